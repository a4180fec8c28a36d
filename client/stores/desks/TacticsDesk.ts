import { makeAutoObservable, observableRef } from 'mobx'
import type { Outcome } from '../../simulation/outcome.ts'
import { setTactics } from '../../simulation/tactics/setTactics.ts'
import type { Tactics } from '../../simulation/tactics/tactics.ts'
import { tacticsReport, type TacticsReport } from '../../simulation/tactics/tacticsReport.ts'
import type { GameStore } from '../GameStore.ts'

interface Earlier {
  /** The career it belongs to. */
  seed: number
  tactics: Readonly<Tactics>
}

/** The tactics board: how the side sets up, and how that fares against the next opponent. */
export class TacticsDesk {
  /** The set-up before the last change, null when there is nothing to take back. */
  earlier: Earlier | null = null
  readonly #game: GameStore

  constructor(game: GameStore) {
    this.#game = game
    makeAutoObservable(this, { earlier: observableRef }, { autoBind: true })
  }

  get report(): TacticsReport {
    return tacticsReport(this.#game.state)
  }

  get canUndo(): boolean {
    return this.earlier !== null && this.earlier.seed === this.#game.state.seed
  }

  change(change: Readonly<Partial<Tactics>>): Outcome {
    const { seed, tactics } = this.#game.state
    const outcome = this.#game.command((state) => setTactics(state, change))
    if (outcome.done) this.earlier = { seed, tactics }
    return outcome
  }

  /** Takes the last change back. */
  undo(): void {
    const { earlier } = this
    if (!earlier || !this.canUndo) return
    this.#game.command((state) => setTactics(state, earlier.tactics))
    this.earlier = null
  }
}
