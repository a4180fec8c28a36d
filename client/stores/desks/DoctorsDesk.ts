import { makeAutoObservable } from 'mobx'
import { injuryReport, type InjuryReport } from '../../simulation/reports/injuryReport.ts'
import type { GameStore } from '../GameStore.ts'

type Patient = Parameters<typeof injuryReport>[1]

/** The club's doctors: what the injured have, and when they are expected back. */
export class DoctorsDesk {
  readonly #game: Pick<GameStore, 'state'>

  constructor(game: Pick<GameStore, 'state'>) {
    this.#game = game
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Null for a fit player, and until the examination. */
  reportOf(player: Patient): InjuryReport | null {
    return injuryReport(this.#game.state, player)
  }
}
