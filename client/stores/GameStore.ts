import { computedStruct, makeAutoObservable, observableRef } from 'mobx'
import { nextOwnFixture } from '../simulation/core/calendar.ts'
import { shortage } from '../simulation/players/shortage.ts'
import { nextStep } from '../simulation/reports/nextStep.ts'
import {
  nextMatch,
  ownProgramme,
  weekProgramme,
  type ProgrammeMatch,
} from '../simulation/reports/programme.ts'
import { copyGame } from '../simulation/copyGame.ts'
import { createGame } from '../simulation/createGame.ts'
import { beginDay, playMatchDay, type DayEvent } from '../simulation/season/day.ts'
import { impactFigures } from '../simulation/season/events/impactFigures.ts'
import type { EventFault } from '../simulation/season/events/randomEvent.ts'
import { stadiumCapacity } from '../simulation/finance/facilityIncome.ts'
import { wageRoom } from '../simulation/finance/dailyFinance.ts'
import type { GameState, Snapshot } from '../simulation/gameState.ts'
import { ordinal } from '../simulation/core/ordinal.ts'
import { leagueTable, ownPosition, type TableRow } from '../simulation/league/table.ts'
import { explainMatch } from '../simulation/reports/explainMatch.ts'
import { competitorById } from '../simulation/season/fixtureSetup.ts'
import type { MatchInput } from '../simulation/match/matchReport.ts'
import { matchStats } from '../simulation/match/matchStats.ts'
import { namedEvents } from '../simulation/match/namedEvents.ts'
import type { NotificationType } from '../simulation/core/notification.ts'
import { clearNotifications, notify } from '../simulation/core/notify.ts'
import { refuse, type Outcome } from '../simulation/core/outcome.ts'
import { eligiblePlayers, hasEligibleEleven } from '../simulation/players/squad.ts'
import type { PlayerId } from '../simulation/core/player.ts'
import { playerReport, type PlayerReport } from '../simulation/reports/playerReport.ts'
import { squadReport } from '../simulation/reports/squadReport.ts'

/** How fast days go by: not at all, one in 1.5 s, one in 0.4 s (specification, section 4). */
export const SPEEDS = { Pause: 0, Normal: 1, Fast: 10 } as const
export type Speed = (typeof SPEEDS)[keyof typeof SPEEDS]

/** A club's row of the table as it is printed. */
export interface Standing extends TableRow {
  /** The position in words, such as '3rd'; null before the season's first match. */
  place: string | null
  isOwn: boolean
}

/**
 * The career. Its state is one reference that is replaced and never changed: commands run on a
 * copy that takes its place when they return, so that a refusal or a fault leaves the old one.
 */
export class GameStore {
  /** Null until a career is started or loaded. */
  career: Snapshot | null = null
  /** Counts the careers taken up on this page: a decision of one is not taken back in another. */
  careerNumber = 0
  /** The player's choice; whether time really runs is `TimeDesk.isRunning`. */
  speed: Speed = SPEEDS.Pause
  /** Whether days go by only until something needs the player. */
  stopsWhenNeeded = false

  readonly #matchday: { readonly isOpen: boolean }

  constructor(matchday: { readonly isOpen: boolean } = { isOpen: false }) {
    this.#matchday = matchday
    makeAutoObservable(
      this,
      { career: observableRef, ground: computedStruct, shortage: computedStruct },
      { autoBind: true },
    )
  }

  /** The career; throws when there is none. */
  get state(): Snapshot {
    if (!this.career) throw new Error('No career has been started')
    return this.career
  }

  get table(): TableRow[] {
    return leagueTable(this.state)
  }

  /** The own club's next match, null after the season's last. */
  get nextMatch() {
    const fixture = nextOwnFixture(this.state)
    if (!fixture) return null
    const isHome = fixture.home === this.state.club.id
    const opponent = competitorById(this.state, isHome ? fixture.away : fixture.home)
    return { week: fixture.week, isHome, opponent }
  }

  /** The table with places in words. */
  get standings(): Standing[] {
    return this.table.map((row) => ({
      ...row,
      place: this.#placeInWords(row.position),
      isOwn: row.club.id === this.state.club.id,
    }))
  }

  /** The own place in the table as it stands now, in words; null before the season's first match. */
  get place(): string | null {
    return this.#placeInWords(ownPosition(this.state))
  }

  /** The position in which a career ended, in words. */
  get endPlace(): string {
    return this.state.ended ? ordinal(this.state.ended.position) : ''
  }

  /** What the manager's board says of the next match. */
  get upcoming() {
    return nextMatch(this.state)
  }

  /** What the manager has to do, or what he waits for. */
  get nextStep() {
    return nextStep(this.state)
  }

  /** The own club's matches of the season, in order. */
  get programme(): ProgrammeMatch[] {
    return ownProgramme(this.state)
  }

  get squad() {
    return squadReport(this.state)
  }

  /** Pounds a week that players' wages leave of the wage budget. */
  get wageRoom(): number {
    return wageRoom(this.state)
  }

  /** The home ground as it is drawn. */
  get ground() {
    const { club, facilities } = this.state
    const [shirt, trim] = club.colours
    return {
      capacity: stadiumCapacity(this.state),
      colours: [shirt, trim] as const,
      facilities: facilities.map(({ name, level }) => ({ name, level })),
    }
  }

  /** The last own match as it is told: its events with names, its figures, and why it went as it did. */
  get lastMatchStory() {
    const { lastMatch } = this.state
    return (
      lastMatch && {
        events: namedEvents(lastMatch.report),
        stats: matchStats(lastMatch.report.events),
        reasons: explainMatch(lastMatch),
      }
    )
  }

  /** A player of the club or of the market, null when he is neither any more. */
  playerReport(id: PlayerId): PlayerReport | null {
    return playerReport(this.state, id)
  }

  /** The last event as it is told, with the figures of what it has changed. */
  get lastEventStory() {
    const { lastEvent } = this.state
    return lastEvent && { ...lastEvent, figures: impactFigures(lastEvent.impact) }
  }

  get eligibleCount(): number {
    return eligiblePlayers(this.state).length
  }

  /** Why the next match can't be played; null when it can. */
  get shortage() {
    return shortage(this.state)
  }

  /** Whether eleven of those selected can play. */
  get hasEleven(): boolean {
    return hasEligibleEleven(this.state)
  }

  /** The matches of a week of the running season. */
  weekProgramme(week: number): ProgrammeMatch[] {
    return weekProgramme(this.state, week)
  }

  /** Starts a career, paused. */
  start({ seed, clubName }: { seed: number; clubName: string }): void {
    this.career = createGame({ seed, clubName })
    this.careerNumber += 1
    this.setSpeed(SPEEDS.Pause)
  }

  /** Goes on with a career as it was kept, paused. */
  resume(career: Snapshot): void {
    if (career !== this.career) this.careerNumber += 1
    this.career = career
    this.setSpeed(SPEEDS.Pause)
  }

  /** There is no career any more. */
  end(): void {
    this.career = null
    this.setSpeed(SPEEDS.Pause)
  }

  setSpeed(speed: Speed): void {
    this.speed = speed
    this.stopsWhenNeeded = false
  }

  /** Lets days go by quickly until something needs the player. */
  runUntilNeeded(): void {
    this.speed = SPEEDS.Fast
    this.stopsWhenNeeded = true
  }

  /** The next morning; with the fault of its event, without that event. */
  beginDay(fault?: EventFault): DayEvent[] {
    return this.#run((state) => beginDay(state, fault))
  }

  /** The matches of a match day, with the decisions taken during the own one. */
  playMatchDay(inputs: readonly MatchInput[]): DayEvent[] {
    return this.#run((state) => playMatchDay(state, inputs))
  }

  clearNotifications(): void {
    this.#run(clearNotifications)
  }

  #run<Result>(change: (state: GameState) => Result): Result {
    const next = copyGame(this.state)
    const result = change(next)
    this.career = next
    return result
  }

  /** Whether a match is being watched: what went into it was fixed at kick-off. */
  get isMatchRunning(): boolean {
    return this.#matchday.isOpen
  }

  /**
   * A decision of the manager; a refusal leaves the career as it was. For the desks beside this store.
   * Refused while a match is watched, which is booked as it was watched.
   */
  command(command: (state: GameState) => Outcome): Outcome {
    if (this.isMatchRunning) return refuse('The match is being played. Wait until it is over.')
    const next = copyGame(this.state)
    const outcome = command(next)
    if (outcome.done) this.career = next
    else if (outcome.notice) this.#note(outcome.reason, outcome.notice)
    return outcome
  }

  /** The same refusal is news once a day. */
  #note(message: string, type: NotificationType): void {
    this.#run((state) => {
      notify(state, { message, type, isSpecial: true, key: `${state.day}: ${message}` })
    })
  }

  #placeInWords(position: number): string | null {
    return this.state.record.played > 0 ? ordinal(position) : null
  }
}
