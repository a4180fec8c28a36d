import { makeAutoObservable } from 'mobx'
import type { TrainingPlan } from '../../simulation/core/training.ts'
import { setTraining } from '../../simulation/players/setTraining.ts'
import { trainingReport, type TrainingReport } from '../../simulation/reports/trainingReport.ts'
import type { GameStore } from '../GameStore.ts'

/** Training of the squad: its plan, its coaches and what the last week has changed. */
export class TrainingDesk {
  readonly #game: Pick<GameStore, 'state' | 'decide'>

  constructor(game: Pick<GameStore, 'state' | 'decide'>) {
    this.#game = game
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get report(): TrainingReport {
    return trainingReport(this.#game.state)
  }

  /** True while the assistant sets the training. */
  get isDelegated(): boolean {
    return this.#game.state.assistant.setsTraining
  }

  change(change: Partial<TrainingPlan>): void {
    this.#game.decide((state) => setTraining(state, change))
  }
}
