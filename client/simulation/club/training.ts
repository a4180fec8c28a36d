/** Training: a focus and an intensity, each of which trades one thing for another (TRN-1 to TRN-4, TRN-12). */
import { oneOf, record } from '../core/checks.ts'
import type { IndividualFocus } from './individualTraining.ts'
import type { MatchOutcome } from './leagueRecord.ts'
import type { PlayerId } from '../people/player.ts'
import type { Position } from '../people/position.ts'

export const TRAINING_FOCUSES = [
  'balanced',
  'attack',
  'defence',
  'set-pieces',
  'fitness',
  'recovery',
] as const
export type TrainingFocus = (typeof TRAINING_FOCUSES)[number]

export const TRAINING_INTENSITIES = ['light', 'normal', 'hard'] as const
export type TrainingIntensity = (typeof TRAINING_INTENSITIES)[number]

/** Training of every day until it is changed. */
export interface TrainingPlan {
  focus: TrainingFocus
  intensity: TrainingIntensity
}

export const trainingPlanFields = {
  focus: oneOf(TRAINING_FOCUSES),
  intensity: oneOf(TRAINING_INTENSITIES),
}

export const trainingPlan = record<TrainingPlan>(trainingPlanFields)

export const FOCUS_NAMES: Readonly<Record<TrainingFocus, string>> = {
  balanced: 'Balanced',
  attack: 'Attack',
  defence: 'Defence',
  'set-pieces': 'Set pieces',
  fitness: 'Fitness',
  recovery: 'Recovery',
}

export const INTENSITY_NAMES: Readonly<Record<TrainingIntensity, string>> = {
  light: 'Light',
  normal: 'Normal',
  hard: 'Hard',
}

/** A plan in words: 'recovery, light'. */
export function planInWords({ focus, intensity }: Readonly<TrainingPlan>): string {
  return `${FOCUS_NAMES[focus]}, ${INTENSITY_NAMES[intensity]}`.toLowerCase()
}

/** Changes of a player by a week's update. */
export interface TrainedPlayer {
  id: PlayerId
  /** Change of quality in stars. */
  step: number
  /** Change of form in steps. */
  form: -1 | 0 | 1
  /** True for those with minutes in the last match. */
  hasPlayed: boolean
  /** True for those hurt in training. */
  isHurt: boolean
}

/** Training of a past week and what came of it. */
export interface TrainedWeek {
  /** Day on which the week was over. */
  day: number
  days: TrainingPlan[]
  /** Last result, on which changes of form depend. */
  outcome: MatchOutcome
  /** Players of whom something has changed. */
  players: TrainedPlayer[]
}

export interface Training {
  plan: TrainingPlan
  /** Plans of the days since the last weekly update. */
  days: TrainingPlan[]
  lastWeek: TrainedWeek | null
  /** At most MAX_INDIVIDUAL, one for a player. */
  individual: IndividualFocus[]
}

/** Training of a new career, which changes nothing. */
export function defaultTraining(): Training {
  return { plan: { focus: 'balanced', intensity: 'normal' }, days: [], lastWeek: null, individual: [] }
}

/** Changes by a part of the plan, as shares: 0.2 is a fifth more. */
interface TrainingChange {
  /** Growth of goalkeepers and defenders, and of midfielders and forwards. */
  readonly growth: { readonly backs: number; readonly forwards: number }
  /** Added to the chance that a change of form is upwards, by the same lines. */
  readonly form: { readonly backs: number; readonly forwards: number }
  /** Stamina that comes back in a night. */
  readonly rest: number
}

const both = (share: number) => ({ backs: share, forwards: share })

const FOCUS_CHANGES: Readonly<Record<TrainingFocus, TrainingChange>> = {
  balanced: { growth: both(0), form: both(0), rest: 0 },
  attack: { growth: { backs: -0.3, forwards: 0.25 }, form: { backs: -0.06, forwards: 0.06 }, rest: 0 },
  defence: { growth: { backs: 0.25, forwards: -0.3 }, form: { backs: 0.06, forwards: -0.06 }, rest: 0 },
  'set-pieces': { growth: both(-0.2), form: both(-0.06), rest: 0 },
  fitness: { growth: both(-0.15), form: both(-0.06), rest: 0.05 },
  recovery: { growth: both(-0.4), form: both(-0.2), rest: 0.12 },
}

const INTENSITY_CHANGES: Readonly<Record<TrainingIntensity, TrainingChange>> = {
  light: { growth: both(-0.25), form: both(-0.1), rest: 0.04 },
  normal: { growth: both(0), form: both(0), rest: 0 },
  hard: { growth: both(0.2), form: both(0.08), rest: -0.05 },
}

/** Chance that a fit player is hurt in a week of hard training. */
export const HURT_CHANCE = 0.003

/** Share by which corners and free kicks are scored from more often after a week of set pieces. */
export const SET_PIECE_GAIN = 0.2

/** Share of a focus's costs that each star of a Technical Director saves. */
export const SAVED_PER_DIRECTOR_STAR = 0.06

/** Effect of a plan on the players of a position. */
export interface TrainingEffect {
  /** Factor on growth. */
  growth: number
  /** Factor on the stamina that comes back in a night. */
  rest: number
  /** Added to the chance that a change of form is upwards. */
  form: number
}

/** Effect of a plan with a Technical Director of so many stars, 0 without one. */
export function trainingEffect(
  { focus, intensity }: Readonly<TrainingPlan>,
  position: Position,
  director: number,
): TrainingEffect {
  const line = position === 'Goalkeeper' || position === 'Defender' ? 'backs' : 'forwards'
  const saved = (change: number) => (change < 0 ? change * (1 - SAVED_PER_DIRECTOR_STAR * director) : change)
  const [byFocus, byIntensity] = [FOCUS_CHANGES[focus], INTENSITY_CHANGES[intensity]]
  return {
    growth: (1 + saved(byFocus.growth[line])) * (1 + byIntensity.growth[line]),
    rest: (1 + byFocus.rest) * (1 + byIntensity.rest),
    form: saved(byFocus.form[line]) + byIntensity.form[line],
  }
}
