import { makeAutoObservable } from 'mobx'
import type { Terms } from '../../simulation/people/contract.ts'
import type { Outcome } from '../../simulation/news/outcome.ts'
import type { PlayerId } from '../../simulation/people/player.ts'
import {
  contractRow,
  contractRows,
  contractTalks,
  type ContractRow,
  type ContractTalks,
} from '../../simulation/reports/contractReport.ts'
import type { OwnPlayer } from '../../simulation/contracts/contractTerms.ts'
import type { GameStore } from '../GameStore.ts'

/** Contracts of the own players, and talks about new ones. */
export class ContractDesk {
  readonly #game: Pick<GameStore, 'state' | 'decide'>

  constructor(game: Pick<GameStore, 'state' | 'decide'>) {
    this.#game = game
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get rows(): ContractRow[] {
    return contractRows(this.#game.state)
  }

  rowOf(player: OwnPlayer): ContractRow {
    return contractRow(this.#game.state, player)
  }

  /** Null when there are no talks with the player now. */
  talksWith(id: PlayerId): ContractTalks | null {
    return contractTalks(this.#game.state, id)
  }

  /** Offers terms. The event of the outcome says how the player answers. */
  offer(id: PlayerId, terms: Terms): Outcome {
    return this.#game.decide('offerContract', id, terms)
  }
}
