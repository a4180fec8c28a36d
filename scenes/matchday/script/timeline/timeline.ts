/**
 * Plan of a match for the drawing: all positions at any minute. Derived from the report alone; affects no result
 * and imports no Pixi.
 */
import type { MatchReport } from '../../../../client/simulation/match/matchReport.ts'
import type { AddedTime } from '../stage/addedTime.ts'
import type { Person } from '../stage/cast.ts'
import { FIELD, SLOTS } from '../../../core/field.ts'
import { planMomentum } from './momentum.ts'
import { STEP } from '../../motion/ballPlay.ts'
import type { Frame } from '../../motion/frame.ts'
import { fillMotion, namedSlot, type Recording } from '../../motion/recording.ts'
import { fillReferee, planReferee } from '../../motion/referee.ts'
import { rehearse } from './rehearsal.ts'
import type { Gesture, KickMoment, Moment } from '../../motion/moments.ts'
import type { Stage, Stoppage } from '../stage/stage.ts'
import { PHASES } from '../../motion/world.ts'
import { KICK_MINUTES } from '../shootOut/playShootOut.ts'
import type { Tempo } from '../../../core/clock.ts'
import { lastMinuteOf } from '../../../../client/simulation/core/fixture.ts'

export interface MatchPlan {
  report: MatchReport
  tempo: MatchTempo
  people: readonly Person[]
  /** One number per minute of the match: −1 all away to 1 all home. */
  momentum: Float32Array
  recording: Recording
  /** Shots and lost attacks, and stoppages, as they are drawn. */
  moments: readonly Moment[]
  stoppages: readonly Stoppage[]
  /** Kicks of the shoot-out, in order. */
  kicks: readonly KickMoment[]
  /** Stoppage time of each half that has been played to its end. */
  addedTime: readonly AddedTime[]
  /** Dives, headers, cards, flags and the like, in order of time. */
  gestures: readonly Gesture[]
  /** Fills `out` with the frame at a minute (fractional, up to the last of the tempo) and returns it. */
  at(minute: number, out: Frame): Frame
}

export function planMatch(report: MatchReport): MatchPlan {
  const { stage, recording } = rehearse(report)
  const { moments, kicks, stoppages, addedTime, gestures, cast } = stage
  const tempo = tempoOf(stage)
  const momentum = planMomentum(report.events, lastMinuteOf(report))
  const referee = planReferee(recording)
  const at = (minute: number, out: Frame): Frame => {
    const seconds = tempo.secondsAt(minute)
    const row = Math.min(recording.rows - 2, Math.max(0, Math.floor(seconds / STEP)))
    const cut = recording.cut[row + 1] === 1
    const share = cut ? 0 : Math.min(1, Math.max(0, seconds / STEP - row))
    const a = row * SLOTS
    const b = a + SLOTS
    for (let slot = 0; slot < SLOTS; slot++) {
      const isSame = recording.who[a + slot] === recording.who[b + slot]
      const way = isSame ? share : 0
      out.x[slot] = mix(recording.x[a + slot], recording.x[b + slot], way) / FIELD.length
      out.y[slot] = mix(recording.y[a + slot], recording.y[b + slot], way) / FIELD.width
      out.who[slot] = recording.who[a + slot] ?? -1
    }
    out.minute = minute
    out.ballX = mix(recording.ball[row * 3], recording.ball[row * 3 + 3], share) / FIELD.length
    out.ballY = mix(recording.ball[row * 3 + 1], recording.ball[row * 3 + 4], share) / FIELD.width
    out.ballHeight = mix(recording.ball[row * 3 + 2], recording.ball[row * 3 + 5], share)
    fillMotion(out, recording, row, share)
    const [ballX, ballY] = [out.ballX * FIELD.length, out.ballY * FIELD.width]
    fillReferee(out.referee, referee, { row, share, ballX, ballY })
    fillGestures(out, gestures, seconds)
    out.holder = recording.holder[row] ?? -1
    out.phase = PHASES[recording.phase[row] ?? 0] ?? 'play'
    out.named = out.phase === 'shoot-out' ? takerAt(kicks, seconds) : namedSlot(recording, row)
    out.homeAttacksRight = (recording.direction[row] ?? 1) > 0
    fillScore(out, report, tempo, minute, seconds)
    fillKicks(out, kicks, seconds)
    const whole = Math.floor(minute)
    out.momentum = mix(momentum[whole], momentum[whole + 1] ?? momentum.at(-1), minute - whole)
    return out
  }
  const { people } = cast
  return { report, tempo, people, momentum, recording, moments, stoppages, kicks, addedTime, gestures, at }
}

/** Slot of the taker of the kick that is shown; −1 between the kicks. */
function takerAt(kicks: readonly KickMoment[], second: number): number {
  const kick = kicks.find(({ endedAt }) => endedAt + NAMED_AFTER > second)
  return kick && kick.from <= second ? kick.taker : -1
}

/** Seconds after a kick for which the name of its taker stays. */
const NAMED_AFTER = 1

function fillKicks(out: Frame, kicks: readonly KickMoment[], second: number): void {
  let count = 0
  while (count < kicks.length && (kicks[count]?.endedAt ?? Infinity) <= second) count++
  out.kickCount = count
  out.sinceKick = count > 0 ? second - (kicks[count - 1]?.endedAt ?? 0) : second
}

function fillGestures(out: Frame, gestures: readonly Gesture[], second: number): void {
  out.second = second
  out.gestures.length = 0
  for (const gesture of gestures) {
    if (gesture.from > second) return
    if (gesture.to > second) out.gestures.push(gesture)
  }
}

function fillScore(
  out: Frame,
  report: MatchReport,
  tempo: MatchTempo,
  minute: number,
  seconds: number,
): void {
  let count = 0
  let home = 0
  let away = 0
  while (count < report.events.length && (tempo.instants[count] ?? Infinity) <= minute + 1e-9) {
    const event = report.events[count]
    if (event?.type === 'goal') {
      if (event.team === 'home') home++
      else away++
    }
    count++
  }
  out.eventCount = count
  out.homeGoals = report.forfeit ? report.goals.home : home
  out.awayGoals = report.forfeit ? report.goals.away : away
  out.sinceEvent = count > 0 ? seconds - (tempo.cues[count - 1] ?? 0) : seconds
}

function mix(a = 0, b = 0, share = 0): number {
  return a + (b - a) * share
}

export interface MatchTempo extends Tempo {
  /** Fractional minute of each event of the report. */
  instants: readonly number[]
  /** The same, and that of the end of each kick of a shoot-out. */
  steps: readonly number[]
  /** Second of each event at full pace. */
  cues: readonly number[]
}

/** The mapping up to a minute depends only on what happens less than a minute later. */
function tempoOf({ report, minutes, seconds, cues, instants, kicks, windows, world }: Stage): MatchTempo {
  const regular = lastMinuteOf(report)
  const secondsAt = (value: number) => interpolate(minutes, seconds, value)
  return {
    instants,
    steps: [...instants, ...kicks.map(({ instant }) => instant)],
    cues,
    windows,
    duration: world.now,
    playedTo: report.shootOut ? secondsAt(regular) : world.now,
    playedMinutes: regular,
    lastMinute: report.shootOut ? regular + KICK_MINUTES : regular,
    secondsAt,
    minuteAt: (value) => interpolate(seconds, minutes, value),
  }
}

/** Linear interpolation in a table of knots, clamped at the ends. */
function interpolate(from: readonly number[], to: readonly number[], value: number): number {
  let low = 0
  let high = from.length - 1
  if (value <= (from[low] ?? 0)) return to[low] ?? 0
  if (value >= (from[high] ?? 0)) return to[high] ?? 0
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((from[middle] ?? 0) <= value) low = middle
    else high = middle
  }
  const a = from[low] ?? 0
  const b = from[high] ?? 0
  const share = b > a ? (value - a) / (b - a) : 1
  return (to[low] ?? 0) + share * ((to[high] ?? 0) - (to[low] ?? 0))
}
