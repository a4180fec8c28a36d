import { makeAutoObservable, observableRef } from 'mobx'
import type { GameState } from '../../simulation/gameState.ts'
import type { Outcome } from '../../simulation/core/outcome.ts'
import type { GameStore } from '../GameStore.ts'

/** Last change of a value, with undo. Undo restores only the value, not the days since. */
export class LastChange<Value> {
  /** Value before the change, and its career; null when there is nothing to undo. */
  earlier: { careerNumber: number; value: Value } | null = null
  readonly #game: GameStore
  readonly #restore: (state: GameState, value: Value) => Outcome

  constructor(game: GameStore, restore: (state: GameState, value: Value) => Outcome) {
    this.#game = game
    this.#restore = restore
    makeAutoObservable(this, { earlier: observableRef }, { autoBind: true })
  }

  get canUndo(): boolean {
    return this.earlier?.careerNumber === this.#game.careerNumber
  }

  remember(value: Value): void {
    this.earlier = { careerNumber: this.#game.careerNumber, value }
  }

  undo(): void {
    const { earlier } = this
    if (!earlier || !this.canUndo) return
    if (this.#game.command((state) => this.#restore(state, earlier.value)).done) this.earlier = null
  }
}
