/**
 * Odds of an attack: the probability of its goal, which its draw is compared with, and what the attack is like once
 * that is decided. Patterns, takers and places of goals, and of attacks without one, are drawn in the shares that
 * they would have if each shot were decided by itself.
 */
import type { Random } from '../core/rng.ts'
import { byPattern, PATTERNS, type Pattern } from './attack.ts'
import {
  FIRST_SHARE,
  LATER_CORNERS,
  FOLLOW_UPS,
  FOLLOW_UP_WORTH,
  USUAL_PATTERN,
  type AttackMix,
} from './attackCourse.ts'
import type { PitchFactors } from './pitchFactors.ts'

/** Patterns that leave a player alone with the goalkeeper. */
export const IS_ALONE = byPattern(['through-ball', 'counter', 'solo'])
/** Patterns that a side can rehearse in training (TRN-12). */
export const IS_REHEARSED = byPattern(['corner', 'free-kick', 'direct-free-kick'])
/** Patterns with headers, and about their share of the worth of these patterns. */
const IS_HEADED = byPattern(['cross', 'corner', 'free-kick'])
const HEADED_SHARE = 0.4

/** Goals of a side against an opponent by pattern, until the players or plans change. */
export interface Scoring {
  mix: AttackMix
  factors: PitchFactors
  defence: PitchFactors['defence']
  /** Factor of takers, goalkeeper and training on how often attacks are scored. */
  factor: number
  /** Weights of the patterns of goals in the order of `PATTERNS`, and their sum. */
  weights: readonly number[]
  total: number
}

export function scoringOf(
  { mix, factors, defence }: Pick<Scoring, 'mix' | 'factors' | 'defence'>,
  setPieces: number,
): Scoring {
  const alone = (factors.finishingAlone / factors.finishing) * defence.savesAlone
  const headed = 1 + HEADED_SHARE * (defence.savesHeaders - 1)
  const later = 1 + LATER_CORNERS * (setPieces - 1)
  const weights = mix.scored.slice()
  let usual = 0
  let total = 0
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i] ?? 0
    const factor =
      (SPECIAL_ALONE[i] ? alone : 1) *
      (SPECIAL_HEADED[i] ? headed : 1) *
      (SPECIAL_REHEARSED[i] ? setPieces : 1)
    const first = FIRST_SHARE[i] ?? 1
    const all = factor * first + later * (1 - first)
    usual += weight
    total += weight * all
    weights[i] = weight * all
  }
  return {
    mix,
    factors,
    defence,
    factor: (factors.finishing * defence.saves * total) / usual,
    weights,
    total,
  }
}

const SPECIAL_ALONE = PATTERNS.map((pattern) => IS_ALONE[pattern])
const SPECIAL_HEADED = PATTERNS.map((pattern) => IS_HEADED[pattern])
const SPECIAL_REHEARSED = PATTERNS.map((pattern) => IS_REHEARSED[pattern])

/** Draws the pattern of an attack that is scored. */
export function drawScored({ weights, total }: Scoring, random: Random): Pattern {
  let left = random.next() * total
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i] ?? 0
    if (left < 0) return PATTERNS[i] ?? USUAL_PATTERN
  }
  return USUAL_PATTERN
}

/** Draws the pattern of an attack that is not scored, where attacks are scored with the probability `goal`. */
export function drawUnscored({ mix, weights, total }: Scoring, goal: number, random: Random): Pattern {
  const scored = (goal * mix.total) / total
  let left = random.next() * (1 - goal) * mix.total
  for (let i = 0; i < weights.length; i++) {
    left -= Math.max(0, (mix.weights[i] ?? 0) - scored * (weights[i] ?? 0))
    if (left < 0) return PATTERNS[i] ?? USUAL_PATTERN
  }
  return USUAL_PATTERN
}

/** Probability of a goal from an attack of a pattern, where attacks are scored with the probability `goal`. */
export function goalChanceOf(pattern: Pattern, { mix, weights, total }: Scoring, goal: number): number {
  const index = PATTERNS.indexOf(pattern)
  return (goal * mix.total * (weights[index] ?? 0)) / (total * (mix.weights[index] ?? 1))
}

/** Later shots of an attack after one that is not scored. */
export interface Sequel {
  /** Probability that one of them is scored. */
  goal: number
  /** Factor on their number in an attack without a goal. */
  without: number
}

/** Sequel at a scale of the worth of shots, including the factor on how often they are scored. */
export function sequelOf(scale: number, vigour: number): Sequel {
  const next = FOLLOW_UPS * vigour
  const scored = Math.min(0.9, FOLLOW_UP_WORTH * scale)
  const goal = scored / (1 - next * (1 - scored))
  return { goal: next * goal, without: (1 - goal) / (1 - next * goal) }
}
