import { makeAutoObservable } from 'mobx'
import type { ClubIdentity } from '../../simulation/club/club.ts'
import type { ClubId } from '../../simulation/core/ids.ts'
import { clubsReport, type ClubRow } from '../../simulation/reports/clubsReport.ts'
import type { FrontPage } from '../../simulation/reports/paper/frontPage.ts'
import { predictionPage } from '../../simulation/reports/paper/prediction.ts'
import {
  nextMatch,
  ownProgramme,
  weekProgramme,
  type NextMatch,
  type ProgrammeMatch,
} from '../../simulation/reports/programme.ts'
import { rivalryInWords, type Rivalry } from '../../simulation/reports/rivalryName.ts'
import { ownPlace, standings, type Standing } from '../../simulation/reports/standings.ts'
import type { GameStore } from '../GameStore.ts'

/** League table, fixtures and expectations of the season. */
export class LeagueDesk {
  readonly #game: GameStore

  constructor(game: GameStore) {
    this.#game = game
    makeAutoObservable(this)
  }

  /** All clubs by position. */
  get standings(): Standing[] {
    return standings(this.#game.state)
  }

  /** All clubs with their resources, the strongest first. */
  get clubs(): ClubRow[] {
    return clubsReport(this.#game.state)
  }

  /** The paper while it has nothing but the prediction; null otherwise. */
  get prediction(): FrontPage | null {
    return predictionPage(this.#game.state)
  }

  /** Degree of the rivalry with a club. */
  rivalryWith(club: Readonly<Pick<ClubIdentity, 'id' | 'name'>>): Rivalry | null {
    return rivalryInWords(this.#game.state, club)
  }

  /** Id of the club with a name; null for a former name of the own club. */
  clubIdOf(name: string): ClubId | null {
    const { club, competitors } = this.#game.state
    return [club, ...competitors].find((one) => one.name === name)?.id ?? null
  }

  /** Own position in words; null before the season's first match. */
  get ownPlace(): string | null {
    return ownPlace(this.#game.state)
  }

  /** Next match of the own club, or the reason why there is none. */
  get nextMatch(): NextMatch {
    return nextMatch(this.#game.state)
  }

  /** Matches of the own club this season, in order. */
  get ownProgramme(): ProgrammeMatch[] {
    return ownProgramme(this.#game.state)
  }

  /** Matches of a week of this season. */
  weekProgramme(week: number): ProgrammeMatch[] {
    return weekProgramme(this.#game.state, week)
  }
}
