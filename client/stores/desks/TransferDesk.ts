import { makeAutoObservable, runInAction, when } from 'mobx'
import type { PlayerId } from '../../simulation/people/player.ts'
import {
  marketReport,
  refreshReport,
  saleReport,
  type MarketRow,
  type RefreshReport,
  type SaleRow,
} from '../../simulation/reports/transferReport.ts'
import type { Clock } from '../environment.ts'
import type { GameStore } from '../GameStore.ts'
import type { UiStore } from '../UiStore.ts'
import type { MarketSearch } from './MarketSearch.ts'

/** Duration of a signing. */
export const SIGNING_MS = 800

interface TransferStores {
  game: GameStore
  ui: UiStore
  timer: Clock
  marketSearch: MarketSearch
}

/** Transfer market: lists, signings and sales. */
export class TransferDesk {
  /** Player being signed; one at a time. */
  signing: PlayerId | null = null
  readonly #game: GameStore
  readonly #stores: TransferStores

  constructor(stores: TransferStores) {
    this.#game = stores.game
    this.#stores = stores
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Players on the market that match search and filter. */
  get market(): MarketRow[] {
    return marketReport(this.#game.state).filter(({ player }) => this.#isWanted(player))
  }

  get squad(): SaleRow[] {
    return saleReport(this.#game.state)
  }

  /** Own players that match search and filter. */
  get sellers(): SaleRow[] {
    return this.squad.filter(({ player }) => this.#isWanted(player))
  }

  /** Price of the next refresh of the market by hand. */
  get refresh(): RefreshReport {
    return refreshReport(this.#game.state)
  }

  get history() {
    const { transfersIn, transfersOut } = this.#game.state
    return { transfersIn, transfersOut }
  }

  /**
   * Signs a player of the market after `SIGNING_MS`, during which no other can be signed. Waits for the end of
   * a match that has kicked off meanwhile.
   */
  sign(id: PlayerId): void {
    if (this.signing !== null) return
    this.signing = id
    const { careerNumber } = this.#game
    this.#stores.timer.after(SIGNING_MS, () => {
      when(
        () => !this.#game.isMatchRunning,
        () => {
          runInAction(() => {
            this.#finishSigning(id, careerNumber)
          })
        },
      )
    })
  }

  sell(id: PlayerId): void {
    this.#game.decide('sellPlayer', id)
  }

  refreshMarket(): void {
    this.#game.decide('refreshMarketNow')
  }

  /** Completes a signing, unless another career has been opened meanwhile. */
  #finishSigning(id: PlayerId, careerNumber: number): void {
    this.signing = null
    if (this.#game.career === null || this.#game.careerNumber !== careerNumber) return
    try {
      this.#game.decide('signPlayer', id)
    } catch (error) {
      this.#stores.ui.showToast('An unexpected error occurred during the transfer.', 'error')
      throw error
    }
  }

  /** True when name, nationality or position contains the search, ignoring case, and the filter matches. */
  #isWanted({ name, nationality, type }: Pick<SaleRow['player'], 'name' | 'nationality' | 'type'>): boolean {
    const { position, search } = this.#stores.marketSearch
    if (position !== 'All' && type !== position) return false
    const wanted = search.trim().toLowerCase()
    return [name, nationality, type].some((text) => text.toLowerCase().includes(wanted))
  }
}
