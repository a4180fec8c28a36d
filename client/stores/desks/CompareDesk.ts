import { makeAutoObservable, observableRef } from 'mobx'
import type { PlayerId } from '../../simulation/core/player.ts'
import { playerReport, type PlayerReport } from '../../simulation/reports/playerReport.ts'
import type { GameStore } from '../GameStore.ts'
import type { UiStore } from '../UiStore.ts'

/** How many players can be held side by side. */
const COMPARE_RANGE = { min: 2, max: 4 } as const

/** The players who are to be compared, of the own club and of the market. */
export class CompareDesk {
  readonly range = COMPARE_RANGE
  /** In the order they were chosen; some may have left meanwhile. */
  ids: readonly PlayerId[] = []
  readonly #game: GameStore
  readonly #ui: UiStore

  constructor(game: GameStore, ui: UiStore) {
    this.#game = game
    this.#ui = ui
    makeAutoObservable(this, { range: false, ids: observableRef }, { autoBind: true })
  }

  /** Those chosen who are still there. */
  get players(): PlayerReport[] {
    return this.ids.flatMap((id) => this.reportOf(id) ?? [])
  }

  get canCompare(): boolean {
    return this.players.length >= COMPARE_RANGE.min
  }

  /** A player of the club or of the market, null when they are neither any more. */
  reportOf(id: PlayerId): PlayerReport | null {
    return playerReport(this.#game.state, id)
  }

  isChosen(id: PlayerId): boolean {
    return this.players.some(({ player }) => player.id === id)
  }

  /** Adds a player or takes him out; a fifth is refused. */
  toggle(id: PlayerId): void {
    const chosen = this.players.map(({ player }) => player.id)
    if (chosen.includes(id)) this.ids = chosen.filter((other) => other !== id)
    else if (chosen.length < COMPARE_RANGE.max) this.ids = [...chosen, id]
    else this.#ui.showToast('Four players can be compared at most. Remove one first.', 'error')
  }

  clear(): void {
    this.ids = []
  }

  /** Shows them side by side, once there are two. */
  open(): void {
    if (this.canCompare) this.#ui.openModal({ kind: 'compare-players' })
  }
}
