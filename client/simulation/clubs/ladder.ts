/**
 * How strong the clubs of a league are. Mean quality of the eleven by expected rank: two giants,
 * five strong, ten close together, three weak. With squared qualities this ladder gives the
 * points of the English top tier at every rank.
 */
export const QUALITY_LADDER = [
  4.75, 4.35, 3.95, 3.65, 3.45, 3.3, 3.1, 2.9, 2.75, 2.65, 2.65, 2.65, 2.65, 2.65, 2.65, 2.65, 2.55, 2.4, 2.2,
  2.05,
] as const

/** The rung the player's club starts on: tenth, as its starting position says. */
export const OWN_RUNG = 9

/** The rungs of the nineteen others. */
export const RIVAL_RUNGS: readonly number[] = QUALITY_LADDER.filter((_, rung) => rung !== OWN_RUNG)
