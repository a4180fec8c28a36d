/** Playback of a match: its plan, clock and current frame. Imports no Pixi. */
import type { MatchReport } from '../../client/simulation/match/matchReport.ts'
import { MatchClock, type Pace } from '../core/clock.ts'
import { SLOTS } from '../core/field.ts'
import { makeFrame, planMatch, type Frame, type MatchPlan } from './timeline.ts'

/** Duration in milliseconds of the interpolation to the positions of a new report. */
const GLIDE_MS = 900

/** Duration in milliseconds of running time for which the picture is dark after a cut. */
export const CUT_MS = 260

/** Minutes after an event of its most telling still frame: the ball in the net. */
const JUST_AFTER = 0.005

interface PlaybackListener {
  /** Called with the whole minutes played, 0–90. */
  onMinute?: ((minute: number) => void) | undefined
  /** Called with the number of events shown. */
  onEvents?: ((count: number) => void) | undefined
  onFinished?: (() => void) | undefined
  /** Called in every frame with the plan and the second of play at full pace. */
  onMoment?: ((plan: MatchPlan, second: number) => void) | undefined
}

export class Playback {
  readonly frame: Frame = makeFrame()
  /** Milliseconds of running time since the last cut of the highlights; large without any. */
  sinceCutMs = 1e9
  #plan: MatchPlan
  #clock: MatchClock
  #listener: PlaybackListener = {}
  #minute = -1
  #events = -1
  #isFinishReported = false
  #stepped = false
  #cuts = 0
  #offsetX = new Float32Array(SLOTS)
  #offsetY = new Float32Array(SLOTS)
  #ballOffset = { x: 0, y: 0 }
  #glideMs = 0

  constructor(report: MatchReport, pace: Pace, startMinute = 0) {
    this.#plan = planMatch(report)
    this.#clock = new MatchClock(this.#plan.tempo, pace, startMinute)
    this.#plan.at(startMinute, this.frame)
  }

  get plan(): MatchPlan {
    return this.#plan
  }

  /** True while the frame changes by itself: the clock runs, or a cut or a new report is being smoothed. */
  get isMoving(): boolean {
    const isRunning = !this.#clock.paused && !this.#clock.finished
    return isRunning || this.#glideMs > 0 || this.sinceCutMs < CUT_MS
  }

  listen(listener: PlaybackListener): void {
    this.#listener = listener
  }

  setPace(pace: Pace): void {
    this.#clock.setPace(pace)
  }

  setPaused(paused: boolean): void {
    if (paused) this.#clock.pause()
    else this.#clock.resume()
  }

  /** Steps from event to event instead of moving smoothly, for reduced motion. */
  setStepped(stepped: boolean): void {
    this.#stepped = stepped
  }

  /** Continues with a new report of the same match; players glide to their new positions. */
  setReport(report: MatchReport): void {
    if (report === this.#plan.report) return
    const { frame } = this
    const oldX = frame.x.slice()
    const oldY = frame.y.slice()
    const oldBall = { x: frame.ballX, y: frame.ballY }
    this.#plan = planMatch(report)
    this.#clock.setTempo(this.#plan.tempo)
    this.#plan.at(this.#clock.minute, frame)
    for (let slot = 0; slot < SLOTS; slot++) {
      this.#offsetX[slot] = (oldX[slot] ?? 0) - (frame.x[slot] ?? 0)
      this.#offsetY[slot] = (oldY[slot] ?? 0) - (frame.y[slot] ?? 0)
    }
    this.#ballOffset = { x: oldBall.x - frame.ballX, y: oldBall.y - frame.ballY }
    this.#glideMs = GLIDE_MS
    this.#isFinishReported &&= this.#clock.finished
    this.#glide(0)
  }

  skip(): void {
    this.#clock.skip()
    this.advance(0)
  }

  /** Advances by running time (milliseconds) and fills the frame. Returns true when the frame changed. */
  advance(elapsedMs: number): boolean {
    const minute = this.#clock.advance(elapsedMs)
    this.sinceCutMs = this.#clock.cuts !== this.#cuts ? 0 : this.sinceCutMs + elapsedMs
    const gliding = this.#glideMs > 0
    const moved = minute !== this.frame.minute || this.#events < 0
    if (moved || gliding) {
      this.#plan.at(this.#stepped ? this.#stepBefore(minute) : minute, this.frame)
      this.frame.minute = minute
      if (this.#clock.cuts !== this.#cuts) this.#glideMs = 0
      this.#cuts = this.#clock.cuts
      this.#glide(elapsedMs)
    }
    this.#notify()
    return moved || gliding
  }

  /** Last moment shown in stepped mode: an event or a whole minute. */
  #stepBefore(minute: number): number {
    let step = Math.floor(minute)
    const { instants, lastMinute } = this.#plan.tempo
    for (const instant of instants) {
      const best = Math.min(lastMinute, instant + JUST_AFTER)
      if (best > minute) break
      step = Math.max(step, best)
    }
    return step
  }

  #glide(elapsedMs: number): void {
    if (this.#glideMs <= 0) return
    this.#glideMs = this.#stepped ? 0 : Math.max(0, this.#glideMs - elapsedMs)
    const left = this.#glideMs / GLIDE_MS
    const share = left * left * (3 - 2 * left)
    const { frame } = this
    for (let slot = 0; slot < SLOTS; slot++) {
      frame.x[slot] = (frame.x[slot] ?? 0) + (this.#offsetX[slot] ?? 0) * share
      frame.y[slot] = (frame.y[slot] ?? 0) + (this.#offsetY[slot] ?? 0) * share
    }
    frame.ballX += this.#ballOffset.x * share
    frame.ballY += this.#ballOffset.y * share
  }

  #notify(): void {
    const { frame } = this
    this.#listener.onMoment?.(this.#plan, this.#clock.second)
    const whole = Math.floor(frame.minute + 1e-9)
    if (whole !== this.#minute) {
      this.#minute = whole
      this.#listener.onMinute?.(whole)
    }
    if (frame.eventCount !== this.#events) {
      this.#events = frame.eventCount
      this.#listener.onEvents?.(frame.eventCount)
    }
    if (this.#clock.finished && !this.#isFinishReported) {
      this.#isFinishReported = true
      this.#listener.onFinished?.()
    }
  }
}
