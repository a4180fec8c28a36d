/**
 * Frequency of each kind of attack, by both plans and the players on the pitch (MAT-19). Traits of players enter
 * here: `PatternSkills` are factors on the weights of a side by who plays for it.
 */
import {
  DEFENSIVE_STYLES,
  FORMATIONS,
  INTENSITIES,
  OFFENSIVE_STYLES,
  STYLES,
  type Choices,
  type DefensiveStyle,
  type Formation,
  type Intensity,
  type OffensiveStyle,
  type Style,
} from '../club/tactics.ts'
import { PATTERNS, type Pattern } from './attack.ts'
import type { PatternSkills } from './pitchFactors.ts'

/** Factors on the weights of patterns; 1 for those not named. */
type Factors = Partial<Record<Pattern, number>>

/** Attacks of each kind in a hundred of a usual side. Penalties are drawn beforehand, rebounds follow shots. */
const USUAL: Record<Pattern, number> = {
  'open-play': 26,
  'through-ball': 9,
  cutback: 3.5,
  cross: 18,
  solo: 7,
  counter: 7,
  press: 4.5,
  'long-shot': 17,
  corner: 1,
  'free-kick': 8,
  'direct-free-kick': 4.2,
  penalty: 0,
  rebound: 0,
  error: 1,
}

const OWN_OFFENCE: Record<OffensiveStyle, Factors> = {
  possession: { cutback: 1.4, 'through-ball': 1.15, 'open-play': 1.15, counter: 0.55, cross: 0.85 },
  direct: { 'through-ball': 1.25, cross: 1.1, 'long-shot': 1.15, cutback: 0.6, 'open-play': 0.85 },
  counter_attack: { counter: 2.2, 'through-ball': 1.15, 'open-play': 0.8, cutback: 0.8, corner: 0.9 },
  wing_play: { cross: 1.6, cutback: 1.7, corner: 1.15, 'through-ball': 0.7, 'long-shot': 0.8 },
}

const OWN_DEFENCE: Record<DefensiveStyle, Factors> = {
  high_press: { press: 2.4, error: 1.8, counter: 0.85 },
  mid_block: {},
  deep_block: { counter: 1.35, press: 0.35, error: 0.7 },
  zonal_marking: { press: 0.85 },
}

const THEIR_DEFENCE: Record<DefensiveStyle, Factors> = {
  high_press: { 'through-ball': 1.4, counter: 1.4, 'long-shot': 0.85 },
  mid_block: { 'through-ball': 0.95 },
  deep_block: { 'long-shot': 1.4, cross: 1.2, 'through-ball': 0.5, counter: 0.45, corner: 1.2 },
  zonal_marking: { cross: 1.15, corner: 1.2, 'free-kick': 1.1 },
}

const OWN_STYLE: Record<Style, Factors> = {
  attacking: { solo: 1.1, press: 1.15, cutback: 1.1 },
  balanced: {},
  defensive: { counter: 1.2, 'long-shot': 1.1, 'free-kick': 1.1, press: 0.8 },
  counter: { counter: 1.5, 'open-play': 0.9 },
}

const THEIR_STYLE: Record<Style, Factors> = {
  attacking: { counter: 1.5, 'through-ball': 1.15 },
  balanced: {},
  defensive: { counter: 0.6, 'long-shot': 1.15 },
  counter: { counter: 0.75 },
}

const OWN_INTENSITY: Record<Intensity, Factors> = {
  low: { press: 0.7, counter: 0.9 },
  medium: {},
  high: { press: 1.35, counter: 1.1 },
}

const OWN_FORMATION: Record<Formation, Factors> = {
  '4-4-2': { cross: 1.1 },
  '4-3-3': { cutback: 1.2, press: 1.1 },
  '4-5-1': { 'long-shot': 1.1, counter: 1.1 },
  '3-5-2': { 'through-ball': 1.1 },
  '5-3-2': { counter: 1.15, cross: 0.9 },
  '4-2-3-1': { 'through-ball': 1.1, 'long-shot': 1.05 },
  '3-4-3': { press: 1.2, solo: 1.1 },
}

/** Factors in the order of `PATTERNS`, by the indices of the choices, so that a match needs no search. */
function inOrder<Choice extends string>(
  choices: readonly Choice[],
  table: Record<Choice, Factors>,
): readonly (readonly number[])[] {
  return choices.map((choice) => {
    const factors: Factors = table[choice]
    return PATTERNS.map((pattern) => factors[pattern] ?? 1)
  })
}

const USUAL_IN_ORDER = PATTERNS.map((pattern) => USUAL[pattern])
const NO_FACTORS = PATTERNS.map(() => 1)
const BY_OFFENCE = inOrder(OFFENSIVE_STYLES, OWN_OFFENCE)
const BY_DEFENCE = inOrder(DEFENSIVE_STYLES, OWN_DEFENCE)
const AGAINST_DEFENCE = inOrder(DEFENSIVE_STYLES, THEIR_DEFENCE)
const BY_STYLE = inOrder(STYLES, OWN_STYLE)
const AGAINST_STYLE = inOrder(STYLES, THEIR_STYLE)
const BY_INTENSITY = inOrder(INTENSITIES, OWN_INTENSITY)
const BY_FORMATION = inOrder(FORMATIONS, OWN_FORMATION)

/** Weights of all patterns of a side, in the order of `PATTERNS`, for its plan against the opponent's. */
export function planWeights(own: Readonly<Choices>, other: Readonly<Choices>): readonly number[] {
  const offence = BY_OFFENCE[own.offensiveStyle] ?? NO_FACTORS
  const defence = BY_DEFENCE[own.defensiveStyle] ?? NO_FACTORS
  const theirDefence = AGAINST_DEFENCE[other.defensiveStyle] ?? NO_FACTORS
  const style = BY_STYLE[own.style] ?? NO_FACTORS
  const theirStyle = AGAINST_STYLE[other.style] ?? NO_FACTORS
  const intensity = BY_INTENSITY[own.intensity] ?? NO_FACTORS
  const formation = BY_FORMATION[own.formation] ?? NO_FACTORS
  const weights = USUAL_IN_ORDER.slice()
  for (let i = 0; i < weights.length; i++) {
    weights[i] =
      (weights[i] ?? 0) *
      (offence[i] ?? 1) *
      (defence[i] ?? 1) *
      (theirDefence[i] ?? 1) *
      (style[i] ?? 1) *
      (theirStyle[i] ?? 1) *
      (intensity[i] ?? 1) *
      (formation[i] ?? 1)
  }
  return weights
}

/** Calculates the weights of the patterns of a plan with the skills of the players on the pitch in place. */
export function weighPatterns(weights: number[], plan: readonly number[], bySkills: PatternSkills): void {
  for (let i = 0; i < plan.length; i++) weights[i] = plan[i] ?? 0
  multiply(weights, THROUGH_BALL, bySkills.throughBalls)
  multiply(weights, CROSS, bySkills.crosses)
  multiply(weights, CUTBACK, bySkills.crosses)
  multiply(weights, SOLO, bySkills.soloRuns)
  multiply(weights, COUNTER, bySkills.counters)
  multiply(weights, LONG_SHOT, bySkills.longShots)
}

function multiply(weights: number[], index: number, factor: number): void {
  weights[index] = (weights[index] ?? 0) * factor
}

/** Indices of the patterns of which a side has more by the skills of its players. */
const [THROUGH_BALL, CROSS, CUTBACK, SOLO, COUNTER, LONG_SHOT] = (
  ['through-ball', 'cross', 'cutback', 'solo', 'counter', 'long-shot'] as const
).map((pattern) => PATTERNS.indexOf(pattern)) as [number, number, number, number, number, number]
