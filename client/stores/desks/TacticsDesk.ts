import { makeAutoObservable } from 'mobx'
import type { Outcome } from '../../simulation/core/outcome.ts'
import { setTactics } from '../../simulation/tactics/setTactics.ts'
import type { Tactics } from '../../simulation/core/tactics.ts'
import { tacticsReport, type TacticsReport } from '../../simulation/reports/tacticsReport.ts'
import type { GameStore } from '../GameStore.ts'
import { LastChange } from './LastChange.ts'

/** Tactics of the side, and their edge against the next opponent. */
export class TacticsDesk {
  readonly lastChange: LastChange<Readonly<Tactics>>
  readonly #game: GameStore

  constructor(game: GameStore) {
    this.#game = game
    this.lastChange = new LastChange<Readonly<Tactics>>(game, setTactics)
    makeAutoObservable(this, { lastChange: false }, { autoBind: true })
  }

  get report(): TacticsReport {
    return tacticsReport(this.#game.state)
  }

  change(change: Readonly<Partial<Tactics>>): Outcome {
    const { tactics } = this.#game.state
    const outcome = this.#game.decide((state) => setTactics(state, change))
    if (outcome.done) this.lastChange.remember(tactics)
    return outcome
  }
}
