/** Playback of a match: its plan, clock and current frame. Imports no Pixi. */
import { HALF_TIME } from '../../../../client/simulation/core/fixture.ts'
import type { MatchReport } from '../../../../client/simulation/match/matchReport.ts'
import { MatchClock, type Pace } from '../../../core/clock.ts'
import type { Moment } from '../../motion/moments.ts'
import { clockText } from '../stage/addedTime.ts'
import { type Frame, makeFrame } from '../../motion/frame.ts'
import { type MatchPlan, planMatch } from './timeline.ts'
import { Glide } from '../../motion/glide.ts'

/** Duration in milliseconds of running time for which the picture is dark after a cut. */
export const CUT_MS = 260

/** Minutes after an event of its most telling still frame: the ball in the net. */
const JUST_AFTER = 0.005

/** Speed of a replay, and the seconds of play that it shows before and after the shot. */
const REPLAY = { speed: 0.5, before: 4.5, after: 1.8 }
/** Duration in milliseconds of the still picture that replaces a replay in stepped mode. */
const STILL_MS = 5000
/** Most milliseconds by which a replay advances in a frame. */
const LONGEST_FRAME_MS = 100
/** Most milliseconds by which the match advances in a frame of the browser. */
const LONGEST_TICK_MS = 1_000

/** Chance that is shown again while the match waits. */
interface Replay {
  moment: Moment
  /** Second of play that is shown, and the last one. */
  second: number
  end: number
  /** Milliseconds left of a still picture. */
  stillMs: number
  isPaused: boolean
}

interface PlaybackListener {
  /** Called with the whole minutes played. */
  onMinute?: ((minute: number) => void) | undefined
  /** Called with the text of the match clock. */
  onClock?: ((clock: string) => void) | undefined
  /** Called with the number of events shown. */
  onEvents?: ((count: number) => void) | undefined
  /** Called with the number of kicks of a shoot-out shown. */
  onKicks?: ((count: number) => void) | undefined
  onFinished?: (() => void) | undefined
  /** Called in every frame with the plan, the second of play at full pace, and whether it is a replay's. */
  onMoment?: ((plan: MatchPlan, second: number, isReplay: boolean) => void) | undefined
  /** Called with the index of the event that is shown again, and with null when the match goes on. */
  onReplay?: ((event: number | null) => void) | undefined
}

/** Part of the match that has been shown before. */
interface Start {
  minute?: number
  events?: number
  kicks?: number
}

export class Playback {
  readonly frame: Frame = makeFrame()
  /** Milliseconds of running time since the last cut of the highlights; large without any. */
  sinceCutMs = 1e9
  /** Text of the match clock, which stands still during a replay. */
  clock = ''
  #plan: MatchPlan
  #clock: MatchClock
  #listener: PlaybackListener = {}
  #minute = -1
  #events = -1
  #kicks = 0
  #isFinishReported = false
  #stepped = false
  #cuts = 0
  #glide = new Glide()
  #replay: Replay | null = null
  #repeatsGoals = false
  #pace: Pace

  /** Begins at the minute, or at the last of the events and kicks that have been shown if that is later. */
  constructor(report: MatchReport, pace: Pace, start: Start = {}) {
    this.#plan = planMatch(report)
    this.#pace = pace
    const { tempo, kicks } = this.#plan
    const { instant: kicked = 0 } = kicks[(start.kicks ?? 0) - 1] ?? {}
    const minute = Math.max(start.minute ?? 0, tempo.instants[(start.events ?? 0) - 1] ?? 0, kicked)
    this.#clock = new MatchClock(tempo, pace, minute)
    this.#plan.at(minute, this.frame)
  }

  get plan(): MatchPlan {
    return this.#plan
  }

  /** True while the frame changes by itself: the clock runs, or a cut or a new report is being smoothed. */
  get isMoving(): boolean {
    const isRunning = !this.#clock.paused && !this.#clock.finished
    if (this.#replay) return !this.#replay.isPaused || this.sinceCutMs < CUT_MS
    return isRunning || this.#glide.isGoing || this.sinceCutMs < CUT_MS
  }

  /** True while a chance is shown again. */
  get isReplaying(): boolean {
    return this.#replay !== null
  }

  listen(listener: PlaybackListener): void {
    this.#listener = listener
  }

  setPace(pace: Pace): void {
    this.#pace = pace
    this.#clock.setPace(pace)
  }

  setPaused(paused: boolean): void {
    if (paused) this.#clock.pause()
    else this.#clock.resume()
    if (this.#replay) this.#replay.isPaused = paused
  }

  /** Steps from event to event instead of moving smoothly, for reduced motion. */
  setStepped(stepped: boolean): void {
    this.#stepped = stepped
  }

  /** Shows every goal again at full pace. */
  setRepeatsGoals(repeatsGoals: boolean): void {
    this.#repeatsGoals = repeatsGoals
  }

  /** Shows the chance of an event again, or goes on with the match. */
  showAgain(event: number | null): void {
    if (event === (this.#replay?.moment.event ?? null)) return
    const moment = this.#plan.moments.find((candidate) => candidate.event === event)
    if (moment) this.#beginReplay(moment)
    else this.#endReplay()
  }

  /** Shows the chance that is being shown again from its start. */
  restartReplay(): void {
    if (this.#replay) this.#beginReplay(this.#replay.moment)
  }

  /** Continues with a new report of the same match; players glide to their new positions. */
  setReport(report: MatchReport): void {
    if (report === this.#plan.report) return
    this.#endReplay()
    const { frame } = this
    this.#plan = planMatch(report)
    this.#clock.setTempo(this.#plan.tempo, this.#minuteNow())
    this.#glide.begin(frame, () => void this.#plan.at(this.#clock.minute, frame))
    this.#isFinishReported &&= this.#clock.finished
    if (this.#stepped) this.#glide.stop()
    this.#glide.advance(frame, 0)
  }

  /** Minute of the clock in a new plan: after what has been shown, and before anything that has not. */
  #minuteNow(): number {
    const { instants, lastMinute } = this.#plan.tempo
    const { eventCount } = this.frame
    const shown = instants[eventCount - 1] ?? 0
    const coming = instants[eventCount] ?? lastMinute
    const minute = Math.max(shown, this.#clock.minute)
    return minute < coming ? minute : (shown + coming) / 2
  }

  skip(): void {
    this.#endReplay()
    this.#clock.skip()
    this.advance(0)
  }

  /** Advances by a frame of the browser. One of hours, after the machine has slept, skips nothing of the match. */
  tick(elapsedMs: number): boolean {
    return this.advance(Math.min(elapsedMs, LONGEST_TICK_MS))
  }

  /** Advances by running time (milliseconds) and fills the frame. Returns true when the frame changed. */
  advance(elapsedMs: number): boolean {
    if (this.#replay) return this.#advanceReplay(this.#replay, elapsedMs)
    const before = this.#clock.minute
    const minute = this.#advanceClock(elapsedMs)
    this.sinceCutMs = this.#clock.cuts !== this.#cuts ? 0 : this.sinceCutMs + elapsedMs
    const gliding = this.#glide.isGoing
    const moved = minute !== this.frame.minute || this.#events < 0
    if (moved || gliding) {
      this.#plan.at(this.#stepped ? this.#stepBefore(minute) : minute, this.frame)
      this.frame.minute = minute
      if (this.#clock.cuts !== this.#cuts) this.#glide.stop()
      this.#cuts = this.#clock.cuts
      if (this.#stepped) this.#glide.stop()
      this.#glide.advance(this.frame, elapsedMs)
    }
    this.#notify()
    if (this.#repeatsGoals && this.#pace === 'full' && !this.#stepped) this.#repeatGoal(before, minute)
    return moved || gliding
  }

  /** Advances the clock, by a slow frame to half-time at the furthest: the match may stop there for the talk. */
  #advanceClock(elapsedMs: number): number {
    const before = this.#clock.minute
    const minute = this.#clock.advance(elapsedMs)
    if (this.#pace === 'highlights' || before >= HALF_TIME || minute <= HALF_TIME) return minute
    this.#clock.setTempo(this.#plan.tempo, HALF_TIME)
    return HALF_TIME
  }

  /** Shows a goal again whose celebration has ended since a minute. */
  #repeatGoal(before: number, minute: number): void {
    const { moments, report, tempo } = this.#plan
    const from = tempo.secondsAt(before)
    const to = tempo.secondsAt(minute)
    const ended = moments.find(
      (moment) => moment.to > from && moment.to <= to && report.events[moment.event]?.type === 'goal',
    )
    if (ended) this.#beginReplay(ended)
  }

  #beginReplay(moment: Moment): void {
    const shot = moment.shotAt ?? moment.to
    const second = this.#stepped ? shot : Math.max(moment.from, shot - REPLAY.before)
    const end = Math.min(moment.to, shot + REPLAY.after)
    this.#replay = { moment, second, end, stillMs: this.#stepped ? STILL_MS : 0, isPaused: false }
    this.sinceCutMs = 0
    this.#listener.onReplay?.(moment.event)
  }

  #endReplay(): void {
    if (!this.#replay) return
    this.#replay = null
    this.sinceCutMs = 0
    this.#plan.at(this.#clock.minute, this.frame)
    this.#listener.onReplay?.(null)
  }

  /** Fills the frame with the past; minute and score stay those of the match. */
  #advanceReplay(replay: Replay, elapsedMs: number): boolean {
    this.sinceCutMs += elapsedMs
    if (replay.isPaused) return false
    const { frame } = this
    const { minute, eventCount, kickCount, homeGoals, awayGoals } = frame
    if (replay.stillMs > 0) replay.stillMs -= elapsedMs
    else replay.second += (Math.min(LONGEST_FRAME_MS, elapsedMs) / 1000) * REPLAY.speed
    if (this.#stepped ? replay.stillMs <= 0 : replay.second >= replay.end) {
      this.#endReplay()
      return true
    }
    this.#plan.at(this.#plan.tempo.minuteAt(replay.second), frame)
    Object.assign(frame, { minute, eventCount, kickCount, homeGoals, awayGoals, phase: 'chance' })
    this.#listener.onMoment?.(this.#plan, replay.second, true)
    return true
  }

  /** Last moment shown in stepped mode: an event, a kick of a shoot-out or a whole minute. */
  #stepBefore(minute: number): number {
    let step = Math.floor(minute)
    const { steps, lastMinute } = this.#plan.tempo
    for (const instant of steps) {
      const best = Math.min(lastMinute, instant + JUST_AFTER)
      if (best > minute) break
      step = Math.max(step, best)
    }
    return step
  }

  #notify(): void {
    const { frame } = this
    this.#listener.onMoment?.(this.#plan, this.#clock.second, false)
    const whole = Math.min(this.#plan.tempo.playedMinutes, Math.floor(frame.minute + 1e-9))
    if (whole !== this.#minute) {
      this.#minute = whole
      this.#listener.onMinute?.(whole)
    }
    const clock = clockText(frame, this.#plan)
    if (clock !== this.clock) {
      this.clock = clock
      this.#listener.onClock?.(clock)
    }
    if (frame.eventCount !== this.#events) {
      this.#events = frame.eventCount
      this.#listener.onEvents?.(frame.eventCount)
    }
    if (frame.kickCount !== this.#kicks) {
      this.#kicks = frame.kickCount
      this.#listener.onKicks?.(frame.kickCount)
    }
    if (this.#clock.finished && !this.#isFinishReported) {
      this.#isFinishReported = true
      this.#listener.onFinished?.()
    }
  }
}
