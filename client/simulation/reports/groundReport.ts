import { stadiumCapacity } from '../finance/facilityIncome.ts'
import type { Snapshot } from '../gameState.ts'

/** Facts of the home ground for its picture. */
export function groundReport(state: Snapshot) {
  const { club, facilities } = state
  const [shirt, trim] = club.colours
  return {
    capacity: stadiumCapacity(state),
    colours: [shirt, trim] as const,
    facilities: facilities.map(({ name, level }) => ({ name, level })),
  }
}
