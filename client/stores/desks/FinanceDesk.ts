import { makeAutoObservable } from 'mobx'
import { financeReport, type FinanceReport } from '../../simulation/reports/financeReport.ts'
import type { GameStore } from '../GameStore.ts'

/** Income and costs of two seasons, and the forecast. */
export class FinanceDesk {
  readonly #game: GameStore

  constructor(game: GameStore) {
    this.#game = game
    makeAutoObservable(this)
  }

  get report(): FinanceReport {
    return financeReport(this.#game.state)
  }
}
