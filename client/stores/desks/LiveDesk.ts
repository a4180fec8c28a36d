import { makeAutoObservable } from 'mobx'
import { sheetsSoFar } from '../../simulation/match/sheetsSoFar.ts'
import { liveTable } from '../../simulation/reports/liveTable.ts'
import type { GameStore } from '../GameStore.ts'
import type { MatchdayStore } from '../MatchdayStore.ts'

interface LiveStores {
  game: GameStore
  matchday: MatchdayStore
}

/** Team sheets and league table at the minute of the watched match. */
export class LiveDesk {
  readonly #stores: LiveStores

  constructor(stores: LiveStores) {
    this.#stores = stores
    makeAutoObservable(this)
  }

  /** Both team sheets with ratings and stamina, as shown so far. */
  get sheets() {
    const { report, eventCount, revealedMinute } = this.#stores.matchday
    return report && sheetsSoFar(report, eventCount, revealedMinute)
  }

  /** The table as it stands with the scores at this minute. */
  get table() {
    const { game, matchday } = this.#stores
    const { match, score, elsewhere } = matchday
    if (!match) return []
    const own = { home: match.setup.home.club, homeGoals: score.home, awayGoals: score.away }
    const others = elsewhere.map(({ home, homeGoals, awayGoals }) => ({
      home: home.club,
      homeGoals,
      awayGoals,
    }))
    return liveTable(game.state, [own, ...others])
  }
}
