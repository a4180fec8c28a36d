import { makeAutoObservable, observableRef } from 'mobx'
import type { PlayerId } from '../../simulation/people/player.ts'
import { playerReport, type PlayerReport } from '../../simulation/reports/playerReport.ts'
import type { GameStore } from '../GameStore.ts'
import type { UiStore } from '../UiStore.ts'

/** Number of players in a comparison. */
const COMPARE_RANGE = { min: 2, max: 4 } as const

/** Comparison of players of the own club and of the market. */
export class CompareDesk {
  readonly range = COMPARE_RANGE
  /** Chosen players in order of choice. Some may have left since. */
  ids: readonly PlayerId[] = []
  readonly #game: Pick<GameStore, 'state'>
  readonly #ui: UiStore

  constructor(game: Pick<GameStore, 'state'>, ui: UiStore) {
    this.#game = game
    this.#ui = ui
    makeAutoObservable(this, { range: false, ids: observableRef }, { autoBind: true })
  }

  /** Chosen players who are still available. */
  get players(): PlayerReport[] {
    return this.ids.flatMap((id) => playerReport(this.#game.state, id) ?? [])
  }

  get canCompare(): boolean {
    return this.players.length >= COMPARE_RANGE.min
  }

  isChosen(id: PlayerId): boolean {
    return this.players.some(({ player }) => player.id === id)
  }

  /** Adds or removes a player. Refuses a fifth. */
  toggle(id: PlayerId): void {
    const chosen = this.players.map(({ player }) => player.id)
    if (chosen.includes(id)) this.ids = chosen.filter((other) => other !== id)
    else if (chosen.length < COMPARE_RANGE.max) this.ids = [...chosen, id]
    else this.#ui.showToast('You can compare four players at most. Remove one first.', 'error')
  }

  clear(): void {
    this.ids = []
  }

  /** Opens the comparison when there are at least two players. */
  open(): void {
    if (this.canCompare) this.#ui.openModal({ kind: 'compare-players' })
  }
}
