import { computedStruct, makeAutoObservable } from 'mobx'
import { groundReport } from '../../simulation/reports/groundReport.ts'
import type { GameStore } from '../GameStore.ts'

/** Home ground in the picture. */
export class GroundDesk {
  readonly #game: GameStore

  constructor(game: GameStore) {
    this.#game = game
    makeAutoObservable(this, { look: computedStruct })
  }

  /** Appearance of the ground. The same object until it changes. */
  get look() {
    return groundReport(this.#game.state)
  }
}
