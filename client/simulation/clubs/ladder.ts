/**
 * Strength of the clubs in a league: mean quality of the eleven by expected rank. Two giants,
 * five strong, ten close together, three weak. With squared qualities this ladder produces the
 * points of the English top tier at every rank.
 */
export const QUALITY_LADDER = [
  4.55, 4.36, 3.88, 3.55, 3.38, 3.22, 3.05, 2.88, 2.73, 2.65, 2.65, 2.65, 2.65, 2.65, 2.66, 2.68, 2.68, 2.68,
  2.45, 2.05,
] as const

/** Rung of the own club at the start: tenth, its expected position. */
export const OWN_RUNG = 9

/** Rungs of the nineteen rivals when the own club is on rung `own` (0–19). */
export function rivalRungs(own: number): number[] {
  return QUALITY_LADDER.filter((_, rung) => rung !== own)
}

/** Rung (0–19) closest to a mean quality of the eleven. Limits how many strong clubs a league has. */
export function nearestRung(quality: number): number {
  const distances = QUALITY_LADDER.map((rung) => Math.abs(rung - quality))
  return distances.indexOf(Math.min(...distances))
}
