import { makeAutoObservable } from 'mobx'
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
import { LastChange } from './LastChange.ts'

/** How the squad tab shows the players. */
export type SquadView = 'selection' | 'list' | 'pitch'

/** The team sheet: who plays and who waits. A refusal is shown as a message. */
export class LineUpDesk {
  view: SquadView = 'selection'
  readonly lastChange: LastChange<LineUp>
  readonly #game: GameStore
  readonly #ui: UiStore

  constructor(game: GameStore, ui: UiStore) {
    this.#game = game
    this.#ui = ui
    this.lastChange = new LastChange(game, restoreLineUp)
    makeAutoObservable(this, { lastChange: false }, { autoBind: true })
  }

  /** The places of the formation, from the goalkeeper forward. */
  get places(): PitchPlace[][] {
    return pitchPlaces(this.#game.state)
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

  #change(command: (state: GameState) => Outcome): Outcome {
    const lineUp = lineUpOf(this.#game.state)
    const outcome = this.#game.command(command)
    if (outcome.done) this.lastChange.remember(lineUp)
    else this.#ui.showToast(outcome.reason, 'error')
    return outcome
  }
}
