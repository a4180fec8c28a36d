import { makeAutoObservable } from 'mobx'
import type { GameStore } from '../GameStore.ts'
import type { MatchdayStore } from '../MatchdayStore.ts'
import type { UiStore } from '../UiStore.ts'

interface ReplayStores {
  ahead: { stop(): void }
  game: GameStore
  matchday: MatchdayStore
  ui: UiStore
}

/** Watches a kept match again. The career stays as it is, and time waits for the end. */
export class ReplayDesk {
  readonly #stores: ReplayStores

  constructor(stores: ReplayStores) {
    this.#stores = stores
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Opens the best match of a season, if its report is kept. Open dialogs return afterwards. */
  watch(season: number): void {
    const { ahead, game, matchday, ui } = this.#stores
    const best = game.state.bestMatches.find(({ result }) => result.season === season)
    if (!best || matchday.isOpen) return
    ahead.stop()
    ui.setModalsAside(season)
    matchday.watchAgain(best)
  }

  /** Leaves the match, at any minute. */
  close(): void {
    const { matchday, ui } = this.#stores
    matchday.close()
    ui.restoreModals()
  }
}
