import { makeAutoObservable } from 'mobx'
import type { Outcome } from '../../simulation/news/outcome.ts'
import type { StaffRole } from '../../simulation/people/staffMember.ts'
import { staffReport, type StaffReport } from '../../simulation/reports/staffReport.ts'
import type { GameStore } from '../GameStore.ts'

/** Staff: current members and vacancies. */
export class StaffDesk {
  readonly #game: GameStore

  constructor(game: GameStore) {
    this.#game = game
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Money of the club in pounds. */
  get money(): number {
    return this.#game.state.money
  }

  get report(): StaffReport {
    return staffReport(this.#game.state)
  }

  hire(role: StaffRole): void {
    this.#game.decide('hireStaff', role)
  }

  dismiss(id: string): Outcome {
    return this.#game.decide('dismissStaff', id)
  }
}
