import type { Works } from '../../../simulation/facilities/build.ts'

/** Formats closed seats: '2,500 seats, 28 days'. */
export function seatsClosed({ seats, days }: Works): string {
  return `${seats.toLocaleString('en-GB')} seats, ${days} days`
}
