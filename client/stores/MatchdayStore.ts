import { makeAutoObservable, observableRef } from 'mobx'
import type { Snapshot } from '../simulation/gameState.ts'
import { HALF_TIME, playMatch, playMinute, sideNow, startMatch } from '../simulation/match/engine.ts'
import { ownMatchSetup, weekSetups } from '../simulation/match/fixtureSetup.ts'
import type { MatchInput, MatchReport, MatchSetup, Side } from '../simulation/match/matchReport.ts'
import type { PlayerId } from '../simulation/players/player.ts'
import type { Tactics } from '../simulation/tactics/tactics.ts'

/** The match on the pitch, played ahead by the engine as it will end if nobody interferes. */
interface WatchedMatch {
  setup: MatchSetup
  ownSide: Side
  /** The other matches of the week. */
  elsewhere: MatchReport[]
}

/** A score of another ground at the minute that is being watched. */
export interface OtherScore {
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
  isPaused = false
  /** True once the player wants the end at once. */
  isSkipped = false

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

  get isHalfTime(): boolean {
    return this.minute === HALF_TIME
  }

  /** What has happened so far. */
  get eventsSoFar() {
    return this.report?.events.filter(({ minute }) => minute <= this.minute) ?? []
  }

  get score(): { home: number; away: number } {
    return scoreAt(this.report, this.minute)
  }

  get elsewhere(): OtherScore[] {
    return (this.match?.elsewhere ?? []).map((report) => {
      const { home, away } = scoreAt(report, this.minute)
      return { home: report.setup.home.name, away: report.setup.away.name, homeGoals: home, awayGoals: away }
    })
  }

  /** The own side as it stands now: who is on the pitch and how fresh, who may come on. */
  get ownSide() {
    if (!this.match) return null
    const run = startMatch(this.match.setup)
    while (run.minute < this.minute) playMinute(run, this.inputs)
    return sideNow(run, this.match.ownSide)
  }

  /** Opens the own club's match of a match day. */
  open(state: Snapshot): void {
    const setup = ownMatchSetup(state)
    if (!setup) return
    const ownSide = setup.home.club === state.club.id ? 'home' : 'away'
    const elsewhere = weekSetups(state)
      .filter(({ home, away }) => home.club !== state.club.id && away.club !== state.club.id)
      .map((other) => playMatch(other))
    this.match = { setup, ownSide, elsewhere }
    this.inputs = []
    this.report = playMatch(setup)
    this.minute = 0
    this.isPaused = false
    this.isSkipped = false
  }

  close(): void {
    this.match = null
    this.report = null
  }

  showMinute(minute: number): void {
    if (minute > this.minute) this.minute = minute
  }

  setPaused(isPaused: boolean): void {
    this.isPaused = isPaused
  }

  skip(): void {
    this.isSkipped = true
  }

  /** Brings `on` for `off` from the next minute on. */
  substitute(off: PlayerId, on: PlayerId): void {
    this.#decide((minute, side) => ({ kind: 'substitution', minute, side, off, on }))
  }

  /** Changes the set-up from the next minute on. */
  changeTactics(tactics: Tactics): void {
    this.#decide((minute, side) => ({ kind: 'tactics', minute, side, tactics }))
  }

  #decide(input: (minute: number, side: Side) => MatchInput): void {
    if (!this.match) return
    this.inputs = [...this.inputs, input(this.minute + 1, this.match.ownSide)]
    this.report = playMatch(this.match.setup, this.inputs)
  }
}

function scoreAt(report: MatchReport | null, minute: number): { home: number; away: number } {
  const score = { home: 0, away: 0 }
  for (const event of report?.events ?? []) {
    if (event.type === 'goal' && event.team && event.minute <= minute) score[event.team] += 1
  }
  return score
}
