/**
 * Strength of a side on the pitch. Squared qualities make better players count more than linearly;
 * with the league's quality ladder the tables have the spread of real ones.
 */
import { meanStaminaLoss } from '../core/staminaLoss.ts'
import { assignPlaces, placeFit, placesOf, type Place } from '../core/roles.ts'
import type { Formation, Intensity } from '../core/tactics.ts'
import type { SheetPlayer } from './matchReport.ts'
import { skillsOf, type Skills } from './skills.ts'

/** Home advantage as a factor on strength (MAT-11). */
export const HOME_FACTOR = 1.2

/** Factor on the quality of an outfielder in goal. */
const OUTFIELDER_IN_GOAL = 0.45

/** Share of quality kept by an exhausted player; the rest depends on freshness. */
const SPENT_QUALITY = 0.8

/** Player on the pitch and the minute in which they came on. */
export interface OnPitch {
  player: SheetPlayer
  since: number
  skills: Readonly<Skills>
  /** Place on the pitch, and the factor on quality of playing there; set by `takePlaces`. */
  place: Readonly<Place> | null
  fit: number
}

/** Player who comes on in the minute `since`. */
export function enterPitch(player: SheetPlayer, since: number): OnPitch {
  return { player, since, skills: skillsOf(player), place: null, fit: 1 }
}

/** Puts the players on the pitch into the places of a formation. */
export function takePlaces(pitch: readonly OnPitch[], formation: Formation): void {
  const places = placesOf(formation)
  const indices = assignPlaces(
    pitch.map(({ player }) => player.type),
    formation,
  )
  for (let i = 0; i < pitch.length; i++) {
    const onPitch = pitch[i]
    const place = places[indices[i] ?? 0]
    if (!onPitch || !place || onPitch.place === place) continue
    onPitch.place = place
    onPitch.fit = placeFit(onPitch.player, place)
  }
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
export function elevenStrength(pitch: readonly OnPitch[], intensity: Intensity, minute: number): number {
  let hasKeeper = false
  let sum = 0
  for (const onPitch of pitch) {
    const { player } = onPitch
    hasKeeper ||= player.type === 'Goalkeeper'
    const fresh = freshnessAt(onPitch, minute, intensity) / 100
    const worth =
      player.quality * player.condition * onPitch.fit * (SPENT_QUALITY + (1 - SPENT_QUALITY) * fresh)
    sum += worth * worth
  }
  // One player is always in goal: without a goalkeeper it is an outfielder.
  if (!hasKeeper && pitch.length > 0) {
    sum *= 1 - (1 - OUTFIELDER_IN_GOAL * OUTFIELDER_IN_GOAL) / pitch.length
  }
  return sum / 11
}
