import { makeAutoObservable, observableRef } from 'mobx'
import type { Decision } from '../../simulation/commands.ts'
import type { Snapshot } from '../../simulation/gameState.ts'
import type { Outcome } from '../../simulation/news/outcome.ts'
import type { GameStore } from '../GameStore.ts'

/**
 * Decisions on one value, such as the team sheet, of which the last can be undone. Undo restores only the value, not
 * the days since.
 */
export class UndoableDecisions {
  /** Decision that restores the value before the last change, and its career; null when there is nothing to undo. */
  earlier: { careerNumber: number; restore: Decision } | null = null
  readonly #game: GameStore
  readonly #restoring: (state: Snapshot) => Decision

  /** `restoring` returns the decision that restores the value of a state. */
  constructor(game: GameStore, restoring: (state: Snapshot) => Decision) {
    this.#game = game
    this.#restoring = restoring
    makeAutoObservable(this, { earlier: observableRef }, { autoBind: true })
  }

  get canUndo(): boolean {
    return this.earlier?.careerNumber === this.#game.careerNumber
  }

  decide(...decision: Decision): Outcome {
    const restore = this.#restoring(this.#game.state)
    const outcome = this.#game.decide(...decision)
    if (outcome.done) this.earlier = { careerNumber: this.#game.careerNumber, restore }
    return outcome
  }

  undo(): void {
    const { earlier } = this
    if (!earlier || !this.canUndo) return
    if (this.#game.command(...earlier.restore).done) this.earlier = null
  }
}
