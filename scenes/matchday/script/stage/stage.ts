/** State of a rehearsal: the pitch, the script's clock, and what has been drawn so far. */
import type { MatchReport, Side } from '../../../../client/simulation/match/matchReport.ts'
import { planOf } from '../../../../client/simulation/club/inputPlan.ts'
import { mixSeed } from '../../../../client/simulation/core/rng.ts'
import type { ClockWindow } from '../../../core/clock.ts'
import { hashFraction, hashStream } from '../../../core/stageHash.ts'
import type { AddedTime } from './addedTime.ts'
import { STEP } from '../../motion/ballPlay.ts'
import { type Cast, castOf } from './cast.ts'
import { formationPlaces } from '../../motion/formationPlaces.ts'
import type { Gesture, KickMoment, Moment } from '../../motion/moments.ts'
import { createWorld, isHome, type World } from '../../motion/world.ts'

/** Part of a rehearsal. It runs until its next `yield` in every step. */
export type Script = Generator<void, void, void>

/** Stoppage as drawn. */
export interface Stoppage {
  kind: 'foul' | 'corner' | 'offside' | 'throw-in' | 'goal-kick' | 'penalty'
  /** The side that fouls, is offside, or plays the ball in. */
  side: Side
  /** Seconds at full pace. */
  second: number
}

export interface Stage {
  report: MatchReport
  cast: Cast
  world: World
  seed: number
  draw: () => number
  /** Minutes and seconds between which the clock runs evenly. */
  minutes: number[]
  seconds: number[]
  /** Second of each event of the report. */
  cues: number[]
  /** Minute of each event of the report. */
  instants: number[]
  windows: ClockWindow[]
  moments: Moment[]
  /** Kicks of the shoot-out. */
  kicks: KickMoment[]
  stoppages: Stoppage[]
  addedTime: AddedTime[]
  gestures: Gesture[]
  /** Seconds that each side has had the ball. */
  held: Record<Side, number>
  /** Second of the next pass in open play. */
  passAt: number
  homeKicks: boolean
  /** True when the home side has kicked off this half. */
  homeBegan: boolean
  /** True in a step after which the players are elsewhere without having run there. */
  cut: boolean
  nextInput: number
}

export function openStage(report: MatchReport): Stage {
  const cast = castOf(report)
  const { home, away } = report.setup
  const seed = mixSeed(...report.setup.random)
  const homeBegan = hashFraction(seed, 77) < 0.5
  return {
    report,
    cast,
    world: createWorld(cast.starting, home.tactics, away.tactics),
    seed,
    draw: hashStream(mixSeed(seed, 5)),
    minutes: [0],
    seconds: [0],
    cues: [],
    instants: [],
    windows: [],
    moments: [],
    kicks: [],
    stoppages: [],
    addedTime: [],
    gestures: [],
    held: { home: 0, away: 0 },
    passAt: 0,
    homeKicks: homeBegan,
    homeBegan,
    cut: false,
    nextInput: 0,
  }
}

function sideName(home: boolean): Side {
  return home ? 'home' : 'away'
}

/** Notes that the clock shows a minute now. */
export function reachMinute({ minutes, seconds, world }: Stage, minute: number): void {
  minutes.push(Math.max(minute, minutes.at(-1) ?? 0))
  seconds.push(world.now)
}

/** Notes that the clock showed a minute at an earlier second. */
export function passMinute({ minutes, seconds }: Stage, minute: number, second: number): void {
  const after = seconds.findLastIndex((known) => known <= second) + 1
  const least = minutes[after - 1] ?? 0
  const most = minutes[after] ?? minute
  minutes.splice(after, 0, Math.max(least, Math.min(most, minute)))
  seconds.splice(after, 0, second)
}

/** Notes that an event of the report is happening now. */
export function cueEvent(stage: Stage, event: number, instant: number): void {
  stage.cues[event] = stage.world.now
  stage.instants[event] = instant
  reachMinute(stage, instant)
}

export function noteStoppage(stage: Stage, kind: Stoppage['kind'], home: boolean): void {
  stage.stoppages.push({ kind, side: sideName(home), second: stage.world.now })
}

/** Puts the tactics of the managers' decisions up to a minute into effect. */
export function applyInputs(stage: Stage, minute: number): void {
  const { report, world } = stage
  for (let input = report.inputs[stage.nextInput]; input && input.minute <= minute + 1;) {
    const plan = planOf(input)
    if (plan) {
      world.tactics[input.side] = plan
      world.places[input.side] = formationPlaces(plan.formation)
    }
    input = report.inputs[++stage.nextInput]
  }
}

/** Adds a step to the possession of the side that has the ball. */
export function countPossession({ world, held }: Stage): void {
  if (world.phase === 'play' || world.phase === 'chance') held[sideName(isHome(world.lastTouch))] += STEP
}

/** Seconds of possession that the home side is short of its share so far; negative when the away side is. */
export function homeDeficit({ held, report, minutes }: Stage): number {
  const minute = minutes.at(-1) ?? 0
  const share = possessionShare(report, minute)
  return share * (held.home + held.away) - held.home
}

/** Minutes of a figure of possession. */
const SPELL = 15

/** Possession of the home side until a minute, 0–1; by strength in reports without figures. */
function possessionShare({ play, strength }: MatchReport, minute: number): number {
  if (!play) {
    const both = strength.home.total + strength.away.total
    return both > 0 ? strength.home.total / both : 0.5
  }
  let sum = 0
  let played = 0
  play.possession.forEach((percent, spell) => {
    const share = Math.min(SPELL, Math.max(0, minute + 1 - spell * SPELL))
    sum += percent * share
    played += share
  })
  return played > 0 ? sum / played / 100 : 0.5
}

interface Wait {
  /** Seconds after which it ends in any case. */
  most: number
  /** Called in each step. */
  each?: (() => void) | undefined
}

/** Waits until a condition is met. */
export function* until({ world }: Stage, condition: () => boolean, { most, each }: Wait): Script {
  const end = world.now + most
  while (!condition() && world.now < end - STEP / 2) {
    each?.()
    yield
  }
}

export function* pause(stage: Stage, seconds: number, each?: () => void): Script {
  yield* until(stage, () => false, { most: seconds, each })
}

/** Waits until a flight of the ball has ended. */
export function* landing(stage: Stage, each?: () => void): Script {
  yield* until(stage, () => stage.world.flight === null, { most: 8, each })
}

/** Sends a player to a point. */
export function post(
  { posts }: World,
  slot: number,
  { x, y }: { x: number; y: number },
  { speed = 7.2, at = 0 }: { speed?: number; at?: number } = {},
): void {
  if (slot >= 0) posts[slot] = { x, y, speed, at }
}

/** Ends all orders: both sides take their shape again. */
export function dismiss({ world }: Stage): void {
  world.posts.fill(null)
  world.line.home = null
  world.line.away = null
}
