/**
 * Luck of a match, drawn before its decisions (MAT-36): at kick-off, in a fixed number whatever happens. What an
 * attack or a spell of play meets besides follows from a stream of its own. Decisions move the thresholds that draws
 * are compared with, never the draws.
 */
import { Random, shuffle, type RandomState } from '../core/rng.ts'
import { PLAYERS_NEEDED } from '../club/formation.ts'
import { FULL_TIME, MAX_SUBSTITUTIONS, SPELL } from '../core/fixture.ts'
import { ATTACK_WEIGHTS, minuteAt } from './chances.ts'

/**
 * Number of the rules that matches are played by: increased whenever the same setup and decisions bring another
 * report, so that a match under way is not continued by other rules (MAT-37).
 */
export const MATCH_RULES = 3

/** Most players of a side. */
const PLAYERS = PLAYERS_NEEDED + MAX_SUBSTITUTIONS

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
  /** Stream of everything else. */
  course: Random
}

/** Luck of a side, drawn at kick-off. */
export interface SideLuck {
  /** Factor of the day on strength. */
  day: number
  /** Attacks in order of minutes, one for each tenth of the goal distribution. */
  attacks: readonly AttackLuck[]
  /** Streams of the spells of play. */
  spells: readonly Random[]
  /**
   * Cards and injuries of the starters in the order of the sheet, and of the substitutes in that of their coming: each
   * comes if below its probability, a sending-off if below its share of that of a card, at this share of the time left.
   */
  cards: readonly number[]
  injuries: readonly number[]
  times: readonly number[]
}

export interface MatchLuck {
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
  return { tempo: random.next(), assists: random.next(), home, away }
}

function drawSideLuck(random: Random): SideLuck {
  const day = random.between(DAY.low, DAY.high)
  const weights = ATTACK_WEIGHTS.slice()
  shuffle(weights, random)
  const attacks: AttackLuck[] = []
  for (let tenth = 0; tenth < weights.length; tenth++) {
    attacks.push({
      minute: minuteAt((tenth + random.next()) / weights.length),
      weight: weights[tenth] ?? 0,
      goal: random.next(),
      penalty: random.next(),
      course: random.fork(),
    })
  }
  const spells: Random[] = []
  for (let minute = 0; minute < FULL_TIME; minute += SPELL) spells.push(random.fork())
  const cards = drawFor(PLAYERS, random)
  const injuries = drawFor(PLAYERS, random)
  return { day, attacks, spells, cards, injuries, times: drawFor(PLAYERS, random) }
}

function drawFor(players: number, random: Random): number[] {
  const draws: number[] = []
  for (let i = 0; i < players; i++) draws.push(random.next())
  return draws
}
