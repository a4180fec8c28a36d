/**
 * Match engine. Input: two team sheets and a random stream. Output: a report, minute by minute.
 * Independent of GameState. Watching a match and playing it instantly are the same computation:
 * the same setup and inputs always produce the same report.
 */
import { PLAYERS_NEEDED } from '../club/formation.ts'
import { EXTRA_HALF_TIME, EXTRA_TIME, FULL_TIME, HALF_TIME, SPELL } from '../core/fixture.ts'
import { matchTempo } from './chances.ts'
import { findCautioned, nextIncidentAfter, type Incident } from './incidents.ts'
import { playSpell } from './inPlay.ts'
import { drawExtraLuck, drawMatchLuck } from './luck.ts'
import { applyInput, followOrders } from './decisions.ts'
import type { MatchInput, MatchReport, MatchSetup, Side } from './matchReport.ts'
import { record, type MatchRun } from './matchRun.ts'
import { playAttack } from './playAttack.ts'
import {
  bestReplacement,
  comparePlans,
  reviewOrders,
  createRunningSide,
  settleStrength,
  strengthAtKickOff,
  type RunningSide,
} from './runningSide.ts'
import { freshnessAt } from './sideStrength.ts'
import { playShootOut } from './playShootOut.ts'
import { reportMatch } from './reportMatch.ts'
import { leavePitch, replaceKeeper, substitute } from './substitutions.ts'
import { leadOf } from './tieResult.ts'
import { endShout, planExtraTime } from './touchline.ts'

const FORFEIT_GOALS = 3

/** Interval in minutes at which strengths are recalculated, since freshness declines continuously. */
const STRENGTH_EVERY = 15

/** Sets up both sides. A side with fewer than eleven players loses 0-3 immediately. */
export function startMatch(setup: MatchSetup): MatchRun {
  const luck = drawMatchLuck(setup.random)
  const isNeutral = setup.tie?.isNeutral ?? false
  const home = createRunningSide({ side: 'home', sheet: setup.home, isNeutral }, luck.home)
  const away = createRunningSide({ side: 'away', sheet: setup.away, isNeutral }, luck.away)
  comparePlans(home, away)
  const kickOffStrength = { home: strengthAtKickOff(home), away: strengthAtKickOff(away) }
  const run: MatchRun = {
    setup,
    minute: 0,
    finished: false,
    hasExtraTime: false,
    shootOut: null,
    events: [],
    inputs: [],
    luck,
    tempo: matchTempo(
      kickOffStrength.home.total / (kickOffStrength.home.total + kickOffStrength.away.total),
      luck.tempo,
    ),
    home,
    away,
    assistsDue: luck.assists,
    kickOffStrength,
    possession: [],
  }
  const short = home.pitch.length < PLAYERS_NEEDED ? home : away.pitch.length < PLAYERS_NEEDED ? away : null
  if (short) forfeit(run, short)
  else recordMoment(run, 'kick-off')
  return run
}

/** Plays the next minute with the decisions made for it. Does nothing after full time. */
export function playMinute(run: MatchRun, inputs: readonly MatchInput[] = []): void {
  if (run.finished) return
  run.minute += 1
  const { minute, home, away } = run
  if (minute === home.shoutEnds) endShout(home)
  if (minute === away.shoutEnds) endShout(away)
  for (const input of inputs) if (input.minute === minute) applyInput(run, input)
  if (minute >= home.ordersFrom) followOrders(run, home)
  if (minute >= away.ordersFrom) followOrders(run, away)
  const isStrengthDue = minute % STRENGTH_EVERY === 0
  settleStrength(home, minute, isStrengthDue)
  settleStrength(away, minute, isStrengthDue)
  if (minute % SPELL === 1) playSpell(run)
  if (minute >= home.nextIncident) playIncidents(run, home)
  if (minute >= away.nextIncident) playIncidents(run, away)
  playAttacks(run, home, away)
  playAttacks(run, away, home)
  if (minute === HALF_TIME || minute === EXTRA_HALF_TIME) recordMoment(run, 'half-time')
  if (minute === FULL_TIME) endNinetyMinutes(run)
  if (minute === EXTRA_TIME) endMatch(run)
}

/** Plays a whole match. */
export function playMatch(setup: MatchSetup, inputs: readonly MatchInput[] = []): MatchReport {
  const run = startMatch(setup)
  while (!run.finished) playMinute(run, inputs)
  return reportMatch(run)
}

/** Players of a side on the pitch and on the bench, what it has left, and the first minute after its latest shout. */
export function currentSide(run: MatchRun, side: Side) {
  const { pitch, bench, substitutionsLeft, tactics, orders, shoutEnds } = run[side]
  return {
    pitch: pitch.map((onPitch) => ({
      player: onPitch.player,
      since: onPitch.since,
      freshness: freshnessAt(onPitch, run.minute, tactics.intensity),
    })),
    bench: bench.slice(),
    substitutionsLeft,
    tactics,
    orders,
    shoutEnds,
  }
}

/** Ends the match, or begins extra time in a tie that is level (MAT-50). */
function endNinetyMinutes(run: MatchRun): void {
  const { setup, home, away } = run
  if (!isLevel(run)) {
    endMatch(run)
    return
  }
  recordMoment(run, 'extra-time')
  run.hasExtraTime = true
  const luck = drawExtraLuck(setup.random)
  for (const own of [home, away]) {
    own.substitutionsLeft += 1
    own.luck = { ...luck[own.side], day: own.luck.day }
    own.nextAttack = 0
    planExtraTime(run, own)
    reviewOrders(own)
  }
}

/** Ends the match, a tie that is still level with a shoot-out. */
function endMatch(run: MatchRun): void {
  recordMoment(run, 'full-time')
  run.finished = true
  if (isLevel(run))
    run.shootOut = playShootOut({ home: run.home.pitch, away: run.away.pitch }, run.setup.random)
}

/** True for a tie that has no winner so far. */
function isLevel({ setup: { tie }, home, away }: MatchRun): boolean {
  return tie !== undefined && leadOf({ home: home.goals, away: away.goals }, tie.firstLeg) === 0
}

function recordMoment(run: MatchRun, type: 'kick-off' | 'half-time' | 'extra-time' | 'full-time'): void {
  record(run, { type, side: null, player: null })
}

function forfeit(run: MatchRun, short: RunningSide): void {
  const winner = short === run.home ? run.away : run.home
  winner.goals = FORFEIT_GOALS
  record(run, { type: 'forfeit', side: short.side, player: null })
  run.finished = true
}

function playAttacks(run: MatchRun, own: RunningSide, other: RunningSide): void {
  const { attacks } = own.luck
  let attack = attacks[own.nextAttack]
  while (attack?.minute === run.minute) {
    playAttack(run, own, other, attack)
    own.nextAttack += 1
    attack = attacks[own.nextAttack]
  }
}

function playIncidents(run: MatchRun, own: RunningSide): void {
  // Iterates by index over incidents planned so far: those of a substitute are always in later minutes.
  for (let i = 0, planned = own.incidents.length; i < planned; i++) {
    const incident = own.incidents[i]
    if (incident?.minute === run.minute) playIncident(run, own, incident)
  }
  own.nextIncident = nextIncidentAfter(own, run.minute)
  settleStrength(own, run.minute)
}

function playIncident(run: MatchRun, own: RunningSide, incident: Incident): void {
  if (incident.kind === 'caution') {
    const cautioned = findCautioned(own.pitch, own, incident)
    if (!cautioned) return
    own.booked.push(cautioned.id)
    record(run, { type: 'card', side: own.side, player: cautioned })
    return
  }
  const onPitch = own.pitch.find(({ player }) => player.id === incident.player)
  if (!onPitch) return
  if (incident.kind === 'card') {
    own.fouls.push(run.minute)
    record(run, { type: 'card', side: own.side, player: onPitch.player }).ban = incident.ban
    if (incident.ban > 1) {
      leavePitch(run, own, onPitch)
      if (onPitch.player.type === 'Goalkeeper') replaceKeeper(run, own, onPitch.player)
    }
  } else {
    record(run, { type: 'injury', side: own.side, player: onPitch.player })
    const replacement = bestReplacement(own, onPitch.player)
    if (replacement) substitute(run, own, onPitch, replacement)
    else leavePitch(run, own, onPitch)
  }
}
