/** What stands and what could be built, as the manager's office sees it. */
import { DAYS_PER_MONTH, upkeepFactor, upkeepPerMonth } from '../finance/dailyFinance.ts'
import type { Snapshot } from '../gameState.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import {
  availableFacilities,
  buildHurdle,
  buildWorks,
  upgradeCost,
  upgradeWorks,
  type BuildHurdle,
  type Works,
} from '../facilities/build.ts'
import { MAX_FACILITY_LEVEL, type Facility, type FacilityType } from '../core/facility.ts'
import { baseRevenue, stadiumCapacity } from '../finance/facilityIncome.ts'
import { FACILITY_DEFINITIONS } from '../facilities/facilityTypes.ts'

export interface OwnFacility {
  id: string
  name: FacilityType
  description: string
  level: number
  maxLevel: number
  /** Pounds a day, as it is paid. */
  upkeepPerDay: number
  /** Pounds a season at this level, before what staff and campaigns add. */
  revenue: number
  /** Seats; 0 for what has none. */
  capacity: number
  /** Seats closed for the moment, and the day they open again. */
  works: { seats: number; untilDay: number } | null
  /** Pounds the next level costs; null at the highest. */
  upgradeCost: number | null
  /** What that closes; null for nothing. */
  upgradeWorks: Works | null
  /** Why it cannot be raised now. */
  refusal: string | null
}

export interface BuildableFacility {
  type: FacilityType
  description: string
  /** Pounds. */
  cost: number
  /** Pounds a day, as it would be paid. */
  upkeepPerDay: number
  /** Pounds a season at level 1. */
  revenue: number
  requiredStaff: readonly string[]
  /** What building it closes; null for nothing. */
  buildWorks: Works | null
  /** Why it cannot be built now. */
  refusal: string | null
}

export interface FacilityReport {
  own: OwnFacility[]
  available: BuildableFacility[]
  /** Pounds a day for all of them. */
  upkeepPerDay: number
  /** Seats that can be sold today. */
  seats: number
}

export function facilityReport(state: Snapshot): FacilityReport {
  return {
    own: state.facilities.map((facility) => ownFacility(state, facility)),
    available: availableFacilities(state).map((type) => buildableFacility(state, type)),
    upkeepPerDay: upkeepPerMonth(state) / DAYS_PER_MONTH,
    seats: stadiumCapacity(state),
  }
}

function ownFacility(state: Snapshot, facility: DeepReadonly<Facility>): OwnFacility {
  const { id, name, level, upkeep, capacity, tempCapacityReduction, worksUntilDay } = facility
  const cost = level < MAX_FACILITY_LEVEL ? upgradeCost(facility) : null
  return {
    id,
    name,
    description: FACILITY_DEFINITIONS[name].description,
    level,
    maxLevel: MAX_FACILITY_LEVEL,
    upkeepPerDay: upkeepPerDay(state, upkeep),
    revenue: baseRevenue(facility),
    capacity,
    works: tempCapacityReduction > 0 ? { seats: tempCapacityReduction, untilDay: worksUntilDay } : null,
    upgradeCost: cost,
    upgradeWorks: cost === null ? null : upgradeWorks(name),
    refusal: cost !== null && state.money < cost ? 'Insufficient funds' : null,
  }
}

function buildableFacility(state: Snapshot, type: FacilityType): BuildableFacility {
  const { description, baseCost, upkeepPerMonth: upkeep, requiredStaff } = FACILITY_DEFINITIONS[type]
  const hurdle = buildHurdle(state, type)
  return {
    type,
    description,
    cost: baseCost,
    upkeepPerDay: upkeepPerDay(state, upkeep),
    revenue: baseRevenue({ name: type, level: 1 }),
    requiredStaff,
    buildWorks: buildWorks(type),
    refusal: hurdle && refusalOf(hurdle),
  }
}

function upkeepPerDay(state: Snapshot, perMonth: number): number {
  return (perMonth * upkeepFactor(state)) / DAYS_PER_MONTH
}

function refusalOf(hurdle: BuildHurdle): string {
  switch (hurdle.kind) {
    case 'owned':
      return 'Already built'
    case 'facility':
      return `Requires: ${hurdle.required}`
    case 'funds':
      return 'Insufficient funds'
    case 'staff':
      return `Missing staff: ${hurdle.roles.join(', ')}`
  }
}
