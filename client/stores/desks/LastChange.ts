import { makeAutoObservable, observableRef } from 'mobx'
import type { GameState } from '../../simulation/gameState.ts'
import type { Outcome } from '../../simulation/core/outcome.ts'
import type { GameStore } from '../GameStore.ts'

/** The last change of one thing, which can be taken back; days that have gone by since stay gone. */
export class LastChange<Value> {
  /** What it was before, and in which career; null when there is nothing to take back. */
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
