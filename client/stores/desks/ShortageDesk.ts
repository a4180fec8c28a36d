import { computedStruct, makeAutoObservable } from 'mobx'
import { shortage, type Shortage } from '../../simulation/players/shortage.ts'
import type { GameStore } from '../GameStore.ts'
import type { UiStore } from '../UiStore.ts'

/**
 * Too few players for the next match. Time waits where the squad can mend it, and on the match day.
 * Otherwise the pause comes once, and the player may let days go by until somebody is back.
 */
export class ShortageDesk {
  /** The dialog of this shortage has been shown. */
  isAnnounced = false
  /** The player continues in spite of the shortage. */
  isAccepted = false
  readonly #game: GameStore
  readonly #ui: UiStore

  constructor(game: GameStore, ui: UiStore) {
    this.#game = game
    this.#ui = ui
    makeAutoObservable(this, { current: computedStruct }, { autoBind: true })
  }

  /** Why the next match can't be played; null when it can. */
  get current(): Shortage | null {
    return shortage(this.#game.state)
  }

  /** Whether the match of today can't be played, and nobody fit is left to pick. */
  get isDecisionDue(): boolean {
    return this.current?.isMendable === false && this.#game.state.awaitingKickOff
  }

  /** Whether time waits for the eleven. */
  get holdsTime(): boolean {
    const { current } = this
    if (!current) return false
    return current.isMendable || this.isDecisionDue || !this.isAccepted
  }

  /** Opens the dialog of the shortage. */
  announce(): void {
    const { current } = this
    if (!current) return
    this.isAnnounced = true
    this.#ui.openModal({ kind: 'insufficient-players', eligible: current.eligible })
  }

  /** Accepts a shortage that has been announced, so that days pass again; otherwise announces it. */
  goOn(): void {
    const { current } = this
    if (!current) return
    if (this.isAnnounced && !current.isMendable && !this.isDecisionDue) this.isAccepted = true
    else this.announce()
  }

  /** Forgets a shortage that is over; its dialog must not be shown any more. */
  end(): void {
    this.isAnnounced = false
    this.isAccepted = false
    this.#ui.withdrawModal('insufficient-players')
  }
}
