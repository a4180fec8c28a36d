/** Animated counters at the end of a career. The DOM text beside the scene follows the same plan. */

/** Duration of each counter. */
export const SEASONS_MS = 1_500
export const POSITION_MS = 2_000

export interface Tally {
  /** Seasons managed, counted up from 0. */
  seasons: number
  /** League position, counted down the table from the 1st. */
  position: number
}

interface TallyPlan {
  end: Readonly<Tally>
  /** Whole numbers shown `elapsedMs` after the start. */
  at(elapsedMs: number): Tally
  /** True when both counters have reached their final values. */
  isEnd(tally: Tally): boolean
}

export function planTally(end: Readonly<Tally>): TallyPlan {
  return {
    end,
    at: (elapsedMs) => ({
      seasons: count(0, end.seasons, elapsedMs / SEASONS_MS),
      position: count(1, end.position, elapsedMs / POSITION_MS),
    }),
    isEnd: ({ seasons, position }) => seasons === end.seasons && position === end.position,
  }
}

/** Eases out from `from` to `to`; exact at the end. */
function count(from: number, to: number, share: number): number {
  if (share >= 1) return to
  const left = 1 - Math.max(0, share)
  return Math.round(to + (from - to) * left * left * left)
}
