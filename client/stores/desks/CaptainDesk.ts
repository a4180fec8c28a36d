import { makeAutoObservable } from 'mobx'
import type { PlayerId } from '../../simulation/people/player.ts'
import { captainOf, captainWorth } from '../../simulation/players/captaincy.ts'
import { eligiblePlayers } from '../../simulation/players/squad.ts'
import type { GameStore } from '../GameStore.ts'

/** Captain of today's eleven. */
export class CaptainDesk {
  readonly #game: Pick<GameStore, 'state' | 'decide'>

  constructor(game: Pick<GameStore, 'state' | 'decide'>) {
    this.#game = game
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Null while nobody eligible is selected. */
  get captain(): PlayerId | null {
    const { state } = this.#game
    return captainOf(state.seed, eligiblePlayers(state), state.captain)?.id ?? null
  }

  /** Whom the manager has named; null if the side chooses. */
  get named(): PlayerId | null {
    return this.#game.state.captain
  }

  /** Points by which a rise of form after a defeat is more probable with this captain. */
  worthOf(player: Parameters<typeof captainWorth>[1]): number {
    return Math.round(100 * captainWorth(this.#game.state.seed, player))
  }

  /** Names the captain; null lets the side choose. */
  name(id: PlayerId | null): void {
    this.#game.decide('nameCaptain', id)
  }
}
