/** Money put aside for a building: what the owners would draw otherwise (BOA-15, BOA-16). */
import type { FacilityType } from '../club/facility.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { done, refuse, type Outcome } from '../news/outcome.ts'
import { nextCost } from './build.ts'

type Saver = Pick<Snapshot, 'board' | 'facilities'>

/** Pounds of a sum that would be put aside: as much as the building still costs. */
export function putAsideOf({ board: { savings }, facilities }: Saver, sum: number): number {
  if (!savings) return 0
  return Math.min(sum, Math.max(0, (nextCost(facilities, savings.facility) ?? 0) - savings.amount))
}

/**
 * Saves for a building, or for none. Money put aside goes with the choice as far as the new building costs it; the
 * owners draw the rest.
 */
export function saveFor(state: GameState, facility: FacilityType | null): Outcome {
  const { board, facilities } = state
  const amount = board.savings?.amount ?? 0
  if (facility === null) {
    board.savings = null
    return done({ kind: 'saving-stopped', drawn: amount })
  }
  const cost = nextCost(facilities, facility)
  if (cost === null) return refuse(`${facility} is already at its highest level.`)
  board.savings = { facility, amount: Math.min(amount, cost) }
  return done({ kind: 'saving-begun', facility, drawn: amount - board.savings.amount })
}
