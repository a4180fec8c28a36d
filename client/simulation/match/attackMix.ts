/** Mix of the attacks of a side, and the scale at which they bring its goals. */
import { PATTERNS } from './attack.ts'
import { ENDS, FOLLOW_UPS, FOLLOW_UP_WORTH, PENALTY_SHARE, withLater, WORTH } from './attackCourse.ts'
import { weighPatterns } from './attackPatterns.ts'
import type { PatternSkills } from './pitchFactors.ts'
import { PENALTY_WORTH } from './shots.ts'

/** Weights of the kinds of attacks of a side in the order of `PATTERNS`, and what they are worth. */
export interface AttackMix {
  weights: number[]
  total: number
  /** Weights of the first patterns of attacks that are scored. */
  scored: number[]
  /** Mean worth of first shots without ends before a shot. */
  worth: number
  /** Share of attacks that end before a shot at a vigour of 1, and the worth lost by it. */
  ending: number
  worthEnding: number
}

/** Probability of an end before a shot, and worth of all shots, in the order of `PATTERNS`. */
const ENDING = ENDS.map((ends) => ends.reduce((sum, { chance }) => sum + chance, 0))
const GOAL_WORTH = WORTH.map(withLater)

/** Share of the first shot in the goals of attacks, in the order of `PATTERNS`. */
export const FIRST_SHARE = WORTH.map((worth) => worth / withLater(worth))

const NO_WEIGHTS = PATTERNS.map(() => 0.5)

/** Mix of a side that is still to be calculated. */
export function noMix(): AttackMix {
  const weights = NO_WEIGHTS.slice()
  const scored = NO_WEIGHTS.slice()
  return { weights, total: 0.5, scored, worth: 0.5, ending: 0.5, worthEnding: 0.5 }
}

/** Calculates the mix of a plan with the skills of the players on the pitch in place. */
export function updateMix(mix: AttackMix, plan: readonly number[], skills: PatternSkills): void {
  const { weights, scored } = mix
  weighPatterns(weights, plan, skills)
  let total = 0
  let worth = 0
  let ending = 0
  let worthEnding = 0
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i] ?? 0
    const lost = weight * (ENDING[i] ?? 0)
    total += weight
    worth += weight * (WORTH[i] ?? 0)
    ending += lost
    worthEnding += lost * (WORTH[i] ?? 0)
    scored[i] = (weight - lost) * (GOAL_WORTH[i] ?? 0)
  }
  mix.total = total
  mix.worth = worth / total
  mix.ending = ending / total
  mix.worthEnding = worthEnding / total
}

/** Addition, with the square of the scale above 1, for what the maximum of a shot's probability takes away; measured. */
const LOST_AT_MOST = 0.045

/** Goals in the mean of an attack that brings no penalty, of one with this budget that may. */
export function withoutPenalties(budget: number): number {
  return (budget * (1 - PENALTY_SHARE)) / (1 - (PENALTY_SHARE * budget) / PENALTY_WORTH)
}

/** Factor on the worth of shots with which an attack without a penalty brings this many goals in the mean. */
export function scaleOf(mix: AttackMix, fromOthers: number, vigour: number): number {
  const first = mix.worth - mix.worthEnding / vigour
  const shots = 1 - mix.ending / vigour
  const next = FOLLOW_UPS * vigour
  // A goal ends the attack: follow-ups come only after shots not scored.
  const plain = fromOthers / (first + (shots * next * FOLLOW_UP_WORTH) / (1 - next))
  const open = 1 - Math.min(0.6, plain * 0.1)
  const chain = (shots * next * open * FOLLOW_UP_WORTH) / (1 - next * open)
  const scale = fromOthers / (first + chain)
  return scale > 1 ? scale * (1 + LOST_AT_MOST * (scale - 1) * (scale - 1)) : scale
}
