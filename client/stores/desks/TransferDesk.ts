import { makeAutoObservable, runInAction, when } from 'mobx'
import type { PlayerId, Position } from '../../simulation/core/player.ts'
import { wageRoom } from '../../simulation/finance/dailyFinance.ts'
import { refreshMarketNow } from '../../simulation/transfers/handRefresh.ts'
import { sellPlayer, signPlayer } from '../../simulation/transfers/transfer.ts'
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

type TransferView = 'market' | 'sell' | 'history'

/** Duration of a signing. */
export const SIGNING_MS = 800

interface Outside {
  ui: UiStore
  clock: Clock
}

/** Transfer market: search, signings and sales. */
export class TransferDesk {
  view: TransferView = 'market'
  search = ''
  position: Position | 'All' = 'All'
  /** Player being signed; one at a time. */
  signing: PlayerId | null = null
  readonly #game: GameStore
  readonly #outside: Outside

  constructor(game: GameStore, outside: Outside) {
    this.#game = game
    this.#outside = outside
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** `wageRoom`: pounds per week left of the wage budget after the players' wages. */
  get budgets() {
    const { transferBudget, wageBudget } = this.#game.state
    return { transferBudget, wageBudget, wageRoom: wageRoom(this.#game.state) }
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

  /** Opens a sub-tab, with search and filter reset. */
  show(view: TransferView): void {
    if (view === this.view) return
    this.view = view
    this.search = ''
    this.position = 'All'
  }

  /** Searches the market for a player's name. */
  lookFor(name: string): void {
    this.show('market')
    this.position = 'All'
    this.search = name
  }

  searchFor(text: string): void {
    this.search = text
  }

  filterBy(position: Position | 'All'): void {
    this.position = position
  }

  /**
   * Signs a player of the market after `SIGNING_MS`, during which no other can be signed. Waits for the end of
   * a match that has kicked off meanwhile.
   */
  sign(id: PlayerId): void {
    if (this.signing !== null) return
    this.signing = id
    const { careerNumber } = this.#game
    this.#outside.clock.after(SIGNING_MS, () => {
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
    this.#game.decide((state) => sellPlayer(state, id))
  }

  refreshMarket(): void {
    this.#game.decide(refreshMarketNow)
  }

  /** Completes a signing, unless another career has been opened meanwhile. */
  #finishSigning(id: PlayerId, careerNumber: number): void {
    this.signing = null
    if (this.#game.career === null || this.#game.careerNumber !== careerNumber) return
    try {
      this.#game.decide((state) => signPlayer(state, id))
    } catch (error) {
      this.#outside.ui.showToast('An unexpected error occurred during the transfer.', 'error')
      throw error
    }
  }

  /** True when name, nationality or position contains the search, ignoring case, and the filter matches. */
  #isWanted({ name, nationality, type }: Pick<SaleRow['player'], 'name' | 'nationality' | 'type'>): boolean {
    if (this.position !== 'All' && type !== this.position) return false
    const wanted = this.search.trim().toLowerCase()
    return [name, nationality, type].some((text) => text.toLowerCase().includes(wanted))
  }
}
