import { makeAutoObservable } from 'mobx'
import type { Outcome } from '../../simulation/news/outcome.ts'
import type { Tactics } from '../../simulation/club/tactics.ts'
import type { GameStore } from '../GameStore.ts'
import { LastChange } from './LastChange.ts'

/** Changes of the side's tactics. */
export class TacticsDesk {
  readonly lastChange: LastChange
  readonly #game: GameStore

  constructor(game: GameStore) {
    this.#game = game
    this.lastChange = new LastChange(game)
    makeAutoObservable(this, { lastChange: false }, { autoBind: true })
  }

  change(change: Readonly<Partial<Tactics>>): Outcome {
    const { tactics } = this.#game.state
    const outcome = this.#game.decide('setTactics', change)
    if (outcome.done) this.lastChange.remember('setTactics', tactics)
    return outcome
  }
}
