/**
 * Odds of an attack: the probability of its goal, which its draw is compared with, and what the attack is like once
 * that is decided. Patterns, takers and places of goals, and of attacks without one, are drawn in the shares that
 * they would have if each shot were decided by itself.
 */
import type { Random } from '../core/rng.ts'
import { amongPatterns, type PatternIndex } from './attack.ts'
import { LATER_CORNERS, FOLLOW_UPS, FOLLOW_UP_WORTH, USUAL_PATTERN } from './attackCourse.ts'
import { FIRST_SHARE, type AttackMix } from './attackMix.ts'
import type { PitchFactors } from './pitchFactors.ts'

/** True for the patterns that leave a player alone with the goalkeeper. */
export const IS_ALONE = amongPatterns(['through-ball', 'counter', 'solo'])
/** True for those that a side can rehearse in training (TRN-12). */
export const IS_REHEARSED = amongPatterns(['corner', 'free-kick', 'direct-free-kick'])
/** True for those with headers, and about their share of the worth of these patterns. */
const IS_HEADED = amongPatterns(['cross', 'corner', 'free-kick'])
const HEADED_SHARE = 0.4

/** Goals of a side against an opponent by pattern, until the players or plans change. */
export interface Scoring {
  mix: AttackMix
  /** Factors of the opponents that hinder the side; null before the first attack. */
  defence: PitchFactors['defence'] | null
  /** Factor of takers, goalkeeper and training on how often attacks are scored. */
  factor: number
  /** Weights of the patterns of goals in the order of `PATTERNS`, and their sum. */
  weights: number[]
  total: number
}

/** Goals of a mix that are still to be calculated. */
export function noScoring(mix: AttackMix): Scoring {
  return { mix, defence: null, factor: 0.5, weights: mix.weights.slice(), total: 0.5 }
}

/** Calculates the goals of a side with these factors in place; `setPieces` is its factor of training. */
export function updateScoring(
  scoring: Scoring,
  { factors, defence }: { factors: PitchFactors; defence: PitchFactors['defence'] },
  setPieces: number,
): void {
  const { mix, weights } = scoring
  const alone = (factors.finishingAlone / factors.finishing) * defence.savesAlone
  const headed = 1 + HEADED_SHARE * (defence.savesHeaders - 1)
  const later = 1 + LATER_CORNERS * (setPieces - 1)
  let usual = 0
  let total = 0
  for (let i = 0; i < weights.length; i++) {
    const weight = mix.scored[i] ?? 0
    const factor = (IS_ALONE[i] ? alone : 1) * (IS_HEADED[i] ? headed : 1) * (IS_REHEARSED[i] ? setPieces : 1)
    const first = FIRST_SHARE[i] ?? 1
    const all = factor * first + later * (1 - first)
    usual += weight
    total += weight * all
    weights[i] = weight * all
  }
  scoring.defence = defence
  scoring.factor = (factors.finishing * defence.saves * total) / usual
  scoring.total = total
}

/** Draws the pattern of an attack that is scored. */
export function drawScored({ weights, total }: Scoring, random: Random): PatternIndex {
  let left = random.next() * total
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i] ?? 0
    if (left < 0) return i
  }
  return USUAL_PATTERN
}

/** Draws the pattern of an attack that is not scored, where attacks are scored with the probability `goal`. */
export function drawUnscored({ mix, weights, total }: Scoring, goal: number, random: Random): PatternIndex {
  const scored = (goal * mix.total) / total
  let left = random.next() * (1 - goal) * mix.total
  for (let i = 0; i < weights.length; i++) {
    left -= Math.max(0, (mix.weights[i] ?? 0) - scored * (weights[i] ?? 0))
    if (left < 0) return i
  }
  return USUAL_PATTERN
}

/** Probability of a goal from an attack of a pattern, where attacks are scored with the probability `goal`. */
export function goalChanceOf(pattern: PatternIndex, { mix, weights, total }: Scoring, goal: number): number {
  return (goal * mix.total * (weights[pattern] ?? 0)) / (total * (mix.weights[pattern] ?? 1))
}

/** Probability that a later shot of an attack is scored after one that is not, at a scale of the worth of shots. */
export function laterGoal(scale: number, vigour: number): number {
  const next = FOLLOW_UPS * vigour
  const scored = Math.min(0.9, FOLLOW_UP_WORTH * scale)
  return (next * scored) / (1 - next * (1 - scored))
}

/** Factor on the number of later shots in an attack without a goal. */
export function laterWithout(scale: number, vigour: number): number {
  const next = FOLLOW_UPS * vigour
  const goal = laterGoal(scale, vigour)
  return (1 - goal / next) / (1 - goal)
}
