import { makeAutoObservable } from 'mobx'
import { tacticsReport, type TacticsReport } from '../../simulation/reports/tacticsReport.ts'
import type { GameStore } from '../GameStore.ts'

/** The side's set-up as the tactics tab shows it: pitch, scouted opponent, and what each choice is worth. */
export class SetUpDesk {
  readonly #game: GameStore

  constructor(game: GameStore) {
    this.#game = game
    makeAutoObservable(this)
  }

  get report(): TacticsReport {
    return tacticsReport(this.#game.state)
  }
}
