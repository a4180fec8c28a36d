/**
 * Strengths and weaknesses of players. Each has one effect, in the same measure as a strength and, in the
 * opposite direction, as a weakness. The rules are the same for all clubs.
 */
import type { Position } from './player.ts'

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

/** Traits of a position, in the order of the table. */
export function traitsOf(position: Position): TraitName[] {
  return TRAIT_NAMES.filter((name) => TRAITS[name].positions.includes(position))
}

/** Sentences per effect; {n} stands for the percentage or points, {more} for 'more' or its opposite. */
const WORDS: Record<TraitEffect, string> = {
  takesChances: 'Gets to {n}% {more} chances than others in the same place.',
  takesHeaders: 'Gets to {n}% {more} crosses, corners and free kicks than others in the same place.',
  scores: 'Scores {n}% {more} often from a chance.',
  scoresAlone:
    'Scores {n}% {more} often alone with the goalkeeper: from through balls, counters and solo runs.',
  provides: 'Provides {n}% {more} goals than others in the same place.',
  throughBalls: 'The side plays {n}% {more} through balls.',
  crosses: 'The side has {n}% {more} crosses and cutbacks.',
  soloRuns: 'The side makes {n}% {more} solo runs.',
  counters: 'The side has {n}% {more} counters.',
  longShots: 'The side tries {n}% {more} long shots.',
  defends: 'Chances of the opponents are {n}% {more} likely to be goals.',
  saves: 'Opponents score {n}% {more} often from a chance.',
  savesAlone: 'Opponents score {n}% {more} often from through balls, counters and solo runs.',
  savesHeaders: 'Opponents score {n}% {more} often with the head.',
  staminaLoss: 'A match costs {n} points of stamina {more}.',
  cards: 'Is booked or sent off {n}% {more} often than others.',
  injuries: 'Is injured in matches {n}% {more} often than others.',
}

/** Effects whose opposite of more is fewer. */
const FEWER: readonly TraitEffect[] = [
  'takesChances',
  'takesHeaders',
  'provides',
  'throughBalls',
  'crosses',
  'soloRuns',
  'counters',
  'longShots',
]

/** Effect of a strength or weakness in words and figures: 'Scores 12% more of the chances they take.' */
export function traitInWords(name: TraitName, kind: keyof Traits): string {
  const { effect, change } = TRAITS[name]
  const signed = kind === 'strengths' ? change : -change
  const less = FEWER.includes(effect) ? 'fewer' : 'less'
  return WORDS[effect].replace('{n}', String(Math.abs(signed))).replace('{more}', signed > 0 ? 'more' : less)
}
