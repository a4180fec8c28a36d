import { makeAutoObservable } from 'mobx'
import type { ClubId } from '../../simulation/core/ids.ts'
import { clubPage, type ClubPage } from '../../simulation/reports/clubPage.ts'
import type { GameStore } from '../GameStore.ts'

/** Pages of the clubs. */
export class ClubDesk {
  readonly #game: GameStore

  constructor(game: GameStore) {
    this.#game = game
    makeAutoObservable(this)
  }

  /** Everything about one club; null when there is none with the id. */
  page(id: ClubId): ClubPage | null {
    return clubPage(this.#game.state, id)
  }
}
