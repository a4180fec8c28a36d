import { makeAutoObservable, observableRef } from 'mobx'
import { nextOwnFixture } from '../simulation/core/calendar.ts'
import type { Snapshot } from '../simulation/gameState.ts'
import { FULL_TIME, HALF_TIME, playMatch } from '../simulation/match/engine.ts'
import { fixtureSetup, weekSetups } from '../simulation/season/fixtureSetup.ts'
import type { MatchInput, MatchReport, MatchSetup, Side } from '../simulation/match/matchReport.ts'
import { matchStats } from '../simulation/match/matchStats.ts'
import { namedEvents } from '../simulation/match/namedEvents.ts'
import { ownCrowd, type MatchCrowd } from '../simulation/season/ownCrowd.ts'
import type { MatchNotes } from './saves/matchNotes.ts'

/** The match on the pitch, played ahead by the engine as it will end if nobody interferes. */
interface WatchedMatch {
  setup: MatchSetup
  ownSide: Side
  /** Who fills the home side's ground; nobody comes to a match that is forfeited. */
  crowd: MatchCrowd
  /** The other matches of the week. */
  elsewhere: MatchReport[]
}

/** What lies beside the commentary. */
export type MatchPage = 'figures' | 'sheets' | 'grounds' | 'substitutions' | 'tactics'

/** The pages for which the clock stands still. */
const DECISIONS: readonly MatchPage[] = ['substitutions', 'tactics']

/** A score of another ground at the minute that is being watched. */
interface OtherScore {
  home: string
  away: string
  homeGoals: number
  awayGoals: number
}

/**
 * The match being watched. The engine has played it already; watching it uncovers it minute by
 * minute. A decision of the manager is an input from the next minute on, with which the engine
 * plays it again: what has been seen stays the same, what comes may not.
 */
export class MatchdayStore {
  match: WatchedMatch | null = null
  report: MatchReport | null = null
  inputs: readonly MatchInput[] = []
  /** The last whole minute that has been shown, 0–90. */
  minute = 0
  /** The player has stopped the clock. */
  isHeld = false
  page: MatchPage = 'figures'
  /** How many events of the report have been shown; within a minute they come one after the other. */
  eventCount = 0
  /** True once the player wants the end at once. */
  isSkipped = false
  /** True when all has been seen. */
  isOver = false
  /** True while a scene shows the match and tells what it shows; without one the clock does. */
  hasPicture = false

  constructor() {
    makeAutoObservable(
      this,
      { match: observableRef, report: observableRef, inputs: observableRef },
      { autoBind: true },
    )
  }

  get isOpen(): boolean {
    return this.match !== null
  }

  /** The clock stands still: it was stopped, or the manager has his side to see to. */
  get isPaused(): boolean {
    return this.isHeld || DECISIONS.includes(this.page)
  }

  get isHalfTime(): boolean {
    return this.minute === HALF_TIME
  }

  /** What has been shown so far. */
  get eventsSoFar() {
    return this.report?.events.slice(0, this.eventCount) ?? []
  }

  /** The same with names. */
  get story() {
    return this.report ? namedEvents({ ...this.report, events: this.eventsSoFar }) : []
  }

  get stats() {
    return matchStats(this.eventsSoFar)
  }

  get score(): { home: number; away: number } {
    if (this.report?.forfeit) return this.report.goals
    const goals = this.eventsSoFar.filter(({ type }) => type === 'goal')
    const home = goals.filter(({ team }) => team === 'home').length
    return { home, away: goals.length - home }
  }

  get elsewhere(): OtherScore[] {
    return (this.match?.elsewhere ?? []).map((report) => {
      const { home, away } = scoreAt(report, this.minute)
      return { home: report.setup.home.name, away: report.setup.away.name, homeGoals: home, awayGoals: away }
    })
  }

  /** Last minute of which anything has been shown. */
  get revealedMinute(): number {
    return Math.max(this.minute, this.eventsSoFar.at(-1)?.minute ?? 0)
  }

  /** The last minute that has begun; a decision must not change it. A picture is always in the middle of one. */
  get begunMinute(): number {
    return this.hasPicture ? Math.max(this.minute + 1, this.revealedMinute) : this.revealedMinute
  }

  /** Opens the own club's match of a match day. */
  open(state: Snapshot): void {
    const fixture = nextOwnFixture(state)
    if (!fixture) return
    const setup = fixtureSetup(state, fixture)
    const ownSide = setup.home.club === state.club.id ? 'home' : 'away'
    const elsewhere = weekSetups(state)
      .filter(({ home, away }) => home.club !== state.club.id && away.club !== state.club.id)
      .map((other) => playMatch(other))
    this.report = playMatch(setup)
    const crowd = ownCrowd(state, fixture)
    if (this.report.forfeit) crowd.attendance = 0
    this.match = { setup, ownSide, crowd, elsewhere }
    this.inputs = []
    this.minute = 0
    this.eventCount = 0
    this.isHeld = false
    this.page = 'figures'
    this.isSkipped = false
    this.isOver = false
    this.showMinute(0)
    if (this.report.forfeit) this.end()
  }

  /** Opens it as it was left, with the clock stopped. */
  reopen(state: Snapshot, { minute, eventCount, inputs }: MatchNotes): void {
    this.open(state)
    this.replay(inputs)
    this.showMinute(minute)
    this.showEvents(eventCount)
    if (minute === FULL_TIME) this.end()
    else this.isHeld = true
  }

  close(): void {
    this.match = null
    this.report = null
  }

  /** Shows a whole minute with all its events. */
  showMinute(minute: number): void {
    if (minute > this.minute) this.minute = minute
    this.showEvents(this.report?.events.filter((event) => event.minute <= minute).length ?? 0)
  }

  /** Shows the first `count` events of the report. */
  showEvents(count: number): void {
    if (count > this.eventCount) this.eventCount = count
  }

  /** The next minute, for when no scene shows the match. */
  advanceMinute(): void {
    this.showMinute(Math.min(FULL_TIME, this.minute + 1))
    if (this.minute === FULL_TIME) this.end()
  }

  /** All has been seen. */
  end(): void {
    this.showMinute(FULL_TIME)
    this.isOver = true
  }

  setPicture(hasPicture: boolean): void {
    this.hasPicture = hasPicture
  }

  /** Stops the clock or lets it go on, for which a page with decisions is put away. */
  setPaused(isPaused: boolean): void {
    this.isHeld = isPaused
    if (!isPaused && this.isPaused) this.page = 'figures'
  }

  /** Turns to a page; from one with decisions back to another, the clock goes on if it ran before. */
  show(page: MatchPage): void {
    this.page = page
  }

  skip(): void {
    this.isSkipped = true
    this.end()
  }

  /** Lets the engine play the match again with other inputs of the manager. */
  replay(inputs: readonly MatchInput[]): void {
    if (!this.match) return
    this.inputs = inputs
    this.report = playMatch(this.match.setup, inputs)
  }
}

function scoreAt(report: MatchReport, minute: number): { home: number; away: number } {
  if (report.forfeit) return report.goals
  const score = { home: 0, away: 0 }
  for (const event of report.events) {
    if (event.type === 'goal' && event.team && event.minute <= minute) score[event.team] += 1
  }
  return score
}
