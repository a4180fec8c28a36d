import { makeAutoObservable, runInAction, when } from 'mobx'
import type { PlayerId } from '../../simulation/people/player.ts'
import type { Clock } from '../environment.ts'
import type { GameStore } from '../GameStore.ts'
import type { UiStore } from '../UiStore.ts'

/** Duration of a signing. */
export const SIGNING_MS = 800

interface SigningStores {
  game: GameStore
  ui: UiStore
  timer: Clock
}

/** Signing of a player of the market, which takes a moment. */
export class SigningDesk {
  /** Player being signed; one at a time. */
  current: PlayerId | null = null
  readonly #stores: SigningStores

  constructor(stores: SigningStores) {
    this.#stores = stores
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /**
   * Signs a player of the market after `SIGNING_MS`, during which no other can be signed. Waits for the end of
   * a match that has kicked off meanwhile.
   */
  sign(id: PlayerId): void {
    if (this.current !== null) return
    this.current = id
    const { game, timer } = this.#stores
    const { careerNumber } = game
    timer.after(SIGNING_MS, () => {
      when(
        () => !game.isMatchRunning,
        () => runInAction(() => this.#finish(id, careerNumber)),
      )
    })
  }

  /** Completes a signing, unless another career has been opened meanwhile. */
  #finish(id: PlayerId, careerNumber: number): void {
    const { game, ui } = this.#stores
    this.current = null
    if (game.career === null || game.careerNumber !== careerNumber) return
    try {
      game.decide('signPlayer', id)
    } catch (error) {
      ui.showToast('An unexpected error occurred during the transfer.', 'error')
      throw error
    }
  }
}
