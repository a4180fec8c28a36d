import { makeAutoObservable, observableRef } from 'mobx'
import type { GameState } from '../../simulation/gameState.ts'
import type { Outcome } from '../../simulation/outcome.ts'
import type { PlayerId } from '../../simulation/players/player.ts'
import {
  autoPick,
  dropPlayer,
  lineUpOf,
  restoreLineUp,
  selectPlayer,
  swapPlayers,
  type LineUp,
} from '../../simulation/players/squad.ts'
import { pitchPlaces, type PitchPlace } from '../../simulation/tactics/pitchPlaces.ts'
import type { GameStore } from '../GameStore.ts'
import type { UiStore } from '../UiStore.ts'

/** How the squad tab shows the players. */
export type SquadView = 'selection' | 'list' | 'pitch'

interface Earlier {
  /** The career it belongs to. */
  seed: number
  lineUp: LineUp
}

/** The team sheet: who plays and who waits. A refusal is shown as a message. */
export class LineUpDesk {
  view: SquadView = 'selection'
  /** The line-up before the last change, null when there is nothing to take back. */
  earlier: Earlier | null = null
  readonly #game: GameStore
  readonly #ui: UiStore

  constructor(game: GameStore, ui: UiStore) {
    this.#game = game
    this.#ui = ui
    makeAutoObservable(this, { earlier: observableRef }, { autoBind: true })
  }

  /** The places of the formation, from the goalkeeper forward. */
  get places(): PitchPlace[][] {
    return pitchPlaces(this.#game.state)
  }

  get canUndo(): boolean {
    return this.earlier !== null && this.earlier.seed === this.#game.state.seed
  }

  show(view: SquadView): void {
    this.view = view
  }

  select(id: PlayerId): Outcome {
    return this.#change((state) => selectPlayer(state, id))
  }

  drop(id: PlayerId): Outcome {
    return this.#change((state) => dropPlayer(state, id))
  }

  swap(oneId: PlayerId, otherId: PlayerId): Outcome {
    return this.#change((state) => swapPlayers(state, oneId, otherId))
  }

  autoPick(): Outcome {
    return this.#change(autoPick)
  }

  /** Takes the last change of the line-up back; days that have gone by since stay gone. */
  undo(): void {
    const { earlier } = this
    if (!earlier || !this.canUndo) return
    this.#game.command((state) => restoreLineUp(state, earlier.lineUp))
    this.earlier = null
  }

  #change(command: (state: GameState) => Outcome): Outcome {
    const { seed } = this.#game.state
    const lineUp = lineUpOf(this.#game.state)
    const outcome = this.#game.command(command)
    if (outcome.done) this.earlier = { seed, lineUp }
    else this.#ui.showToast(outcome.reason, 'error')
    return outcome
  }
}
