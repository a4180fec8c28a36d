/** Drives a rehearsal through the events of the report. */
import type { MatchEvent, MatchReport } from '../../client/simulation/match/matchReport.ts'
import { passTo } from './ballPlay.ts'
import { castOf, type Cast } from './cast.ts'
import { endChance, type ChanceScript } from './chanceScript.ts'
import { formationPlaces } from './formation.ts'
import { lineUp, snapToTargets } from './movement.ts'
import { mixSeed } from '../../client/simulation/core/rng.ts'
import { hashFraction, hashStream } from '../core/stageHash.ts'
import { isChance, isEndedAttack, type MatchTempo } from './tempo.ts'
import { createWorld, isKeeper, isPlaying, keeperOf, nearestSlot, type World } from './world.ts'

export interface Director {
  report: MatchReport
  tempo: MatchTempo
  world: World
  cast: Cast
  draw: () => number
  homeShare: number
  seed: number
  /** Index of the next event that has not happened yet. */
  next: number
  chance: ChanceScript | null
  /** Event whose aftermath still determines the players' positions. */
  current: MatchEvent | null
  currentCue: number
  busyUntil: number
  homeKicks: boolean
  passAt: number
  nextInput: number
  cut: boolean
}

export function openDirector(report: MatchReport, tempo: MatchTempo): Director {
  const cast = castOf(report)
  const { home, away } = report.setup
  const world = createWorld(cast.starting, home.tactics, away.tactics)
  const seed = mixSeed(...report.setup.random)
  const strength = report.strength.home.total + report.strength.away.total
  const homeKicks = hashFraction(seed, 77) < 0.5
  lineUp(world, homeKicks)
  snapToTargets(world)
  return {
    report,
    tempo,
    world,
    cast,
    draw: hashStream(mixSeed(seed, 5)),
    homeShare: strength > 0 ? report.strength.home.total / strength : 0.5,
    seed,
    next: 0,
    chance: null,
    current: null,
    currentCue: 0,
    busyUntil: 0.8,
    homeKicks,
    passAt: 0,
    nextInput: 0,
    cut: false,
  }
}

/** Processes all inputs and events that are due. */
export function processDue(director: Director): void {
  const { report, tempo, world } = director
  const minute = tempo.minuteAt(world.now)
  for (let input = report.inputs[director.nextInput]; input && input.minute <= minute + 1;) {
    if (input.kind !== 'substitution' && input.tactics) {
      world.tactics[input.side] = input.tactics
      world.places[input.side] = formationPlaces(input.tactics.formation)
    }
    input = report.inputs[++director.nextInput]
  }
  for (let event = report.events[director.next]; event; event = report.events[director.next]) {
    const cue = tempo.cues[director.next] ?? 0
    if (cue > world.now + 0.05) break
    director.busyUntil = Math.max(director.busyUntil, tempo.settled[director.next] ?? cue)
    director.next++
    startEvent(director, event, cue)
  }
}

/** Applies an event at its cue. */
function startEvent(director: Director, event: MatchEvent, cue: number): void {
  const { world, cast } = director
  const slot = event.player === null ? -1 : world.who.indexOf(cast.indexOf(event.player))
  if (event.type === 'substitution') {
    const off = event.assist === null ? -1 : world.who.indexOf(cast.indexOf(event.assist))
    const on = cast.indexOf(event.player)
    if (off >= 0 && on >= 0) {
      world.who[off] = on
      world.leaving[off] = false
    }
    if (director.current?.type === 'goal' || director.current?.type === 'half-time') return
  }
  if (event.type === 'tactics') return
  if (isEndedAttack(event.type)) {
    loseBall(world, event)
    director.passAt = world.now + 0.6
    return
  }
  director.current = event
  director.currentCue = cue
  if (director.chance && isChance(event.type)) endChance(world, director.chance)
  director.chance = null
  if (event.type === 'goal') director.homeKicks = event.team === 'away'
  if (event.type === 'half-time') {
    director.homeKicks = hashFraction(director.seed, 77) >= 0.5
    world.flight = null
    world.holder = -1
  }
  if (event.type === 'card' && event.ban > 1 && slot >= 0) world.leaving[slot] = true
  if (event.type === 'injury' && slot >= 0) {
    const followed = director.report.events.some(
      (other) =>
        other.type === 'substitution' && other.assist === event.player && other.minute <= event.minute + 1,
    )
    const minutes = event.team ? director.report.minutes[event.team][event.player ?? ''] : undefined
    if (!followed && minutes !== undefined && minutes <= event.minute && event.minute < 90)
      world.leaving[slot] = true
  }
}

/** Leaves the ball to the defending side: to its goalkeeper after a claimed cross, else to whoever is nearest. */
function loseBall(world: World, { team, type }: MatchEvent): void {
  const defends = team === 'away'
  const keeper = keeperOf(defends)
  const winner =
    type === 'claim' && isPlaying(world, keeper)
      ? keeper
      : nearestSlot(world, defends, world.ballX, world.ballY, (slot) => !isKeeper(slot))
  if (winner >= 0) passTo(world, winner, 0.7)
}
