import { makeAutoObservable } from 'mobx'
import { clubsReport, type ClubRow } from '../../simulation/reports/clubsReport.ts'
import {
  nextMatch,
  ownProgramme,
  weekProgramme,
  type NextMatch,
  type ProgrammeMatch,
} from '../../simulation/reports/programme.ts'
import { ownPlace, standings, type Standing } from '../../simulation/reports/standings.ts'
import type { GameStore } from '../GameStore.ts'

/** The league: the table as it is printed, and the season's programme. */
export class LeagueDesk {
  readonly #game: GameStore

  constructor(game: GameStore) {
    this.#game = game
    makeAutoObservable(this)
  }

  /** All twenty clubs in order. */
  get standings(): Standing[] {
    return standings(this.#game.state)
  }

  /** All clubs with what stands behind them, the strongest first. */
  get clubs(): ClubRow[] {
    return clubsReport(this.#game.state)
  }

  /** The own place in the table as it stands now, in words; null before the season's first match. */
  get ownPlace(): string | null {
    return ownPlace(this.#game.state)
  }

  /** The own club's next match, or why there is none. */
  get nextMatch(): NextMatch {
    return nextMatch(this.#game.state)
  }

  /** The own club's matches of the season, in order. */
  get ownProgramme(): ProgrammeMatch[] {
    return ownProgramme(this.#game.state)
  }

  /** The matches of a week of the running season. */
  weekProgramme(week: number): ProgrammeMatch[] {
    return weekProgramme(this.#game.state, week)
  }
}
