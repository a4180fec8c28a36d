/**
 * Match engine. Input: two team sheets and a random stream. Output: a report, minute by minute.
 * Independent of GameState. Watching a match and playing it instantly are the same computation:
 * the same setup and inputs always produce the same report.
 */
import { PLAYERS_NEEDED } from '../core/formation.ts'
import { Random } from '../core/rng.ts'
import { chanceQuality, drawProvider, drawScorer, drawTempo, isAssisted } from './chances.ts'
import { planIncidents } from './incidents.ts'
import type {
  MatchEvent,
  MatchEventType,
  MatchInput,
  MatchReport,
  MatchSetup,
  SheetPlayer,
  Side,
  SideStrength,
} from './matchReport.ts'
import {
  bestReplacement,
  createRunningSide,
  minutesPlayed,
  strengthAtKickOff,
  currentStrength,
  type RunningSide,
} from './runningSide.ts'
import { enterPitch, freshnessAt, type OnPitch } from './sideStrength.ts'

export const FULL_TIME = 90
export const HALF_TIME = 45

const FORFEIT_GOALS = 3

/** Interval in minutes at which strengths are recalculated, since freshness declines continuously. */
const STRENGTH_EVERY = 15

/** Results of a chance that is not scored. */
const OTHER_ENDS: readonly MatchEventType[] = ['save', 'miss', 'block']
const OTHER_WEIGHTS = [36, 40, 24]

/** A running match. `minute` and `events` may be read; treat everything else as opaque. */
interface MatchRun {
  setup: MatchSetup
  /** Minutes played so far, 0–90. */
  minute: number
  finished: boolean
  events: MatchEvent[]
  inputs: MatchInput[]
  random: Random
  tempo: number
  assistOffset: number
  home: RunningSide
  away: RunningSide
  kickOffStrength: { home: SideStrength; away: SideStrength }
}

/** Sets up both sides. A side with fewer than eleven players loses 0-3 immediately. */
export function startMatch(setup: MatchSetup): MatchRun {
  const random = new Random(setup.random)
  const home = createRunningSide('home', setup.home, random)
  const away = createRunningSide('away', setup.away, random)
  const kickOffStrength = { home: strengthAtKickOff(home, away), away: strengthAtKickOff(away, home) }
  const run: MatchRun = {
    setup,
    minute: 0,
    finished: false,
    events: [],
    inputs: [],
    random,
    tempo: drawTempo(home.strength / (home.strength + away.strength), random),
    home,
    away,
    assistOffset: random.next(),
    kickOffStrength,
  }
  const short = home.pitch.length < PLAYERS_NEEDED ? home : away.pitch.length < PLAYERS_NEEDED ? away : null
  if (short) forfeit(run, short)
  else record(run, 'kick-off')
  return run
}

/** Plays the next minute with the decisions made for it. Does nothing after full time. */
export function playMinute(run: MatchRun, inputs: readonly MatchInput[] = []): void {
  if (run.finished) return
  run.minute += 1
  const { minute, home, away } = run
  for (const input of inputs) if (input.minute === minute) applyInput(run, input)
  if (minute % STRENGTH_EVERY === 0) updateStrengths(run)
  if (home.incidents.length > 0) playIncidents(run, home)
  if (away.incidents.length > 0) playIncidents(run, away)
  playChances(run, home, away)
  playChances(run, away, home)
  if (minute === HALF_TIME) record(run, 'half-time')
  if (minute === FULL_TIME) {
    record(run, 'full-time')
    run.finished = true
  }
}

/** Plays a whole match. */
export function playMatch(setup: MatchSetup, inputs: readonly MatchInput[] = []): MatchReport {
  const run = startMatch(setup)
  while (!run.finished) playMinute(run, inputs)
  return reportMatch(run)
}

/** Report of the match so far; after full time, the final report. */
export function reportMatch(run: MatchRun): MatchReport {
  const { setup, inputs, events, home, away, tempo, kickOffStrength } = run
  return {
    setup,
    inputs: inputs.slice(),
    events: events.slice(),
    goals: { home: home.goals, away: away.goals },
    strength: kickOffStrength,
    expectedGoals: { home: home.expectedGoals, away: away.expectedGoals },
    tempo,
    minutes: { home: minutesPlayed(home, run.minute), away: minutesPlayed(away, run.minute) },
    forfeit: events[0]?.type === 'forfeit',
  }
}

/** Players of a side on the pitch and on the bench, and the substitutions left. */
export function currentSide(run: MatchRun, side: Side) {
  const { pitch, bench, substitutionsLeft, tactics } = run[side]
  return {
    pitch: pitch.map((onPitch) => ({
      player: onPitch.player,
      freshness: freshnessAt(onPitch, run.minute, tactics.intensity),
    })),
    bench: bench.slice(),
    substitutionsLeft,
    tactics,
  }
}

function forfeit(run: MatchRun, short: RunningSide): void {
  const winner = short === run.home ? run.away : run.home
  winner.goals = FORFEIT_GOALS
  record(run, 'forfeit', { side: short.side })
  run.finished = true
}

function updateStrengths(run: MatchRun): void {
  run.home.strength = currentStrength(run.home, run.away, run.minute)
  run.away.strength = currentStrength(run.away, run.home, run.minute)
}

function playChances(run: MatchRun, own: RunningSide, other: RunningSide): void {
  let chance = own.chances[own.nextChance]
  while (chance?.minute === run.minute) {
    own.nextChance += 1
    playChance(run, own, other, chance.weight)
    chance = own.chances[own.nextChance]
  }
}

function playChance(run: MatchRun, own: RunningSide, other: RunningSide, weight: number): void {
  const { random, minute } = run
  const share = own.strength / (own.strength + other.strength)
  const quality = chanceQuality(weight, share, run.tempo) * skillOf(other, 'defends')
  own.expectedGoals += quality
  const scorer = drawScorer(own.pitch, minute, own.goals < other.goals, random)
  if (!scorer) return
  const { player } = scorer
  if (random.next() < quality * scorer.skills.scores * skillOf(other, 'saves')) {
    const assisted = isAssisted(own.goals + other.goals, run.assistOffset)
    own.goals += 1
    const provider = assisted ? drawProvider(own.pitch, scorer, random) : null
    record(run, 'goal', { side: own.side, player, other: provider, quality })
  } else {
    const end = OTHER_ENDS[random.weighted(OTHER_WEIGHTS)] ?? 'miss'
    record(run, end, { side: own.side, player, quality })
  }
}

/** Product of a skill over the players of a side on the pitch. */
function skillOf({ pitch }: RunningSide, effect: 'defends' | 'saves'): number {
  let product = 1
  for (const { skills } of pitch) product *= skills[effect]
  return product
}

function playIncidents(run: MatchRun, own: RunningSide): void {
  // Iterates by index over incidents planned so far: those of a substitute are always in later minutes.
  for (let i = 0, planned = own.incidents.length; i < planned; i++) {
    const incident = own.incidents[i]
    if (incident?.minute !== run.minute) continue
    const onPitch = own.pitch.find(({ player }) => player.id === incident.player)
    if (!onPitch) continue
    if (incident.ban > 0) {
      record(run, 'card', { side: own.side, player: onPitch.player, ban: incident.ban })
      if (incident.ban > 1) leavePitch(run, own, onPitch)
    } else {
      record(run, 'injury', { side: own.side, player: onPitch.player })
      const replacement = bestReplacement(own, onPitch.player)
      if (replacement) substitute(run, own, onPitch, replacement)
      else leavePitch(run, own, onPitch)
    }
    updateStrengths(run)
  }
}

function leavePitch(run: MatchRun, own: RunningSide, leaving: OnPitch): void {
  own.pitch = own.pitch.filter((other) => other !== leaving)
  own.minutes[leaving.player.id] = run.minute - leaving.since
}

function substitute(run: MatchRun, own: RunningSide, leaving: OnPitch, replacement: SheetPlayer): void {
  const index = own.pitch.indexOf(leaving)
  own.minutes[leaving.player.id] = run.minute - leaving.since
  const coming = enterPitch(replacement, run.minute)
  own.pitch = own.pitch.with(index, coming)
  own.bench = own.bench.filter((player) => player !== replacement)
  own.substitutionsLeft -= 1
  record(run, 'substitution', { side: own.side, player: replacement, other: leaving.player })
  if (run.minute < FULL_TIME) planIncidents(coming, own.incidents, run.random)
}

/** Applies a manager's decision. One that is no longer possible is ignored and not recorded. */
function applyInput(run: MatchRun, input: MatchInput): void {
  const own = run[input.side]
  if (input.kind === 'tactics') {
    own.tactics = input.tactics
  } else {
    const leaving = own.pitch.find(({ player }) => player.id === input.off)
    const replacement = own.bench.find((player) => player.id === input.on)
    if (!leaving || !replacement || own.substitutionsLeft === 0) return
    substitute(run, own, leaving, replacement)
  }
  run.inputs.push(input)
  updateStrengths(run)
}

/** Details of an event. Missing ones become null or 0. */
interface EventDetails {
  side?: Side
  player?: SheetPlayer
  other?: SheetPlayer | null
  quality?: number
  ban?: number
}

const NO_DETAILS: EventDetails = {}

function record(run: MatchRun, type: MatchEventType, details: EventDetails = NO_DETAILS): void {
  run.events.push({
    minute: run.minute,
    type,
    team: details.side ?? null,
    player: details.player?.id ?? null,
    assist: details.other?.id ?? null,
    position: details.player?.type ?? null,
    quality: details.quality ?? 0,
    ban: details.ban ?? 0,
  })
}
