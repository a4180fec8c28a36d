import { makeAutoObservable } from 'mobx'
import type { PlayerId } from '../../simulation/core/player.ts'
import { captainOf } from '../../simulation/players/captaincy.ts'
import { eligiblePlayers } from '../../simulation/players/squad.ts'
import type { GameStore } from '../GameStore.ts'

/** Who would lead the eleven out today. */
export class CaptainDesk {
  readonly #game: Pick<GameStore, 'state'>

  constructor(game: Pick<GameStore, 'state'>) {
    this.#game = game
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Null while nobody eligible is selected. */
  get captain(): PlayerId | null {
    const { state } = this.#game
    return captainOf(state.seed, eligiblePlayers(state))?.id ?? null
  }
}
