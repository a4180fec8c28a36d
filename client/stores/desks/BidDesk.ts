import { makeAutoObservable } from 'mobx'
import type { PlayerId } from '../../simulation/people/player.ts'
import { bidReport, type BidRow } from '../../simulation/reports/bidReport.ts'
import type { GameStore } from '../GameStore.ts'

/** Bids of other clubs for own players. */
export class BidDesk {
  readonly #game: Pick<GameStore, 'state' | 'decide'>

  constructor(game: Pick<GameStore, 'state' | 'decide'>) {
    this.#game = game
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get rows(): BidRow[] {
    return bidReport(this.#game.state)
  }

  accept(id: PlayerId): void {
    this.#game.decide('acceptBid', id)
  }

  askForMore(id: PlayerId): void {
    this.#game.decide('askForMore', id)
  }

  refuse(id: PlayerId): void {
    this.#game.decide('refuseBid', id)
  }
}
