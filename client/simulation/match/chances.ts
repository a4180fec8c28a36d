/** Timing and worth of attacks. */
import { EXTRA_TIME, FULL_TIME } from '../core/fixture.ts'

/** Attacks per side that come to something (MAT-1). */
const ATTACKS_PER_SIDE = 10

/** Expected goals of a side with all the strength (MAT-10). */
const GOALS_SCALE = 2.7

/** Range of a match's openness, and the addition for a mismatch. Fitted to the spread of totals and margins. */
const TEMPO = { low: 0.54, high: 1.46 }
const EVEN_TEMPO = 0.92
const MISMATCH_TEMPO = 3.6

/** Weights of a side's ten attacks, from half-chances to sitters; they sum to ten. */
export const ATTACK_WEIGHTS = [0.35, 0.45, 0.55, 0.7, 0.85, 1, 1.2, 1.4, 1.65, 1.85]

/** Share of goals by quarter of an hour in the English top tier, in percent. */
const QUARTERS = [12.4, 14.8, 17.8, 15.9, 16.9, 22.2]

/** Maximum probability of a goal from an attack. */
const BEST_ATTACK = 0.9

/** Last minutes, before the end of a match and of extra time, in which the goalkeeper of a trailing side joins the attack. */
const KEEPER_GOES_UP = 3

/** Minute by which this share (0–1) of a match's goals has been scored on average. */
export function minuteAt(share: number): number {
  let left = share * 100
  for (let quarter = 0; quarter < QUARTERS.length; quarter++) {
    const percent = QUARTERS[quarter] ?? 0
    if (left < percent) return quarter * 15 + 1 + Math.floor((left / percent) * 15)
    left -= percent
  }
  return 90
}

/**
 * Openness of a match: the day's tempo by its draw (0–1), increased where one side is far stronger, since that
 * side keeps scoring and the other cannot respond. The mean over a league is 1.
 */
export function matchTempo(strengthShare: number, draw: number): number {
  const gap = strengthShare - 0.5
  return (TEMPO.low + (TEMPO.high - TEMPO.low) * draw) * (EVEN_TEMPO + MISMATCH_TEMPO * gap * gap)
}

/** Goals that an attack brings in the mean: its tenth of 2.7 × the side's share of strength × tempo (MAT-10). */
export function attackBudget(weight: number, strengthShare: number, tempo: number): number {
  return Math.min(BEST_ATTACK, (weight * GOALS_SCALE * strengthShare * tempo) / ATTACKS_PER_SIDE)
}

/** True when the goalkeeper of a trailing side joins its attacks. */
export function isKeeperUp(minute: number, isBehind: boolean): boolean {
  return isBehind && minute > (minute > FULL_TIME ? EXTRA_TIME : FULL_TIME) - KEEPER_GOES_UP
}
