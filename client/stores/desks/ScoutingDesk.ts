import { makeAutoObservable } from 'mobx'
import type { ScoutingBrief } from '../../simulation/people/scouting.ts'
import { assignmentReport, type AssignmentReport } from '../../simulation/reports/assignmentReport.ts'
import type { GameStore } from '../GameStore.ts'

/** Scouting assignments: the one being written, the one under way, and the reports. */
export class ScoutingDesk {
  brief: ScoutingBrief = { region: 'league', position: 'any', ages: 'any' }
  readonly #game: Pick<GameStore, 'state' | 'decide'>

  constructor(game: Pick<GameStore, 'state' | 'decide'>) {
    this.#game = game
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get report(): AssignmentReport {
    return assignmentReport(this.#game.state)
  }

  /** Terms of the assignment being written. */
  get terms(): AssignmentReport['regions'][number] | undefined {
    return this.report.regions.find(({ region }) => region === this.brief.region)
  }

  change(change: Partial<ScoutingBrief>): void {
    this.brief = { ...this.brief, ...change }
  }

  send(): void {
    this.#game.decide('sendScouts', this.brief)
  }

  callBack(): void {
    this.#game.decide('callScoutsBack')
  }
}
