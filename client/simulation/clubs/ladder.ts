/**
 * How strong the clubs of a league are. Mean quality of the eleven by expected rank: two giants,
 * five strong, ten close together, three weak. With squared qualities this ladder gives the
 * points of the English top tier at every rank.
 */
export const QUALITY_LADDER = [
  4.55, 4.36, 3.88, 3.55, 3.38, 3.22, 3.05, 2.88, 2.73, 2.65, 2.65, 2.65, 2.65, 2.65, 2.66, 2.68, 2.68, 2.68,
  2.45, 2.05,
] as const

/** The rung the player's club starts on: tenth, as its starting position says. */
export const OWN_RUNG = 9

/** The rungs of the nineteen others while the own club stands on rung `own` (0–19). */
export function rivalRungs(own: number): number[] {
  return QUALITY_LADDER.filter((_, rung) => rung !== own)
}

/** The rung (0–19) nearest to a mean quality of the eleven: a league has room for so many strong clubs. */
export function nearestRung(quality: number): number {
  const distances = QUALITY_LADDER.map((rung) => Math.abs(rung - quality))
  return distances.indexOf(Math.min(...distances))
}
