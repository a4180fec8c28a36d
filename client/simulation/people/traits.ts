/**
 * Strengths and weaknesses of players. Each has one effect, in the same measure as a strength and, in the
 * opposite direction, as a weakness. The rules are the same for all clubs.
 */
import type { Position } from './position.ts'

/** Strengths and weaknesses of a player, as names of TRAITS. The lists are replaced, never changed in place. */
export interface Traits {
  strengths: readonly TraitName[]
  weaknesses: readonly TraitName[]
}

/** Figure that a trait changes. */
export type TraitEffect =
  | 'takesChances'
  | 'takesHeaders'
  | 'scores'
  | 'scoresAlone'
  | 'provides'
  | 'throughBalls'
  | 'crosses'
  | 'soloRuns'
  | 'counters'
  | 'longShots'
  | 'defends'
  | 'saves'
  | 'savesAlone'
  | 'savesHeaders'
  | 'staminaLoss'
  | 'cards'
  | 'injuries'

interface Trait {
  /** Positions whose players can have it. */
  positions: readonly Position[]
  effect: TraitEffect
  /** Change by a strength in percent; `staminaLoss` in points of stamina. A weakness changes it as much the other way. */
  change: number
}

const OUTFIELD = ['Defender', 'Midfielder', 'Forward'] as const
const ALL = ['Goalkeeper', ...OUTFIELD] as const

const trait = (positions: readonly Position[], effect: TraitEffect, change: number): Trait => ({
  positions,
  effect,
  change,
})

const TABLE = {
  Reflexes: trait(['Goalkeeper'], 'saves', -6),
  'One-on-ones': trait(['Goalkeeper'], 'savesAlone', -15),
  Crosses: trait(['Goalkeeper'], 'savesHeaders', -15),
  Tackling: trait(['Defender', 'Midfielder'], 'defends', -1.5),
  Marking: trait(['Defender'], 'defends', -1.5),
  Positioning: trait(['Defender', 'Midfielder'], 'defends', -1.5),
  Passing: trait(['Defender', 'Midfielder'], 'provides', 30),
  Crossing: trait(['Defender', 'Midfielder'], 'crosses', 8),
  Vision: trait(['Midfielder'], 'throughBalls', 12),
  Technique: trait(['Midfielder'], 'provides', 30),
  Dribbling: trait(['Midfielder', 'Forward'], 'soloRuns', 15),
  Finishing: trait(['Midfielder', 'Forward'], 'scores', 12),
  Composure: trait(['Forward'], 'scoresAlone', 20),
  'First touch': trait(['Forward'], 'takesChances', 25),
  Heading: trait(['Defender', 'Forward'], 'takesHeaders', 40),
  Pace: trait(OUTFIELD, 'counters', 8),
  'Long shots': trait(['Midfielder'], 'longShots', 8),
  Stamina: trait(OUTFIELD, 'staminaLoss', -3),
  Discipline: trait(OUTFIELD, 'cards', -40),
  Robustness: trait(ALL, 'injuries', -40),
} satisfies Record<string, Trait>

export type TraitName = keyof typeof TABLE

/** All traits with their effects. */
export const TRAITS: Readonly<Record<TraitName, Trait>> = TABLE

export const TRAIT_NAMES = Object.keys(TABLE) as TraitName[]

const namesFor = (position: Position) =>
  TRAIT_NAMES.filter((name) => TRAITS[name].positions.includes(position))

/** Traits of each position, in the order of the table. */
export const TRAITS_OF: Readonly<Record<Position, readonly TraitName[]>> = {
  Goalkeeper: namesFor('Goalkeeper'),
  Defender: namesFor('Defender'),
  Midfielder: namesFor('Midfielder'),
  Forward: namesFor('Forward'),
}
