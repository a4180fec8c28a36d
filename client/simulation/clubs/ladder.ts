/**
 * Strength of the clubs in a league: mean quality of the eleven by expected rank. Two giants,
 * five strong, ten close together, three weak. With squared qualities, and form and morale that
 * follow results, this ladder produces the points of the English top tier at every rank.
 */
export const QUALITY_LADDER = [
  4.42, 4.3, 3.91, 3.51, 3.33, 3.18, 3.02, 2.85, 2.71, 2.63, 2.64, 2.65, 2.68, 2.7, 2.72, 2.75, 2.79, 2.8,
  2.51, 2.13,
] as const

/**
 * Strengths that the summers spread the clubs over, best first: with clubs that come up and ties between the rounds, these
 * produce those points, and places that hold from one season to the next as in real leagues.
 */
export const SUMMER_LADDER: readonly number[] = [
  4.48, 4.39, 3.98, 3.58, 3.4, 3.23, 3.08, 2.93, 2.82, 2.75, 2.72, 2.7, 2.69, 2.69, 2.67, 2.66, 2.63, 2.58,
  2.42, 2.08,
]

/** Strength of the clubs of the second division by expected rank: fitted to its points and to ties between the divisions. */
export const SECOND_LADDER: readonly number[] = [
  2.73, 2.61, 2.42, 2.3, 2.25, 2.21, 2.16, 2.12, 2.08, 2.06, 2.04, 2.02, 2, 1.98, 1.96, 1.94, 1.91, 1.84,
  1.74, 1.58,
]

/** Rung of the own club at the start: tenth, its expected position. */
export const OWN_RUNG = 9

/** Rungs of the nineteen rivals when the own club is on rung `own` (0–19) of a ladder. */
export function rivalRungs(own: number, ladder: readonly number[] = QUALITY_LADDER): number[] {
  return ladder.filter((_, rung) => rung !== own)
}

/** Rung (0–19) of a ladder closest to a mean quality of the eleven. Limits how many strong clubs a league has. */
export function nearestRung(quality: number, ladder = SUMMER_LADDER): number {
  const distances = ladder.map((rung) => Math.abs(rung - quality))
  return distances.indexOf(Math.min(...distances))
}

/** Shares of the gap to what must be beaten that the owners of the five strongest rivals pay for. */
const ANSWERS = [0.9, 0.8, 0.7, 0.6, 0.5]

/** Stars that must be beaten from which the league answers. */
const ANSWERED_FROM = 4.5

/**
 * Stars by which the strongest rivals go beyond their rungs, best first, when they must beat so many stars (LEA-21).
 * Zeros below 4.5 stars.
 */
export function answersTo(beaten: number, rungs: readonly number[]): number[] {
  return ANSWERS.map(
    (share, rank) => (beaten < ANSWERED_FROM ? 0 : share) * Math.max(0, beaten - (rungs[rank] ?? beaten)),
  )
}
