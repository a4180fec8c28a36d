/**
 * Luck of a match, drawn before its decisions (MAT-36): what is drawn at kick-off in a fixed number, and streams of
 * their own for what each attack, each spell of play and each substitute meets. Decisions move the thresholds that
 * draws are compared with, never the draws.
 */
import { mixSeed, Random, seedRandom, shuffle, type RandomState } from '../core/rng.ts'
import { AWAY_STREAMS, MATCH_STREAMS } from '../core/streams.ts'
import { PLAYERS_NEEDED } from '../club/formation.ts'
import { ATTACK_WEIGHTS, minuteAt } from './chances.ts'
import { drawFate, type Fate } from './incidents.ts'
import type { Side } from './matchReport.ts'

/**
 * Number of the rules that matches are played by: increased whenever the same setup and decisions bring another
 * report, so that a match under way is not continued by other rules (MAT-37).
 */
export const MATCH_RULES = 2

/** Range of the random factor of the day on strength (MAT-11). */
const DAY = { low: 1, high: 1.25 }

/** Attack that comes to something, as it was drawn. */
export interface AttackLuck {
  minute: number
  /** Share of the side's expected goals, in tenths. */
  weight: number
  /** Scored, and a penalty, if below its probability. */
  goal: number
  penalty: number
}

/** Luck of a side, drawn at kick-off. */
export interface SideLuck {
  /** Factor of the day on strength. */
  day: number
  /** Attacks in order of minutes, one for each tenth of the goal distribution. */
  attacks: readonly AttackLuck[]
  /** Cards and injuries of the starters, in the order of the sheet. */
  fates: readonly Fate[]
}

export interface MatchLuck {
  /** Number from which the streams of attacks, spells and substitutes follow. */
  root: number
  /** Share of the range of the tempo, and of the assists due at first. */
  tempo: number
  assists: number
  home: SideLuck
  away: SideLuck
}

/** Draws the luck of a match. */
export function drawMatchLuck(state: RandomState): MatchLuck {
  const random = new Random(state)
  const home = drawSideLuck(random)
  const away = drawSideLuck(random)
  return { root: mixSeed(...state), tempo: random.next(), assists: random.next(), home, away }
}

function drawSideLuck(random: Random): SideLuck {
  const day = random.between(DAY.low, DAY.high)
  const weights = ATTACK_WEIGHTS.slice()
  shuffle(weights, random)
  const attacks = weights.map((weight, tenth) => ({
    minute: minuteAt((tenth + random.next()) / weights.length),
    weight,
    goal: random.next(),
    penalty: random.next(),
  }))
  const fates: Fate[] = []
  for (let place = 0; place < PLAYERS_NEEDED; place++) fates.push(drawFate(random))
  return { day, attacks, fates }
}

/** Stream of what an attack, a spell or a substitute of a side meets, by its number. */
export function luckOf(
  root: number,
  kind: keyof typeof MATCH_STREAMS,
  { side, index }: { side: Side; index: number },
): Random {
  return new Random(seedRandom(root, MATCH_STREAMS[kind] + index + (side === 'away' ? AWAY_STREAMS : 0)))
}
