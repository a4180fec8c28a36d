/**
 * Strength of a side on the pitch. Squared qualities make better players count more than linearly;
 * with the league's quality ladder the tables have the spread of real ones.
 */
import type { Position } from '../core/player.ts'
import { meanStaminaLoss } from '../core/staminaLoss.ts'
import { linesOf } from '../core/formation.ts'
import type { Intensity, Tactics } from '../core/tactics.ts'
import type { SheetPlayer } from './matchReport.ts'
import { skillsOf, type Skills } from './skills.ts'

/** Home advantage as a factor on strength (MAT-11). */
export const HOME_FACTOR = 1.2

/** Factor on the quality of a player out of position; an outfielder in goal has a lower one. */
const OUT_OF_POSITION = 0.85
const OUTFIELDER_IN_GOAL = 0.45

/** Share of quality kept by an exhausted player; the rest depends on freshness. */
const SPENT_QUALITY = 0.8

/** Player on the pitch and the minute in which they came on. */
export interface OnPitch {
  player: SheetPlayer
  since: number
  skills: Readonly<Skills>
}

/** Player who comes on in the minute `since`. */
export function enterPitch(player: SheetPlayer, since: number): OnPitch {
  return { player, since, skills: skillsOf(player) }
}

/** Stamina of a player in percent in this minute. */
export function freshnessAt(
  { player, since, skills }: OnPitch,
  minute: number,
  intensity: Intensity,
): number {
  const lossPerMatch = meanStaminaLoss(intensity) + skills.staminaLoss
  return Math.max(10, player.stamina - (lossPerMatch * (minute - since)) / 90)
}

/** Mean squared quality over eleven places; an empty place counts as 0. */
export function elevenStrength(
  pitch: readonly OnPitch[],
  tactics: Readonly<Tactics>,
  minute: number,
): number {
  const free: Record<Position, number> = { ...linesOf(tactics.formation) }
  let sum = 0
  for (const onPitch of pitch) {
    const { player } = onPitch
    const place = free[player.type]
    free[player.type] = place - 1
    const fresh = freshnessAt(onPitch, minute, tactics.intensity) / 100
    const fit = place > 0 ? 1 : OUT_OF_POSITION
    const worth = player.quality * player.condition * fit * (SPENT_QUALITY + (1 - SPENT_QUALITY) * fresh)
    sum += worth * worth
  }
  // One player is always in goal: without a goalkeeper it is an outfielder.
  if (free.Goalkeeper > 0 && pitch.length > 0) {
    sum *= 1 - (1 - OUTFIELDER_IN_GOAL * OUTFIELDER_IN_GOAL) / pitch.length
  }
  return sum / 11
}
