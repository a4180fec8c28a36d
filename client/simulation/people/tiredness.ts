/** Tiredness of players who begin a match with low stamina (MAT-32). */

/** Stamina in percent from which a player begins a match fresh. */
const FRESH_FROM = 85

/** Share of quality lost for each point of stamina below. Fitted so that rotation is worth one to two points a season. */
const LOSS_PER_POINT = 0.012

/** Factor on the quality of a player who begins a match with this stamina, 0.1–1. */
export function tirednessFactor(stamina: number): number {
  return 1 - LOSS_PER_POINT * Math.max(0, FRESH_FROM - stamina)
}

/** Tiredness of a player with this stamina in words; null for a fresh one. */
export function tirednessInWords(stamina: number): string | null {
  const percent = Math.round(100 * (1 - tirednessFactor(stamina)))
  return percent === 0 ? null : `Tired: would play ${percent}% below full quality.`
}
