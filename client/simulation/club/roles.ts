/** Roles of the places of every formation, what they ask for, and how well a player fits them. */
import { byTraits } from '../people/byTraits.ts'
import { linesOf } from './formation.ts'
import { POSITIONS, type Position } from '../people/position.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { FORMATIONS, type Formation } from './tactics.ts'
import type { TraitName, Traits } from '../people/traits.ts'

export type Role =
  | 'Goalkeeper'
  | 'Full-back'
  | 'Wing-back'
  | 'Centre-back'
  | 'Sweeper'
  | 'Holding midfielder'
  | 'Box-to-box midfielder'
  | 'Playmaker'
  | 'Winger'
  | 'Attacking midfielder'
  | 'Inside forward'
  | 'Target man'
  | 'Poacher'

interface RoleDefinition {
  /** Two or three letters for narrow places. */
  short: string
  /** Traits that the role asks for. */
  asks: readonly TraitName[]
}

export const ROLES: Readonly<Record<Role, RoleDefinition>> = {
  Goalkeeper: { short: 'GK', asks: ['Reflexes', 'Crosses'] },
  'Full-back': { short: 'FB', asks: ['Pace', 'Positioning', 'Crossing'] },
  'Wing-back': { short: 'WB', asks: ['Stamina', 'Crossing', 'Pace'] },
  'Centre-back': { short: 'CB', asks: ['Heading', 'Marking', 'Tackling'] },
  Sweeper: { short: 'SW', asks: ['Positioning', 'Passing', 'Tackling'] },
  'Holding midfielder': { short: 'HM', asks: ['Tackling', 'Positioning', 'Passing'] },
  'Box-to-box midfielder': { short: 'BB', asks: ['Stamina', 'Tackling', 'Long shots'] },
  Playmaker: { short: 'PM', asks: ['Passing', 'Vision', 'Technique'] },
  Winger: { short: 'W', asks: ['Crossing', 'Dribbling', 'Pace'] },
  'Attacking midfielder': { short: 'AM', asks: ['Vision', 'Finishing', 'Dribbling'] },
  'Inside forward': { short: 'IF', asks: ['Dribbling', 'Pace', 'First touch'] },
  'Target man': { short: 'TM', asks: ['Heading', 'First touch', 'Robustness'] },
  Poacher: { short: 'PO', asks: ['Finishing', 'Composure', 'Pace'] },
}

/** One of the eleven places of a formation. */
export interface Place {
  position: Position
  role: Role
  /** Index of the role in `RoleFits`. */
  roleIndex: number
}

const BACK_FOUR: readonly Role[] = ['Full-back', 'Centre-back', 'Centre-back', 'Full-back']
const BACK_THREE: readonly Role[] = ['Centre-back', 'Sweeper', 'Centre-back']
const BACK_FIVE: readonly Role[] = ['Wing-back', ...BACK_THREE, 'Wing-back']

/** Roles of the ten outfield places, from the back and from left to right. */
const OUTFIELD: Record<Formation, readonly Role[]> = {
  '4-4-2': [...BACK_FOUR, 'Winger', 'Holding midfielder', 'Playmaker', 'Winger', 'Target man', 'Poacher'],
  '4-3-3': [
    ...BACK_FOUR,
    ...(['Box-to-box midfielder', 'Holding midfielder', 'Playmaker'] as const),
    ...(['Inside forward', 'Poacher', 'Inside forward'] as const),
  ],
  '4-5-1': [
    ...BACK_FOUR,
    ...(['Winger', 'Box-to-box midfielder', 'Holding midfielder', 'Playmaker', 'Winger'] as const),
    'Target man',
  ],
  '3-5-2': [
    ...BACK_THREE,
    ...(['Wing-back', 'Box-to-box midfielder', 'Holding midfielder', 'Playmaker', 'Wing-back'] as const),
    ...(['Target man', 'Poacher'] as const),
  ],
  '5-3-2': [
    ...BACK_FIVE,
    ...(['Box-to-box midfielder', 'Holding midfielder', 'Playmaker'] as const),
    ...(['Target man', 'Poacher'] as const),
  ],
  '4-2-3-1': [
    ...BACK_FOUR,
    ...(['Holding midfielder', 'Playmaker', 'Winger', 'Attacking midfielder', 'Winger'] as const),
    'Poacher',
  ],
  '3-4-3': [
    ...BACK_THREE,
    ...(['Winger', 'Holding midfielder', 'Playmaker', 'Winger'] as const),
    ...(['Inside forward', 'Target man', 'Inside forward'] as const),
  ],
}

const IN_ORDER = Object.keys(ROLES) as Role[]

const PLACES = Object.fromEntries(
  FORMATIONS.map((formation) => {
    const lines = linesOf(formation)
    const positions = POSITIONS.flatMap((position) => Array<Position>(lines[position]).fill(position))
    const roles: readonly Role[] = ['Goalkeeper', ...OUTFIELD[formation]]
    return [
      formation,
      roles.map((role, i) => ({
        role,
        position: positions[i] ?? 'Forward',
        roleIndex: IN_ORDER.indexOf(role),
      })),
    ]
  }),
) as Record<Formation, Place[]>

/** Index of the first place of each position. */
const FIRST_PLACES = Object.fromEntries(
  FORMATIONS.map((formation) => {
    const indexOf = (position: Position) =>
      PLACES[formation].findIndex((place) => place.position === position)
    return [formation, Object.fromEntries(POSITIONS.map((position) => [position, indexOf(position)]))]
  }),
) as Record<Formation, Record<Position, number>>

const PLACES_IN = Object.fromEntries(
  FORMATIONS.map((formation) => {
    const placesIn = (position: Position) => PLACES[formation].filter((place) => place.position === position)
    return [formation, Object.fromEntries(POSITIONS.map((position) => [position, placesIn(position)]))]
  }),
) as Record<Formation, Record<Position, Place[]>>

/** Eleven places from the goalkeeper forward. */
export function placesOf(formation: Formation): readonly Readonly<Place>[] {
  return PLACES[formation]
}

/** Places of a position in a formation. */
export function placesIn(formation: Formation, position: Position): readonly Readonly<Place>[] {
  return PLACES_IN[formation][position]
}

/** Roles of a position in any formation. */
export function rolesOf(position: Position): Role[] {
  return IN_ORDER.filter((role) =>
    FORMATIONS.some((formation) => placesIn(formation, position).some((place) => place.role === role)),
  )
}

/** Factor on the quality of a player in another line than their own. */
const OUT_OF_POSITION = 0.85

/** Change of quality by each of the traits asked for, as a strength and as a weakness. Two of each count. */
const FIT = { strength: 0.03, weakness: -0.04, counted: 2 }

/** Range of the factors on quality in roles of the own line. */
export const FIT_RANGE = { min: 1 + FIT.weakness * FIT.counted, max: 1 + FIT.strength * FIT.counted }

/** Factors on the quality of a player in each role of their own line, 0.92–1.06, in the order of `ROLES`. */
export type RoleFits = readonly number[]

/** Fits of a player, cached. */
export const roleFits = byTraits(({ strengths, weaknesses }): RoleFits => {
  const fitIn = ({ asks }: RoleDefinition) => {
    const strong = strengths.filter((name) => asks.includes(name)).length
    const weak = weaknesses.filter((name) => asks.includes(name)).length
    return 1 + FIT.strength * Math.min(FIT.counted, strong) + FIT.weakness * Math.min(FIT.counted, weak)
  }
  return IN_ORDER.map((role) => fitIn(ROLES[role]))
})

/** Factor on the quality of a player in a role of their own line, 0.92–1.06. */
export function roleFit(player: DeepReadonly<Traits>, role: Role): number {
  return roleFits(player)[IN_ORDER.indexOf(role)] ?? 1
}

/** Factor on the quality of a player in a place: 0.92–1.06 in their own line, 0.85 in another. */
export function placeFit(
  player: DeepReadonly<Traits> & { readonly type: Position },
  place: Readonly<Place>,
): number {
  return fitInPlace(player.type, roleFits(player), place)
}

/** The same for a player of this position whose factors in each role are known. */
export function fitInPlace(type: Position, fits: RoleFits, { position, roleIndex }: Readonly<Place>): number {
  return type === position ? (fits[roleIndex] ?? 1) : OUT_OF_POSITION
}

/** Fit of a player in words: 'Ideal', 'Good', 'Fair', 'Weak' or 'Out of position'. */
export function fitInWords(fit: number): string {
  if (fit <= OUT_OF_POSITION) return 'Out of position'
  const percent = Math.round(100 * (fit - 1))
  if (percent >= 5) return 'Ideal'
  if (percent > 0) return 'Good'
  return percent === 0 ? 'Fair' : 'Weak'
}

/**
 * Index of the place of each player: places of their own line in order, while there are any; the others
 * fill free places from the back.
 */
export function assignPlaces(types: readonly Position[], formation: Formation): number[] {
  const taken: Taken = { Goalkeeper: 0, Defender: 0, Midfielder: 0, Forward: 0 }
  const assigned = types.map((position) => reservePlace(formation, position, taken))
  for (let i = 0; i < assigned.length; i++) {
    if (assigned[i] === NO_PLACE) assigned[i] = reserveFreePlace(formation, taken)
  }
  return assigned
}

const NO_PLACE = -1

/** Number of places taken in each line. */
type Taken = Record<Position, number>

function reservePlace(formation: Formation, position: Position, taken: Taken): number {
  if (taken[position] >= linesOf(formation)[position]) return NO_PLACE
  taken[position] += 1
  return FIRST_PLACES[formation][position] + taken[position] - 1
}

function reserveFreePlace(formation: Formation, taken: Taken): number {
  const lines = linesOf(formation)
  const free = POSITIONS.find((position) => taken[position] < lines[position])
  return free ? reservePlace(formation, free, taken) : NO_PLACE
}
