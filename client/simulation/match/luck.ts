/**
 * Luck of a match, drawn before its decisions (MAT-36): at kick-off, in a fixed number whatever happens. What an
 * attack or a spell of play meets besides follows from a stream of its own. Decisions move the thresholds that draws
 * are compared with, never the draws.
 */
import { Random, seedRandom, shuffle, type RandomState } from '../core/rng.ts'
import { PLAYERS_NEEDED } from '../club/formation.ts'
import { EXTRA_TIME, FULL_TIME, MOST_SUBSTITUTIONS, MAX_SUBSTITUTIONS, SPELL } from '../core/fixture.ts'
import { MATCH_STREAMS } from '../core/streams.ts'
import { ATTACK_WEIGHTS, minuteAt } from './chances.ts'
import type { Side } from './matchReport.ts'

/**
 * Number of the rules that matches are played by: increased whenever the same setup and decisions bring another
 * report, so that a match under way is not continued by other rules (MAT-37).
 */
export const MATCH_RULES = 3

/** Most players of a side. */
const PLAYERS = PLAYERS_NEEDED + MAX_SUBSTITUTIONS

/** Range of the random factor of the day on strength (MAT-11). */
const DAY = { low: 1, high: 1.25 }

/** Factor on the goals of attacks in extra time, fitted to the share of extra times without a winner. */
const EXTRA_GOALS = 1

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

/** Minutes of which a luck decides, after `from`. */
interface Period {
  from: number
  to: number
  /** Share of the chances of cards and injuries in a match. */
  share: number
}

const MATCH: Period = { from: 0, to: FULL_TIME, share: 1 }
const EXTRA: Period = { from: FULL_TIME, to: EXTRA_TIME, share: (EXTRA_TIME - FULL_TIME) / FULL_TIME }

/** Luck of a side, drawn at kick-off. */
export interface SideLuck {
  period: Period
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

/**
 * Draws the luck of extra time, as much whatever has happened, from a stream that follows from that of the match
 * (MAT-51).
 */
export function drawExtraLuck(state: RandomState): Record<Side, ExtraLuck> {
  const random = new Random(seedRandom(...state, MATCH_STREAMS.extraTime))
  return { home: drawExtraSide(random), away: drawExtraSide(random) }
}

type ExtraLuck = Omit<SideLuck, 'day'>

/** Attacks of a side in extra time: three or, as often as makes it a third of a match, four. */
const EXTRA_ATTACKS = 4
const FOURTH_ATTACK = ATTACK_WEIGHTS.length / 3 - 3

function drawExtraSide(random: Random): ExtraLuck {
  const weights = ATTACK_WEIGHTS.slice()
  shuffle(weights, random)
  const hasFourth = random.chance(FOURTH_ATTACK)
  const attacks: AttackLuck[] = []
  for (let i = 0; i < EXTRA_ATTACKS; i++) {
    const minute = random.whole(FULL_TIME + 1, EXTRA_TIME)
    const weight = (weights[i] ?? 0) * EXTRA_GOALS
    attacks.push({ minute, weight, goal: random.next(), penalty: random.next(), course: random.fork() })
  }
  if (!hasFourth) attacks.pop()
  attacks.sort((one, other) => one.minute - other.minute)
  return {
    period: EXTRA,
    attacks,
    spells: drawSpells(EXTRA, random),
    ...drawIncidents(PLAYERS_NEEDED + MOST_SUBSTITUTIONS, random),
  }
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
  return { period: MATCH, day, attacks, spells: drawSpells(MATCH, random), ...drawIncidents(PLAYERS, random) }
}

function drawSpells({ from, to }: Period, random: Random): Random[] {
  const spells: Random[] = []
  for (let minute = from; minute < to; minute += SPELL) spells.push(random.fork())
  return spells
}

function drawIncidents(players: number, random: Random): Pick<SideLuck, 'cards' | 'injuries' | 'times'> {
  const cards = drawFor(players, random)
  const injuries = drawFor(players, random)
  return { cards, injuries, times: drawFor(players, random) }
}

function drawFor(players: number, random: Random): number[] {
  const draws: number[] = []
  for (let i = 0; i < players; i++) draws.push(random.next())
  return draws
}
