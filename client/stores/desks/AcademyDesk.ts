import { makeAutoObservable } from 'mobx'
import type { PlayerId } from '../../simulation/people/player.ts'
import { academyReport, type AcademyReport } from '../../simulation/reports/academyReport.ts'
import type { GameStore } from '../GameStore.ts'

/** Academy: the youngsters of the last intake and the prospects of the squad. */
export class AcademyDesk {
  readonly #game: Pick<GameStore, 'state' | 'decide'>

  constructor(game: Pick<GameStore, 'state' | 'decide'>) {
    this.#game = game
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get report(): AcademyReport {
    return academyReport(this.#game.state)
  }

  /** True while the assistant decides on intake day. */
  get isDelegated(): boolean {
    return this.#game.state.assistant.signsYoungsters
  }

  sign(id: PlayerId): void {
    this.#game.decide('signYoungster', id)
  }

  letGo(id: PlayerId): void {
    this.#game.decide('releaseYoungster', id)
  }
}
