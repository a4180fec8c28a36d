import { makeAutoObservable } from 'mobx'
import type { FacilityType } from '../../simulation/club/facility.ts'
import { facilityReport, type FacilityReport } from '../../simulation/reports/facilityReport.ts'
import type { GameStore } from '../GameStore.ts'

/** Facilities: built and available. */
export class FacilityDesk {
  readonly #game: GameStore

  constructor(game: GameStore) {
    this.#game = game
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Money of the club in pounds. */
  get money(): number {
    return this.#game.state.money
  }

  get report(): FacilityReport {
    return facilityReport(this.#game.state)
  }

  build(type: FacilityType): void {
    this.#game.decide('buildFacility', type)
  }

  upgrade(id: string): void {
    this.#game.decide('upgradeFacility', id)
  }
}
