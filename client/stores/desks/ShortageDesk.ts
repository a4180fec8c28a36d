import { computedStruct, makeAutoObservable } from 'mobx'
import { shortage, type Shortage } from '../../simulation/players/shortage.ts'
import type { GameStore } from '../GameStore.ts'
import type { UiStore } from '../UiStore.ts'

/**
 * Shortage of players for the next match. Time stops when the manager can pick others, and on the match day.
 * Otherwise it stops once, and the player may continue until players are back.
 */
export class ShortageDesk {
  /** True when the dialog of this shortage has been shown. */
  isAnnounced = false
  /** True when the player continues in spite of the shortage. */
  isAccepted = false
  readonly #game: GameStore
  readonly #ui: UiStore

  constructor(game: GameStore, ui: UiStore) {
    this.#game = game
    this.#ui = ui
    makeAutoObservable(this, { current: computedStruct }, { autoBind: true })
  }

  /** Shortage for the next match; null when enough players can play. */
  get current(): Shortage | null {
    return shortage(this.#game.state)
  }

  /** True when today's match cannot be played and no fit player is left to pick. */
  get isDecisionDue(): boolean {
    return this.current?.isSolvable === false && this.#game.state.awaitingKickOff
  }

  /** True when the shortage stops time. */
  get stopsTime(): boolean {
    const { current } = this
    if (!current) return false
    return current.isSolvable || this.isDecisionDue || !this.isAccepted
  }

  /** Opens the dialog of the shortage. */
  announce(): void {
    const { current } = this
    if (!current) return
    this.isAnnounced = true
    this.#ui.openModal({ kind: 'insufficient-players', eligible: current.eligible })
  }

  /** Accepts a shortage that has been announced, so that days pass again; otherwise announces it. */
  accept(): void {
    const { current } = this
    if (!current) return
    if (this.isAnnounced && !current.isSolvable && !this.isDecisionDue) this.isAccepted = true
    else this.announce()
  }

  /** Resets the state at the end of a shortage, and removes its dialog. */
  end(): void {
    this.isAnnounced = false
    this.isAccepted = false
    this.#ui.withdrawModal('insufficient-players')
  }
}
