/** Times of the draw of a round: when each club comes out of the bowl. */

/** Milliseconds of the whole scene at most, of the mixing before the first club, and after the last one. */
export const DRAW_MS = 15_000
const MIXING_MS = 1400
const ENDING_MS = 900
/** Milliseconds from one club to the next: at most, and for which the own club's tie is shown besides. */
const SLOWEST_MS = 1150
const OWN_TIE_MS = 1500

interface DrawPlan {
  /** Milliseconds at which each club is out, in the order of the draw. */
  outAt: readonly number[]
  /** Milliseconds at which the scene is over. */
  endsAt: number
}

/** Plans the draw of so many clubs; `ownLast` is the index of the one that completes the own tie or group, −1 without one. */
export function planDraw(clubs: number, ownLast: number): DrawPlan {
  const extra = ownLast < 0 ? 0 : OWN_TIE_MS
  const each = Math.min(SLOWEST_MS, (DRAW_MS - MIXING_MS - ENDING_MS - extra) / Math.max(1, clubs))
  const outAt = Array.from({ length: clubs }, (_, club) => {
    const isAfterOwn = ownLast >= 0 && club > ownLast
    return MIXING_MS + club * each + (isAfterOwn ? extra : 0)
  })
  return { outAt, endsAt: MIXING_MS + clubs * each + extra + ENDING_MS }
}
