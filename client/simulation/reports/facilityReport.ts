/** Report for the facilities tab: owned and available facilities. */
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
import { MAX_FACILITY_LEVEL, type Facility, type FacilityType } from '../club/facility.ts'
import { baseRevenue, stadiumCapacity } from '../finance/facilityIncome.ts'
import { FACILITY_DESCRIPTIONS } from '../facilities/facilityDescriptions.ts'
import { FACILITY_DEFINITIONS } from '../facilities/facilityTypes.ts'

export interface OwnFacility {
  id: string
  name: FacilityType
  description: string
  level: number
  maxLevel: number
  /** Upkeep in pounds per day, as charged. */
  upkeepPerDay: number
  /** Pounds per season at this level, before staff and campaigns. */
  revenue: number
  /** Seats; 0 for facilities without any. */
  capacity: number
  /** Seats that are closed, and the day on which they reopen. */
  works: { seats: number; untilDay: number } | null
  /** Cost of the next level in pounds; null at the highest level. */
  upgradeCost: number | null
  /** Works caused by an upgrade; null for none. */
  upgradeWorks: Works | null
  /** Reason why it cannot be upgraded now. */
  refusal: string | null
}

export interface BuildableFacility {
  type: FacilityType
  description: string
  /** Pounds. */
  cost: number
  /** Upkeep in pounds per day, as it would be charged. */
  upkeepPerDay: number
  /** Pounds a season at level 1. */
  revenue: number
  requiredStaff: readonly string[]
  /** Works caused by building it; null for none. */
  buildWorks: Works | null
  /** Reason why it cannot be built now. */
  refusal: string | null
}

interface FacilityReport {
  own: OwnFacility[]
  available: BuildableFacility[]
  /** Pounds per day for all facilities. */
  upkeepPerDay: number
  /** Seats on sale today. */
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
    description: FACILITY_DESCRIPTIONS[name],
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
  const { baseCost, upkeepPerMonth: upkeep, requiredStaff } = FACILITY_DEFINITIONS[type]
  const description = FACILITY_DESCRIPTIONS[type]
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
