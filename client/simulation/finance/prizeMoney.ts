/** Prize and central money for the final position (FIN-7). */
import type { Division } from '../core/fixture.ts'

/** Pounds for the last place; those above add, the more the higher: a step for each, and more for each step. */
const PRIZE_LAST = 400_000
const PRIZE_STEP = 20_000
const PRIZE_GROWTH = 10_000
/** Bonus for the champion. */
const PRIZE_TITLE = 2_600_000

/** Pounds for a final position of 1–20 in the first division. */
export function prizeFor(position: number): number {
  const passed = 20 - position
  return PRIZE_LAST + (PRIZE_STEP + PRIZE_GROWTH * passed) * passed + (position === 1 ? PRIZE_TITLE : 0)
}

/** Pounds for the last place of the second division and each place above. */
const SECOND_PRIZE = { last: 150_000, step: 10_000 }

/** Pounds for a final position of 1–20 in the second division. */
function secondPrizeFor(position: number): number {
  return SECOND_PRIZE.last + SECOND_PRIZE.step * (20 - position)
}

/** Pounds for a final position of 1–20 in a division. */
export function prizeIn(division: Division, position: number): number {
  return division === 1 ? prizeFor(position) : secondPrizeFor(position)
}
