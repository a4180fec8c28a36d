import { makeAutoObservable } from 'mobx'
import type { LoanRole } from '../../simulation/people/loan.ts'
import type { PlayerId } from '../../simulation/people/player.ts'
import {
  lendableOf,
  loanReport,
  type LendableRow,
  type LoanReport,
} from '../../simulation/reports/loanReport.ts'
import type { GameStore } from '../GameStore.ts'

/** Own players on loan, those who can be lent, and players borrowed and for loan. */
export class LoanDesk {
  readonly #game: Pick<GameStore, 'state' | 'decide'>

  constructor(game: Pick<GameStore, 'state' | 'decide'>) {
    this.#game = game
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get report(): LoanReport {
    return loanReport(this.#game.state)
  }

  /** Null for somebody who is not in the squad. */
  rowOf(id: PlayerId): LendableRow | null {
    return lendableOf(this.#game.state, id)
  }

  /** Borrows a player of the market until the season's end. */
  borrow(id: PlayerId): void {
    this.#game.decide('borrowPlayer', id)
  }

  /** Lends a player until the season's end. Returns true if they have left. */
  lend(id: PlayerId, role: LoanRole): boolean {
    return this.#game.decide('lendPlayer', id, role).done
  }
}
