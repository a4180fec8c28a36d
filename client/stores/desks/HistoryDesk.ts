import { makeAutoObservable } from 'mobx'
import { ownProgramme, type ProgrammeMatch } from '../../simulation/reports/programme.ts'
import type { Legend } from '../../simulation/people/farewell.ts'
import type { DeepReadonly } from '../../simulation/core/readonly.ts'
import {
  clubRecords,
  honours,
  type Honour,
  type ReportedRecord,
} from '../../simulation/reports/careerReport.ts'
import type { BestPlayer, PastSeason } from '../../simulation/club/pastSeason.ts'
import { outcomeOf, type MatchOutcome } from '../../simulation/club/leagueRecord.ts'
import { ordinal } from '../../simulation/core/ordinal.ts'
import {
  formerPlayers,
  leagueTransfers,
  type FormerPlayer,
  type LeagueTransfer,
} from '../../simulation/reports/leagueTransferReport.ts'
import { leagueScorers, ownScorers, type Scorer } from '../../simulation/reports/scorers.ts'
import {
  awardsReport,
  bestMatches,
  seasonReport,
  type BestMatch,
  type ReportedAward,
  type SeasonReport,
} from '../../simulation/reports/seasonReport.ts'
import type { GameStore } from '../GameStore.ts'

/** Length of the league's list of scorers. */
const LEAGUE_SCORERS = 20

/** Played match of the own club. */
export interface OwnResult {
  week: number
  isHome: boolean
  opponent: ProgrammeMatch['home']
  goalsFor: number
  goalsAgainst: number
  outcome: MatchOutcome
}

/** Past season in the history. */
export interface ReportedSeason extends DeepReadonly<PastSeason> {
  /** The position in words. */
  place: string
}

/** History: matches and scorers of the season so far, and the past seasons of the career. */
export class HistoryDesk {
  readonly #game: GameStore

  constructor(game: GameStore) {
    this.#game = game
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Former players whom the club remembers, the most matches first. */
  get legends(): DeepReadonly<Legend[]> {
    return this.#game.state.farewells.legends
  }

  /** Own matches of the season so far, the latest first. */
  get ownResults(): OwnResult[] {
    const { club } = this.#game.state
    return ownProgramme(this.#game.state)
      .flatMap(({ week, home, away, score }) => {
        if (!score) return []
        const isHome = home.id === club.id
        const [goalsFor, goalsAgainst] = isHome ? [score.home, score.away] : [score.away, score.home]
        const outcome = outcomeOf(goalsFor, goalsAgainst)
        return { week, isHome, opponent: isHome ? away : home, goalsFor, goalsAgainst, outcome }
      })
      .toReversed()
  }

  /** Transfers between clubs of the league this season, the latest first. */
  get leagueTransfers(): LeagueTransfer[] {
    return leagueTransfers(this.#game.state)
  }

  /** Players sold by the own club who play for a rival now. */
  get formerPlayers(): FormerPlayer[] {
    return formerPlayers(this.#game.state)
  }

  /** Scorers of the league this season, the best first. */
  get leagueScorers(): Scorer[] {
    return leagueScorers(this.#game.state, LEAGUE_SCORERS)
  }

  get ownScorers(): Scorer[] {
    return ownScorers(this.#game.state)
  }

  /** Newest first. */
  get seasons(): ReportedSeason[] {
    return this.#game.state.pastSeasons
      .map((season) => ({ ...season, place: ordinal(season.position) }))
      .toReversed()
  }

  /** The review of a season that is over; null when there is none. */
  review(season: number): SeasonReport | null {
    return seasonReport(this.#game.state, season)
  }

  /** The awards of every season that has any, newest first. */
  get awards(): { season: number; awards: ReportedAward[] }[] {
    const { state } = this.#game
    return state.pastSeasons
      .map((past) => ({ season: past.season, awards: awardsReport(state, past) }))
      .toReversed()
  }

  /** The best matches that can be watched again, newest first. */
  get bestMatches(): BestMatch[] {
    return bestMatches(this.#game.state)
  }

  get honours(): Honour[] {
    return honours(this.#game.state)
  }

  get records(): ReportedRecord[] {
    return clubRecords(this.#game.state)
  }

  get bestEleven(): readonly Readonly<BestPlayer>[] {
    return this.#game.state.bestEleven
  }
}
