import { makeAutoObservable, observableRef } from 'mobx'
import {
  EXTRA_HALF_TIME,
  EXTRA_TIME,
  FULL_TIME,
  HALF_TIME,
  lastMinuteOf,
} from '../simulation/core/fixture.ts'
import type { Snapshot } from '../simulation/gameState.ts'
import { playMatch } from '../simulation/match/engine.ts'
import type { MatchInput, MatchReport, PenaltyKick } from '../simulation/match/matchReport.ts'
import { matchStats } from '../simulation/match/matchStats.ts'
import { namedEvents } from '../simulation/match/namedEvents.ts'
import { sheetsSoFar } from '../simulation/match/sheetsSoFar.ts'
import type { PastMatch } from '../simulation/reports/pastMatch.ts'
import { watchMatch } from '../simulation/season/watchedMatch.ts'
import { BreakCountdown } from './BreakCountdown.ts'
import { ChanceReplay } from './ChanceReplay.ts'
import { otherScore, scoreAfter, type OtherScore, type ShownMatch } from './shownMatch.ts'
import type { Pace } from './settings.ts'
import type { MatchNotes } from './saves/matchNotes.ts'

/** Page beside the commentary. */
export type MatchPage = 'talk' | 'figures' | 'sheets' | 'grounds' | 'substitutions' | 'tactics'

/** Pages that stop the clock. */
const DECISIONS: readonly MatchPage[] = ['talk', 'substitutions', 'tactics']

/**
 * Playback of the match being watched. The engine has already played it to the end; the store reveals it minute
 * by minute. A decision of the manager is an input for the next minute: the engine replays the match with it,
 * which changes only minutes not yet revealed. A match that is watched again is revealed from its kept report
 * and changes nothing.
 */
export class MatchdayStore {
  match: ShownMatch | null = null
  report: MatchReport | null = null
  inputs: readonly MatchInput[] = []
  /** Last whole minute shown, 0–90, or to 120 with extra time. */
  minute = 0
  /** True when the player has stopped the clock. */
  isPausedByPlayer = false
  /** True while the clock stands at half-time for a talk. */
  isHalfTime = false
  page: MatchPage = 'figures'
  /** Pace of this match alone; null for that of the settings. */
  pace: Pace | null = null
  /** Number of events shown. Events of one minute are shown one after the other. */
  eventCount = 0
  /** Number of kicks of the shoot-out shown. */
  kickCount = 0
  /** True when the player has skipped to the end. */
  isSkipped = false
  /** True when the whole match has been shown. */
  isOver = false
  /** True while a scene draws the match and reports its progress; otherwise a timer advances it. */
  hasPicture = false
  /** True when the scene has begun the minute after `minute`. It begins none while the clock is stopped. */
  private isWithinMinute = false
  /** Text of the clock in the picture; null without one. */
  pictureClock: string | null = null
  readonly again = new ChanceReplay(this)
  readonly countdown = new BreakCountdown(() => this.setPaused(false))

  constructor() {
    makeAutoObservable(
      this,
      { match: observableRef, report: observableRef, inputs: observableRef, again: false, countdown: false },
      { autoBind: true },
    )
  }

  get isOpen(): boolean {
    return this.match !== null
  }

  /** True while a past match is watched again, which the career knows nothing of. */
  get isReplay(): boolean {
    return this.match !== null && this.match.replayOf !== null
  }

  /** True while a match of today is watched, whose result is booked when it is closed. */
  get isLive(): boolean {
    return this.isOpen && !this.isReplay
  }

  /** True when the clock is stopped: by the player, at half-time, or by a page of decisions. */
  get isPaused(): boolean {
    return this.isPausedByPlayer || this.isHalfTime || this.isDeciding
  }

  /** True while a page of decisions is open. */
  get isDeciding(): boolean {
    return DECISIONS.includes(this.page)
  }

  /** Last minute as far as what has been shown tells: 120 once extra time has begun. */
  get lastMinuteKnown(): number {
    return this.eventsSoFar.some(({ type }) => type === 'extra-time') ? EXTRA_TIME : FULL_TIME
  }

  /** Kicks of the shoot-out shown so far; null before one. */
  get shootOut(): readonly PenaltyKick[] | null {
    const { report, minute, kickCount } = this
    return report?.shootOut && minute === EXTRA_TIME ? report.shootOut.slice(0, kickCount) : null
  }

  /** Text of the match clock, as in the picture: `23′`, `45+2′`, `HT`, `FT`; `ET` before extra time, `ET HT`, `PEN`, `AET`. */
  get clock(): string {
    if (this.isOver) return this.lastMinuteKnown > FULL_TIME ? 'AET' : 'FT'
    if (this.pictureClock !== null) return this.pictureClock
    if (this.shootOut) return 'PEN'
    const { minute, lastMinuteKnown } = this
    if (minute === HALF_TIME) return 'HT'
    if (minute === EXTRA_HALF_TIME) return 'ET HT'
    if (minute === FULL_TIME && lastMinuteKnown > FULL_TIME) return 'ET'
    return `${Math.min(lastMinuteKnown, minute + 1)}′`
  }

  /** Events shown so far. */
  get eventsSoFar() {
    return this.report?.events.slice(0, this.eventCount) ?? []
  }

  /** Events shown so far, with names. */
  get story() {
    return this.report ? namedEvents({ ...this.report, events: this.eventsSoFar }) : []
  }

  get stats() {
    const { eventsSoFar: events, minute, report } = this
    return matchStats({ events, minute, play: report?.play ?? null })
  }

  /** Both team sheets with ratings and stamina, as shown so far. */
  get sheets() {
    const { report, eventCount, revealedMinute } = this
    return report && sheetsSoFar(report, eventCount, revealedMinute)
  }

  get score(): { home: number; away: number } {
    return this.report ? scoreAfter(this.report, this.eventsSoFar) : { home: 0, away: 0 }
  }

  get elsewhere(): OtherScore[] {
    return (this.match?.elsewhere ?? []).map((report) => otherScore(report, this.minute))
  }

  /** Last minute with an event or an end shown. */
  get revealedMinute(): number {
    return Math.max(this.minute, this.eventsSoFar.at(-1)?.minute ?? 0)
  }

  /** Last minute begun, which a decision must not change. A scene whose clock has run is always within a minute. */
  get begunMinute(): number {
    if (this.isHalfTime) return HALF_TIME
    return this.isWithinMinute ? Math.max(this.minute + 1, this.revealedMinute) : this.revealedMinute
  }

  /** Opens the own club's match of a match day. */
  open(state: Snapshot): void {
    const watched = watchMatch(state)
    if (!watched) return
    this.match = { ...watched.match, replayOf: null }
    this.report = watched.report
    this.kickOff()
    if (this.report.forfeit) this.end()
  }

  /** Opens a past match from its report; `pace`: null for that of the settings. */
  watchAgain({ report, season, week, ...shown }: PastMatch, pace: Pace | null): void {
    this.report = report
    this.match = { ...shown, setup: report.setup, elsewhere: [], replayOf: { season, week } }
    this.pace = pace
    this.kickOff()
  }

  /** Changes the pace of this match alone. */
  setPace(pace: Pace): void {
    this.pace = pace
  }

  /** True at the whistle for half-time of a match that waits for a talk. */
  get isBreakDue(): boolean {
    const { isLive, isSkipped, isOver, minute, match, inputs } = this
    const isOwn = isLive && match !== null && match.ownSide !== null
    const isTalked = inputs.some(({ kind }) => kind === 'talk')
    return isOwn && minute === HALF_TIME && !isTalked && !isSkipped && !isOver
  }

  /** Stops the clock at half-time for a talk, for a while. */
  takeBreak(): void {
    this.isHalfTime = true
    if (!this.isPausedByPlayer) this.countdown.start()
    this.page = 'talk'
  }

  /** Shows nothing of the match but its kick-off. */
  private kickOff(): void {
    this.inputs = []
    this.endBreak()
    this.minute = 0
    this.eventCount = 0
    this.kickCount = 0
    this.isPausedByPlayer = false
    this.page = 'figures'
    this.isSkipped = false
    this.isOver = false
    this.pictureClock = null
    this.again.end()
    this.followPicture()
    this.showMinute(0)
  }

  /** Reopens a match at the noted minute and kick, with the clock stopped. */
  reopen(state: Snapshot, { minute, eventCount, kickCount, inputs }: MatchNotes): void {
    this.open(state)
    this.replay(inputs)
    this.showMinute(minute)
    this.showEvents(eventCount)
    this.showKicks(kickCount)
    if (this.isAllShown) this.end()
    else this.isPausedByPlayer = true
  }

  close(): void {
    this.endBreak()
    this.pace = null
    this.match = null
    this.report = null
  }

  /**
   * Shows a whole minute, whose events the picture shows, some of them a minute or two later. A shoot-out, for which
   * the picture goes on, belongs to the last one.
   */
  passMinute(minute: number): void {
    const shown = Math.min(minute, this.lastMinute)
    if (shown > this.minute) this.minute = shown
  }

  /** Shows a whole minute with all its events. */
  showMinute(minute: number): void {
    this.passMinute(minute)
    this.showEvents(this.report?.events.filter((event) => event.minute <= minute).length ?? 0)
  }

  /** Shows the first `count` events of the report. */
  showEvents(count: number): void {
    if (count > this.eventCount) this.eventCount = count
  }

  /** Shows the first `count` kicks of the shoot-out. */
  showKicks(count: number): void {
    if (count > this.kickCount) this.kickCount = count
  }

  /** Advances by a minute, or by a kick of the shoot-out. Used when no scene draws the match. */
  advanceMinute(): void {
    if (this.minute === this.lastMinute) this.showKicks(this.kickCount + 1)
    else this.showMinute(this.minute + 1)
    if (this.isAllShown) this.end()
  }

  private get isAllShown(): boolean {
    return this.minute === this.lastMinute && this.kickCount >= (this.report?.shootOut?.length ?? 0)
  }

  private get lastMinute(): number {
    return this.report ? lastMinuteOf(this.report) : FULL_TIME
  }

  /** Shows the rest of the match and marks it as over. */
  end(): void {
    this.showMinute(this.lastMinute)
    this.showKicks(this.report?.shootOut?.length ?? 0)
    this.isOver = true
  }

  setPicture(hasPicture: boolean): void {
    this.hasPicture = hasPicture
    this.followPicture()
    if (hasPicture) return
    this.pictureClock = null
    this.again.end()
    if (this.isOpen && this.isSkipped && !this.isOver) this.end()
  }

  setPictureClock(clock: string): void {
    this.pictureClock = clock
  }

  private endBreak(): void {
    this.isHalfTime = false
    this.countdown.stop()
    if (this.page === 'talk') this.page = 'figures'
  }

  /** Stops or starts the clock. Ends the break and closes a page of decisions when the clock starts. */
  setPaused(isPaused: boolean): void {
    this.isPausedByPlayer = isPaused
    if (isPaused) this.countdown.stop()
    else this.endBreak()
    if (!isPaused && this.isPaused) this.page = 'figures'
    this.followPicture()
  }

  /** Shows a page. Leaving a page of decisions restarts the clock unless the player had stopped it. */
  show(page: MatchPage): void {
    this.countdown.stop()
    this.page = page
    this.followPicture()
  }

  private followPicture(): void {
    if (!this.isPaused) this.isWithinMinute = this.hasPicture
  }

  /** Jumps to the end, which is shown once the picture shows it. */
  skip(): void {
    this.isSkipped = true
    this.endBreak()
    if (!this.hasPicture) this.end()
  }

  /** Replays the match with other inputs of the manager. */
  replay(inputs: readonly MatchInput[]): void {
    if (!this.match || this.isReplay) return
    this.inputs = inputs
    this.report = playMatch(this.match.setup, inputs)
  }
}
