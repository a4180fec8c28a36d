import { decisionOf } from '../../simulation/commands.ts'
import type { DeepReadonly } from '../../simulation/core/readonly.ts'
import type { WayOut } from '../../simulation/news/wayOut.ts'
import type { GameStore } from '../GameStore.ts'
import type { Modal } from '../modal.ts'
import type { UiStore } from '../UiStore.ts'

/** Ways out of a danger, taken by one click. */
export class WayDesk {
  readonly #game: GameStore
  readonly #ui: UiStore

  constructor(game: GameStore, ui: UiStore) {
    this.#game = game
    this.#ui = ui
  }

  /** Takes a way: at once, or after the question that the step has on its own tab. */
  take(way: DeepReadonly<WayOut>): void {
    if (way.kind === 'sell') this.#ask({ kind: 'confirm-sale', id: way.id, from: 'list' })
    else if (way.kind === 'dismiss') this.#ask({ kind: 'confirm-dismissal', id: way.id })
    else this.#game.decide(...decisionOf(way))
  }

  #ask(modal: Modal): void {
    if (this.#ui.modal) this.#ui.replaceModal(modal)
    else this.#ui.openModal(modal)
  }
}
