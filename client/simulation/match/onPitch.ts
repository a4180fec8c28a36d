/** Players on the pitch: what the match needs to know of them, and their places. */
import { byTraits } from '../people/byTraits.ts'
import { balancesOf } from '../club/planDemands.ts'
import { assignPlaces, fitInPlace, placesOf, roleFits, type Place, type RoleFits } from '../club/roles.ts'
import type { Formation } from '../club/tactics.ts'
import { tirednessFactor } from '../people/tiredness.ts'
import type { SheetPlayer } from './matchReport.ts'
import { changesPatterns, hindersOpponents, skillsOf, type Skills } from './skills.ts'
import { threatOf, type Threat } from './threat.ts'

/** Effects of a player's traits. */
interface OfTraits {
  skills: Readonly<Skills>
  /** False for those whose factors on kinds of attacks, and on opponents, are all 1. */
  changesPatterns: boolean
  hindersOpponents: boolean
  /** Fit to each choice of a plan. */
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
