/**
 * Strength of a side on the pitch. Squared qualities make better players count more than linearly;
 * with the league's quality ladder the tables have the spread of real ones.
 */
import { meanStaminaLoss } from '../club/staminaLoss.ts'
import { POSITIONS } from '../people/position.ts'
import type { Intensity } from '../club/tactics.ts'
import { ableInPlace, type OnPitch } from './onPitch.ts'

/** Home advantage as a factor on strength (MAT-11). */
export const HOME_FACTOR = 1.2

/** Factor on the quality of an outfielder in goal. */
const OUTFIELDER_IN_GOAL = 0.45

/** Share of quality that depends on freshness throughout. */
const FRESH_SHARE = 0.2

/**
 * Share of quality that a player loses after ninety minutes on the pitch besides, with the usual freshness
 * and for each point of stamina less; it begins at 45 and rises evenly (MAT-31). At medium tempo, so that
 * no tempo gains. Fitted so that substitutes for the tired pay although reserves are weaker.
 */
const LATE_LOSS = { usual: 0.45, perPoint: 0.008 }
const USUAL_FRESHNESS = 77
const LEGS_GO_AFTER = 45
/** Share of that loss that each minute beyond ninety still costs (MAT-50). */
const BEYOND_NINETY = 1 / 3

/** Stamina of a player in percent in this minute. */
export function freshnessAt(onPitch: OnPitch, minute: number, intensity: Intensity): number {
  return freshnessAfter(onPitch, minute - onPitch.since, meanStaminaLoss(intensity))
}

/** Stamina after these minutes at a tempo that costs `meanLoss` points in ninety. */
export function freshnessAfter(
  { player, skills, spent }: OnPitch,
  minutes: number,
  meanLoss: number,
): number {
  return Math.max(10, player.stamina - spent - ((meanLoss + skills.staminaLoss) * minutes) / 90)
}

const KEEPER = POSITIONS.indexOf('Goalkeeper')
const USUAL_LOSS = meanStaminaLoss('medium')

/** Factor of freshness on quality. */
function legsOf(onPitch: OnPitch, minute: number, meanLoss: number): number {
  const minutes = minute - onPitch.since
  const freshness = freshnessAfter(onPitch, minutes, meanLoss)
  const fresh = 1 - FRESH_SHARE * (1 - freshness / 100)
  const beyond = wearyMinutes(minutes)
  if (beyond <= 0) return fresh
  const usual = meanLoss === USUAL_LOSS ? freshness : freshnessAfter(onPitch, minutes, USUAL_LOSS)
  const loss = LATE_LOSS.usual + LATE_LOSS.perPoint * (USUAL_FRESHNESS - usual)
  return fresh - (Math.max(0, loss) * beyond) / LEGS_GO_AFTER
}

/** Minutes beyond those after which legs go, fewer for those beyond ninety. */
function wearyMinutes(minutes: number): number {
  const beyond = minutes - LEGS_GO_AFTER
  return beyond <= LEGS_GO_AFTER ? beyond : LEGS_GO_AFTER + (beyond - LEGS_GO_AFTER) * BEYOND_NINETY
}

/** Mean squared quality over eleven places; an empty place counts as 0. */
export function elevenStrength(pitch: readonly OnPitch[], intensity: Intensity, minute: number): number {
  const meanLoss = meanStaminaLoss(intensity)
  let hasKeeper = false
  let sum = 0
  for (const onPitch of pitch) {
    hasKeeper ||= onPitch.line === KEEPER
    const worth = onPitch.worth * legsOf(onPitch, minute, meanLoss)
    sum += worth * worth
  }
  return meanOf(sum, pitch.length, hasKeeper)
}

/** The same as if nobody were tired. */
export function restedStrength(pitch: readonly OnPitch[]): number {
  let sum = 0
  for (const onPitch of pitch) {
    const able = ableInPlace(onPitch)
    sum += able * able
  }
  return meanOf(
    sum,
    pitch.length,
    pitch.some(({ line }) => line === KEEPER),
  )
}

function meanOf(sum: number, players: number, hasKeeper: boolean): number {
  // One player is always in goal: without a goalkeeper it is an outfielder.
  const inGoal = hasKeeper || players === 0 ? 1 : 1 - (1 - OUTFIELDER_IN_GOAL * OUTFIELDER_IN_GOAL) / players
  return (sum * inGoal) / 11
}
