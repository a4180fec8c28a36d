/**
 * How strong the clubs of a league are. Mean quality of the eleven by expected rank: two giants,
 * five strong, ten close together, three weak. With squared qualities this ladder gives the
 * points of the English top tier at every rank.
 */
export const QUALITY_LADDER = [
  4.65, 4.3, 3.9, 3.6, 3.4, 3.23, 3.06, 2.88, 2.72, 2.65, 2.65, 2.65, 2.65, 2.65, 2.65, 2.66, 2.66, 2.66,
  2.42, 2.03,
] as const

/** The rung the player's club starts on: tenth, as its starting position says. */
export const OWN_RUNG = 9

/** The rungs of the nineteen others. */
export const RIVAL_RUNGS: readonly number[] = QUALITY_LADDER.filter((_, rung) => rung !== OWN_RUNG)
