/** Potential as far as it is known: a range that always holds the true value (ACA-7 to ACA-10). */
import { clamp } from '../core/clamp.ts'
import type { Footballer } from './player.ts'
import { mixSeed } from '../core/rng.ts'
import { STREAMS } from '../core/streams.ts'

/** First age at which players no longer grow towards their potential. */
export const GROWN_AT = 25

/** Width of the range, in stars, of a player of whom nothing is known. */
const WIDEST = 2
/** Knowledge never exceeds this share. */
const MAX_KNOWN = 0.9
/** Knowledge of the first players, and of others per star of the Youth Coach or Chief Scout when they come. */
export const FIRST_KNOWN = 0.4
const KNOWN_PER_COACH_STAR = 0.05
const KNOWN_PER_SCOUT_STAR = 0.06
/** Gain by an assignment, for the players it has found. */
const KNOWN_BY_ASSIGNMENT = 0.4
/** Share of the unknown that a week of training reveals, without and per star of a Youth Coach, and a match. */
const WEEK = 0.008
const WEEK_PER_COACH_STAR = 0.006
const MATCH = 0.02
const STATES = 4_294_967_296

/** Stars, in tenths. */
export interface PotentialRange {
  low: number
  high: number
}

/** Range of a player's potential; null for players who no longer grow. */
export function potentialRange(
  seed: number,
  {
    name,
    age,
    quality,
    potential,
    known,
  }: Readonly<Pick<Footballer, 'name' | 'age' | 'quality' | 'potential' | 'known'>>,
): PotentialRange | null {
  if (age >= GROWN_AT) return null
  const width = WIDEST * (1 - known)
  // The same place for life, so that ranges only narrow, and not the middle, which would give the value away.
  const below =
    mixSeed(seed, STREAMS.potential, ...Array.from(name, (letter) => letter.charCodeAt(0))) / STATES
  const least = Math.min(quality, potential)
  return {
    low: Math.floor(10 * clamp(potential - below * width, { min: least, max: 5 })) / 10,
    high: Math.ceil(10 * clamp(potential + (1 - below) * width, { min: least, max: 5 })) / 10,
  }
}

/** A range in words: '2.1–3.4', or '5.0' where only one figure is left. */
export function rangeInWords({ low, high }: PotentialRange): string {
  return low === high ? low.toFixed(1) : `${low.toFixed(1)}–${high.toFixed(1)}`
}

/** Knowledge of a youngster on intake day. */
export function knownToCoach(youthCoach: number): number {
  return KNOWN_PER_COACH_STAR * youthCoach
}

/** Knowledge of a player of another club, more if an assignment has found them (SCO-4). */
export function knownToScouts(chiefScout: number, isScouted: boolean): number {
  return KNOWN_PER_SCOUT_STAR * chiefScout + (isScouted ? KNOWN_BY_ASSIGNMENT : 0)
}

/** Knowledge after a week with a Youth Coach of so many stars, 0 without one. `training`: its factor on growth. */
export function knownAfterWeek(
  known: number,
  { youthCoach, hasPlayed, training }: { youthCoach: number; hasPlayed: boolean; training: number },
): number {
  const share = (WEEK + WEEK_PER_COACH_STAR * youthCoach) * training + (hasPlayed ? MATCH : 0)
  const more = Math.max(0, MAX_KNOWN - known) * share
  return Math.min(1, Math.round((known + more) * 1000) / 1000)
}
