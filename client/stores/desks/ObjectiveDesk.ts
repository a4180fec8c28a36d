import { makeAutoObservable } from 'mobx'
import type { ObjectiveLevel } from '../../simulation/club/board.ts'
import { boardReport, type BoardReport } from '../../simulation/reports/boardReport.ts'
import type { GameStore } from '../GameStore.ts'

/** Objective that the board sets for the season, and its confidence in the manager. */
export class ObjectiveDesk {
  readonly #game: Pick<GameStore, 'state' | 'decide'>

  constructor(game: Pick<GameStore, 'state' | 'decide'>) {
    this.#game = game
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get report(): BoardReport {
    return boardReport(this.#game.state)
  }

  /** Chooses the objective of the season. Returns false if it is refused. */
  choose(level: ObjectiveLevel): boolean {
    return this.#game.decide('chooseObjective', level).done
  }
}
