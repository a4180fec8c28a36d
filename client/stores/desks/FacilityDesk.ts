import { computedStruct, makeAutoObservable } from 'mobx'
import { buildFacility, upgradeFacility } from '../../simulation/facilities/build.ts'
import type { FacilityType } from '../../simulation/core/facility.ts'
import { facilityReport, type FacilityReport } from '../../simulation/reports/facilityReport.ts'
import { groundReport } from '../../simulation/reports/groundReport.ts'
import type { GameStore } from '../GameStore.ts'

/** The building office: what stands, and what could. */
export class FacilityDesk {
  readonly #game: GameStore

  constructor(game: GameStore) {
    this.#game = game
    makeAutoObservable(this, { ground: computedStruct }, { autoBind: true })
  }

  /** Pounds there are to build with. */
  get money(): number {
    return this.#game.state.money
  }

  get report(): FacilityReport {
    return facilityReport(this.#game.state)
  }

  /** The home ground as it is drawn; the same object while it looks the same. */
  get ground() {
    return groundReport(this.#game.state)
  }

  build(type: FacilityType): void {
    this.#game.decide((state) => buildFacility(state, type))
  }

  upgrade(id: string): void {
    this.#game.decide((state) => upgradeFacility(state, id))
  }
}
