import { makeAutoObservable } from 'mobx'
import type { GameState } from '../../simulation/gameState.ts'
import type { Outcome } from '../../simulation/core/outcome.ts'
import type { PlayerId } from '../../simulation/core/player.ts'
import { lineUpOf, restoreLineUp, type LineUp } from '../../simulation/players/lineUp.ts'
import {
  autoPick,
  dropPlayer,
  hasEligibleEleven,
  selectPlayer,
  swapPlayers,
} from '../../simulation/players/squad.ts'
import { squadReport, type SquadReport } from '../../simulation/reports/squadReport.ts'
import { pitchPlaces, type PitchPlace } from '../../simulation/tactics/pitchPlaces.ts'
import type { GameStore } from '../GameStore.ts'
import { LastChange } from './LastChange.ts'

/** How the squad tab shows the players. */
type SquadView = 'selection' | 'list' | 'pitch'

/** The team sheet: who plays and who waits. */
export class LineUpDesk {
  view: SquadView = 'selection'
  readonly lastChange: LastChange<LineUp>
  readonly #game: GameStore

  constructor(game: GameStore) {
    this.#game = game
    this.lastChange = new LastChange(game, restoreLineUp)
    makeAutoObservable(this, { lastChange: false }, { autoBind: true })
  }

  get squad(): SquadReport {
    return squadReport(this.#game.state)
  }

  /** Whether eleven of those selected can play. */
  get hasEleven(): boolean {
    return hasEligibleEleven(this.#game.state)
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

  /** Selects the best who are fit. */
  autoPick(): Outcome {
    return this.#change(autoPick)
  }

  #change(command: (state: GameState) => Outcome): Outcome {
    const lineUp = lineUpOf(this.#game.state)
    const outcome = this.#game.decide(command)
    if (outcome.done) this.lastChange.remember(lineUp)
    return outcome
  }
}
