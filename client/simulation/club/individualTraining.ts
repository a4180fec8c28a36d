/** Individual training: few players at once work on a weakness or a strength (TRN-9 to TRN-11). */
import { oneOf, record } from '../core/checks.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Player, PlayerId } from '../people/player.ts'
import { TRAITS_OF, TRAIT_NAMES, type TraitName, type Traits } from '../people/traits.ts'

/** Most players with an individual focus at once. */
export const MAX_INDIVIDUAL = 3
/** A player with so many strengths builds no other. */
const MAX_STRENGTHS = 3
/** Factor on the growth of a player with an individual focus. */
export const INDIVIDUAL_GROWTH = 0.7

/** A weakness to be overcome, or a strength to be built. */
export interface IndividualGoal {
  kind: keyof Traits
  trait: TraitName
}

export const individualGoalFields = {
  kind: oneOf(['strengths', 'weaknesses'] as const),
  trait: oneOf(TRAIT_NAMES),
}

export const individualGoal = record<IndividualGoal>(individualGoalFields)

export interface IndividualFocus extends IndividualGoal {
  id: PlayerId
  /** Share of the work that is done, 0 to 1. */
  progress: number
}

/** Weeks of training that a goal takes without a coach. */
const WEEKS: Record<keyof Traits, number> = { weaknesses: 24, strengths: 36 }
/** Share that each star of the coach adds to a week's work. */
const FASTER_PER_COACH_STAR = 0.06
/** From this age on it takes half as long again. */
const SLOW_FROM_AGE = 30
const SLOW_FACTOR = 1.5

/** Share of a goal that a week of training brings, with a coach of so many stars. */
export function weeklyShare(kind: keyof Traits, age: number, coach: number): number {
  return (1 + FASTER_PER_COACH_STAR * coach) / (WEEKS[kind] * (age >= SLOW_FROM_AGE ? SLOW_FACTOR : 1))
}

type Trained = DeepReadonly<Pick<Player, 'type' | 'strengths' | 'weaknesses'>>

/** Goals that a player can work for: their weaknesses, then strengths of their position that they lack. */
export function goalsOf({ type, strengths, weaknesses }: Trained): IndividualGoal[] {
  const overcome = weaknesses.map((trait): IndividualGoal => ({ kind: 'weaknesses', trait }))
  if (strengths.length >= MAX_STRENGTHS) return overcome
  const lacking = TRAITS_OF[type].filter((trait) => !strengths.includes(trait) && !weaknesses.includes(trait))
  return [...overcome, ...lacking.map((trait): IndividualGoal => ({ kind: 'strengths', trait }))]
}

/** The player's traits once a goal is reached; new lists. */
export function reachGoal({ strengths, weaknesses }: DeepReadonly<Traits>, goal: IndividualGoal): Traits {
  return goal.kind === 'weaknesses'
    ? { strengths: strengths.slice(), weaknesses: weaknesses.filter((name) => name !== goal.trait) }
    : { strengths: [...strengths, goal.trait], weaknesses: weaknesses.slice() }
}
