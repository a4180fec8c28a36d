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

/** Player on the pitch and the minute in which they came on. Small, since a match makes thirty of them. */
export interface OnPitch extends Threat {
  player: SheetPlayer
  since: number
  traits: OfTraits
  /** Those of `traits`. */
  skills: Readonly<Skills>
  /** Place on the pitch, set by `takePlaces`. */
  place: Readonly<Place> | null
  /** Quality when they came on: with the condition of the day, the place, and their stamina (MAT-32). */
  worth: number
  /** Points of stamina that the manager's words have cost; negative for what they have saved. */
  spent: number
}

/** Player who comes on in the minute `since`. */
export function enterPitch(player: SheetPlayer, since: number): OnPitch {
  const traits = ofTraits(player)
  const { skills } = traits
  const { line, threat } = threatOf(player, skills)
  const worth = ableOf(player) * tirednessFactor(player.stamina)
  return { player, since, traits, skills, line, threat, place: null, worth, spent: 0 }
}

/** Quality of a player with the condition of the day. */
function ableOf({ quality, condition }: SheetPlayer): number {
  return quality * condition
}

/** The same in the place on the pitch. */
export function ableInPlace({ player, traits, place }: OnPitch): number {
  return ableOf(player) * (place ? fitInPlace(player.type, traits.fits, place) : 1)
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
  onPitch.worth = ableInPlace(onPitch) * tirednessFactor(onPitch.player.stamina)
}

/** Puts a player into the place of one of the same position whom they replace. */
export function takePlaceOf(coming: OnPitch, { place }: OnPitch): void {
  takePlace(coming, place)
}
