import { makeAutoObservable, observableRef } from 'mobx'
import type { Decision } from '../../simulation/commands.ts'
import type { GameStore } from '../GameStore.ts'

/** Last change of a value, with undo. Undo restores only the value, not the days since. */
export class LastChange {
  /** Decision that restores the value before the change, and its career; null when there is nothing to undo. */
  earlier: { careerNumber: number; restore: Decision } | null = null
  readonly #game: GameStore

  constructor(game: GameStore) {
    this.#game = game
    makeAutoObservable(this, { earlier: observableRef }, { autoBind: true })
  }

  get canUndo(): boolean {
    return this.earlier?.careerNumber === this.#game.careerNumber
  }

  remember(...restore: Decision): void {
    this.earlier = { careerNumber: this.#game.careerNumber, restore }
  }

  undo(): void {
    const { earlier } = this
    if (!earlier || !this.canUndo) return
    if (this.#game.command(...earlier.restore).done) this.earlier = null
  }
}
