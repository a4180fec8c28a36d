import type { Works } from '../../../simulation/facilities/build.ts'
import { grouped } from '../../../simulation/core/money.ts'

/** Formats closed seats: '2,500 seats, 28 days'. */
export function seatsClosed({ seats, days }: Works): string {
  return `${grouped(seats)} seats, ${days} days`
}
