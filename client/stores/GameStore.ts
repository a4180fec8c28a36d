import { makeAutoObservable, observableRef } from 'mobx'
import { nextOwnFixture } from '../simulation/calendar/calendar.ts'
import { copyGame } from '../simulation/copyGame.ts'
import { createGame } from '../simulation/createGame.ts'
import { beginDay, playMatchDay, type DayEvent } from '../simulation/day.ts'
import type { GameState, Snapshot } from '../simulation/gameState.ts'
import { leagueTable, type TableRow } from '../simulation/league/table.ts'
import { competitorById } from '../simulation/match/fixtureSetup.ts'
import type { MatchInput } from '../simulation/match/matchReport.ts'
import { clearNotifications } from '../simulation/notifications/notify.ts'
import type { Outcome } from '../simulation/outcome.ts'
import { autoPick, dropPlayer, eligiblePlayers, hasEligibleEleven, selectPlayer } from '../simulation/players/squad.ts'
import type { PlayerId } from '../simulation/players/player.ts'

/** How fast days go by: not at all, one in 1.5 s, one in 0.4 s (specification, section 4). */
export const SPEEDS = { Pause: 0, Normal: 1, Fast: 10 } as const
export type Speed = (typeof SPEEDS)[keyof typeof SPEEDS]

/**
 * The career. Its state is one reference that is replaced and never changed: commands run on a
 * copy that takes its place when they return, so that a refusal or a fault leaves the old one.
 */
export class GameStore {
  /** Null until a career is started or loaded. */
  career: Snapshot | null = null
  /** The player's choice; whether time really runs is `GameStores.isTimeRunning`. */
  speed: Speed = SPEEDS.Pause

  constructor() {
    makeAutoObservable(this, { career: observableRef }, { autoBind: true })
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

  get eligibleCount(): number {
    return eligiblePlayers(this.state).length
  }

  /** Whether the next match can be played. */
  get hasEleven(): boolean {
    return hasEligibleEleven(this.state)
  }

  /** Starts a career, paused. */
  start({ seed, clubName }: { seed: number; clubName: string }): void {
    this.career = createGame({ seed, clubName })
    this.speed = SPEEDS.Pause
  }

  /** Goes on with a career as it was kept, paused. */
  resume(career: Snapshot): void {
    this.career = career
    this.speed = SPEEDS.Pause
  }

  setSpeed(speed: Speed): void {
    this.speed = speed
  }

  /** The next morning. */
  beginDay(): DayEvent[] {
    return this.#run(beginDay)
  }

  /** The matches of a match day, with the decisions taken during the own one. */
  playMatchDay(inputs: readonly MatchInput[]): DayEvent[] {
    return this.#run((state) => playMatchDay(state, inputs))
  }

  selectPlayer(id: PlayerId): Outcome {
    return this.#command((state) => selectPlayer(state, id))
  }

  dropPlayer(id: PlayerId): Outcome {
    return this.#command((state) => dropPlayer(state, id))
  }

  autoPick(): Outcome {
    return this.#command(autoPick)
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

  /** Like `#run`, but a refusal leaves the career as it was. */
  #command(command: (state: GameState) => Outcome): Outcome {
    const next = copyGame(this.state)
    const outcome = command(next)
    if (outcome.done) this.career = next
    return outcome
  }
}
