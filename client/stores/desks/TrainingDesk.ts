import { makeAutoObservable } from 'mobx'
import type { IndividualGoal } from '../../simulation/club/individualTraining.ts'
import type { Outcome } from '../../simulation/news/outcome.ts'
import type { PlayerId } from '../../simulation/people/player.ts'
import type { TrainingPlan } from '../../simulation/club/training.ts'
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

  /** Chooses what a player works on; null for nothing of their own. */
  focusOn(id: PlayerId, goal: IndividualGoal | null): Outcome {
    return this.#game.decide('setIndividualFocus', id, goal)
  }

  change(change: Partial<TrainingPlan>): void {
    this.#game.decide('setTraining', change)
  }
}
