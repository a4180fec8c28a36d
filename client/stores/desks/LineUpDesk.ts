import { makeAutoObservable } from 'mobx'
import type { Decision } from '../../simulation/commands.ts'
import type { Outcome } from '../../simulation/news/outcome.ts'
import type { PlayerId } from '../../simulation/people/player.ts'
import { lineUpOf } from '../../simulation/players/lineUp.ts'
import { hasEligibleEleven } from '../../simulation/players/squad.ts'
import { squadReport, type SquadReport } from '../../simulation/reports/squadReport.ts'
import { pitchPlaces, type PitchPlace } from '../../simulation/tactics/pitchPlaces.ts'
import type { GameStore } from '../GameStore.ts'
import { LastChange } from './LastChange.ts'

/** View of the squad tab. */
type SquadView = 'selection' | 'list' | 'pitch' | 'training' | 'contracts' | 'loans' | 'academy'

/** Team sheet: the eleven and the reserves. */
export class LineUpDesk {
  view: SquadView = 'selection'
  readonly lastChange: LastChange
  readonly #game: GameStore

  constructor(game: GameStore) {
    this.#game = game
    this.lastChange = new LastChange(game)
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
    return this.#change('selectPlayer', id)
  }

  drop(id: PlayerId): Outcome {
    return this.#change('dropPlayer', id)
  }

  swap(oneId: PlayerId, otherId: PlayerId): Outcome {
    return this.#change('swapPlayers', oneId, otherId)
  }

  /** Selects the best fit players. */
  autoPick(): Outcome {
    return this.#change('autoPick')
  }

  #change(...decision: Decision): Outcome {
    const lineUp = lineUpOf(this.#game.state)
    const outcome = this.#game.decide(...decision)
    if (outcome.done) this.lastChange.remember('restoreLineUp', lineUp)
    return outcome
  }
}
