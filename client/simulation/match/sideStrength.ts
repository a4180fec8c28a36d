/**
 * Strength of a side on the pitch. Squared qualities make better players count more than linearly;
 * with the league's quality ladder the tables have the spread of real ones.
 */
import { meanStaminaLoss } from '../core/staminaLoss.ts'
import { byTraits } from '../core/byTraits.ts'
import { balancesOf } from '../core/planDemands.ts'
import { assignPlaces, fitInPlace, placesOf, roleFits, type Place, type RoleFits } from '../core/roles.ts'
import { POSITIONS } from '../core/player.ts'
import type { Formation, Intensity } from '../core/tactics.ts'
import { tirednessFactor } from '../core/tiredness.ts'
import { threatOf, type Threat } from './chances.ts'
import type { SheetPlayer } from './matchReport.ts'
import { changesPatterns, hindersOpponents, skillsOf, type Skills } from './skills.ts'

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

/** What follows from a player's traits. */
interface OfTraits {
  skills: Readonly<Skills>
  /** False for those whose factors on kinds of attacks, and on opponents, are all 1. */
  changesPatterns: boolean
  hindersOpponents: boolean
  /** How they meet each choice of a plan. */
  balances: readonly number[]
  /** Factors on quality in each role. */
  fits: RoleFits
}

/** All of it together, so that a player who comes on is looked up once. */
const ofTraits = byTraits((traits): OfTraits => {
  const skills = skillsOf(traits)
  return {
    skills,
    changesPatterns: changesPatterns(skills),
    hindersOpponents: hindersOpponents(skills),
    balances: balancesOf(traits),
    fits: roleFits(traits),
  }
})

/** Player on the pitch and the minute in which they came on. */
export interface OnPitch extends Threat, OfTraits {
  player: SheetPlayer
  since: number
  /** Stamina with which they came on, and what their traits add to its loss. */
  stamina: number
  staminaLoss: number
  /** Place on the pitch, and the factor on quality of playing there; set by `takePlaces`. */
  place: Readonly<Place> | null
  fit: number
  /** Quality with the condition of the day, and the factor of the stamina with which they came on (MAT-32). */
  able: number
  rested: number
  /** Both with the fit: quality when they came on. */
  worth: number
}

/** Player who comes on in the minute `since`. */
export function enterPitch(player: SheetPlayer, since: number): OnPitch {
  const { skills, changesPatterns, hindersOpponents, balances, fits } = ofTraits(player)
  const { line, threat, headerThreat } = threatOf(player, skills)
  const able = player.quality * player.condition
  const { stamina } = player
  const rested = tirednessFactor(stamina)
  return {
    player,
    since,
    stamina,
    staminaLoss: skills.staminaLoss,
    skills,
    changesPatterns,
    hindersOpponents,
    balances,
    fits,
    line,
    threat,
    headerThreat,
    place: null,
    fit: 1,
    able,
    rested,
    worth: able * rested,
  }
}

/** Puts the players on the pitch into the places of a formation. */
export function takePlaces(pitch: readonly OnPitch[], formation: Formation): void {
  const places = placesOf(formation)
  if (isInOrder(pitch, places)) {
    for (let i = 0; i < pitch.length; i++) takePlace(pitch[i], places[i])
    return
  }
  const indices = assignPlaces(
    pitch.map(({ player }) => player.type),
    formation,
  )
  for (let i = 0; i < pitch.length; i++) takePlace(pitch[i], places[indices[i] ?? 0])
}

/** True for players who fill the places one after the other, as most elevens do. */
function isInOrder(pitch: readonly OnPitch[], places: readonly Readonly<Place>[]): boolean {
  if (pitch.length !== places.length) return false
  for (let i = 0; i < places.length; i++) {
    if (pitch[i]?.player.type !== places[i]?.position) return false
  }
  return true
}

function takePlace(onPitch: OnPitch | undefined, place: Readonly<Place> | null | undefined): void {
  if (!onPitch || !place || onPitch.place === place) return
  onPitch.place = place
  onPitch.fit = fitInPlace(onPitch.player.type, onPitch.fits, place)
  onPitch.worth = onPitch.able * onPitch.fit * onPitch.rested
}

/** Puts a player into the place of one of the same position whom they replace. */
export function takePlaceOf(coming: OnPitch, { place }: OnPitch): void {
  takePlace(coming, place)
}

/** Stamina of a player in percent in this minute. */
export function freshnessAt(onPitch: OnPitch, minute: number, intensity: Intensity): number {
  return freshnessAfter(onPitch, minute - onPitch.since, meanStaminaLoss(intensity))
}

/** Stamina after these minutes at a tempo that costs `meanLoss` points in ninety. */
export function freshnessAfter({ stamina, staminaLoss }: OnPitch, minutes: number, meanLoss: number): number {
  return Math.max(10, stamina - ((meanLoss + staminaLoss) * minutes) / 90)
}

const KEEPER = POSITIONS.indexOf('Goalkeeper')
const USUAL_LOSS = meanStaminaLoss('medium')

/** Factor of freshness on quality. */
function legsOf(onPitch: OnPitch, minute: number, meanLoss: number): number {
  const minutes = minute - onPitch.since
  const freshness = freshnessAfter(onPitch, minutes, meanLoss)
  const fresh = 1 - FRESH_SHARE * (1 - freshness / 100)
  const beyond = minutes - LEGS_GO_AFTER
  if (beyond <= 0) return fresh
  const usual = meanLoss === USUAL_LOSS ? freshness : freshnessAfter(onPitch, minutes, USUAL_LOSS)
  const loss = LATE_LOSS.usual + LATE_LOSS.perPoint * (USUAL_FRESHNESS - usual)
  return fresh - (Math.max(0, loss) * beyond) / LEGS_GO_AFTER
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
  // One player is always in goal: without a goalkeeper it is an outfielder.
  if (!hasKeeper && pitch.length > 0) {
    sum *= 1 - (1 - OUTFIELDER_IN_GOAL * OUTFIELDER_IN_GOAL) / pitch.length
  }
  return sum / 11
}
