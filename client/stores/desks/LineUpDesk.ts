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

/** View of the squad tab. */
type SquadView = 'selection' | 'list' | 'pitch' | 'training' | 'contracts' | 'loans' | 'academy'

/** Team sheet: the eleven and the reserves. */
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

  /** True when eleven selected players can play. */
  get hasEleven(): boolean {
    return hasEligibleEleven(this.#game.state)
  }

  /** Places of the formation, from the goalkeeper forward. */
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

  /** Selects the best fit players. */
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
