/** Prize money for the final position. */

const PRIZE_LAST = 400_000
const PRIZE_STEP = 120_000
/** Bonus for the champion. */
const PRIZE_TITLE = 1_320_000

/** Pounds for a final position of 1–20. */
export function prizeFor(position: number): number {
  return PRIZE_LAST + PRIZE_STEP * (20 - position) + (position === 1 ? PRIZE_TITLE : 0)
}
