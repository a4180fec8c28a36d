/** Strengths and weaknesses in words and figures. */
import { TRAITS, type TraitEffect, type TraitName, type Traits } from './traits.ts'

/** Sentences per effect; {n} stands for the percentage or points, {more} for 'more' or its opposite. */
const WORDS: Record<TraitEffect, string> = {
  takesChances: 'Gets to {n}% {more} chances than others in the same position.',
  takesHeaders: 'Gets to {n}% {more} crosses, corners and free kicks than others in the same position.',
  scores: 'Scores {n}% {more} often from a chance.',
  scoresAlone: 'Scores {n}% {more} often when one-on-one: from through balls, counters and solo runs.',
  provides: 'Sets up {n}% {more} goals than others in the same position.',
  throughBalls: 'The side plays {n}% {more} through balls.',
  crosses: 'The side has {n}% {more} crosses and cutbacks.',
  soloRuns: 'The side makes {n}% {more} solo runs.',
  counters: 'The side has {n}% {more} counters.',
  longShots: 'The side tries {n}% {more} long shots.',
  defends: 'Opponents’ chances are {n}% {more} likely to be goals.',
  saves: 'Opponents score {n}% {more} often from a chance.',
  savesAlone: 'Opponents score {n}% {more} often from through balls, counters and solo runs.',
  savesHeaders: 'Opponents score {n}% {more} often from headers.',
  staminaLoss: 'Loses {n} points {more} stamina in a match.',
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
