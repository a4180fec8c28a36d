/** The counters of a career's end: what each shows at a time. The words beside them follow the same plan. */

/** How long each counter runs (specification, section 9). */
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
  /** The whole numbers that are shown so many milliseconds after the start. */
  at(elapsedMs: number): Tally
  /** Whether both counters stand where they end. */
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

/** Starts fast and slows down; exact at the end. */
function count(from: number, to: number, share: number): number {
  if (share >= 1) return to
  const left = 1 - Math.max(0, share)
  return Math.round(to + (from - to) * left * left * left)
}
