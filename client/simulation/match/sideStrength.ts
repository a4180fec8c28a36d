/**
 * The strength a side brings on to the pitch. Squared qualities make better players count more
 * than linearly; with the league's ladder of squads that gives tables as wide as real ones.
 */
import type { Position } from '../core/player.ts'
import { meanStaminaLoss } from '../core/effort.ts'
import { linesOf } from '../core/formation.ts'
import type { Intensity, Tactics } from '../core/tactics.ts'
import type { SheetPlayer } from './matchReport.ts'

/** Home advantage as a factor on strength (MAT-11). */
export const HOME_FACTOR = 1.2

/** What a player out of his position is worth of himself; in goal, an outfielder is worth less. */
const OUT_OF_POSITION = 0.85
const OUTFIELDER_IN_GOAL = 0.45

/** An exhausted player keeps this share of his quality; the rest comes with freshness. */
const SPENT_QUALITY = 0.8

/** A player on the pitch and the minute he came on. */
export interface OnPitch {
  player: SheetPlayer
  since: number
}

/** A player's freshness in percent after `minutes` on the pitch. */
export function freshnessAfter(player: SheetPlayer, minutes: number, intensity: Intensity): number {
  return Math.max(10, player.stamina - (meanStaminaLoss(intensity) * minutes) / 90)
}

/** Mean over eleven places of the squared quality on them; an empty place counts nothing. */
export function elevenStrength(
  pitch: readonly OnPitch[],
  tactics: Readonly<Tactics>,
  minute: number,
): number {
  const free: Record<Position, number> = { ...linesOf(tactics.formation) }
  const effort = meanStaminaLoss(tactics.intensity) / 90
  let sum = 0
  for (const { player, since } of pitch) {
    const place = free[player.type]
    free[player.type] = place - 1
    const fresh = Math.max(10, player.stamina - effort * (minute - since)) / 100
    const fit = place > 0 ? 1 : OUT_OF_POSITION
    const worth = player.quality * player.condition * fit * (SPENT_QUALITY + (1 - SPENT_QUALITY) * fresh)
    sum += worth * worth
  }
  // Somebody always stands in goal: without a keeper it is an outfielder.
  if (free.Goalkeeper > 0 && pitch.length > 0) {
    sum *= 1 - (1 - OUTFIELDER_IN_GOAL * OUTFIELDER_IN_GOAL) / pitch.length
  }
  return sum / 11
}
