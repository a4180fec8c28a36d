/** Report for the facilities tab: owned and available facilities. */
import { DAYS_PER_MONTH, upkeepFactor, upkeepPerMonth } from '../finance/dailyFinance.ts'
import type { Snapshot } from '../gameState.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import {
  availableFacilities,
  buildHurdle,
  savedFor,
  seatsOpenOn,
  upgradeCost,
  type BuildHurdle,
} from '../facilities/build.ts'
import { MAX_FACILITY_LEVEL, type Facility, type FacilityType } from '../club/facility.ts'
import { baseRevenue, stadiumCapacity } from '../finance/facilityIncome.ts'
import { returnOfNextStep, type BuildingReturn } from './buildingReturn.ts'
import { describeFacility, FACILITY_DESCRIPTIONS } from '../facilities/facilityDescriptions.ts'
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
  /** Return of the next level; null at the highest. */
  next: BuildingReturn | null
  /** Day on which seats of the next level open; null for none. */
  seatsOpenOn: number | null
  /** Reason why it cannot be upgraded now. */
  refusal: string | null
  /** True when the next level takes so much of the money that the manager is asked once more. */
  isBigSum: boolean
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
  brings: BuildingReturn
  /** Day on which its seats open; null for none. */
  seatsOpenOn: number | null
  /** Reason why it cannot be built now. */
  refusal: string | null
  /** True when it takes so much of the money that the manager is asked once more. */
  isBigSum: boolean
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
    description: describeFacility(facility),
    level,
    maxLevel: MAX_FACILITY_LEVEL,
    upkeepPerDay: upkeepPerDay(state, upkeep),
    revenue: baseRevenue(facility),
    capacity,
    works: tempCapacityReduction > 0 ? { seats: tempCapacityReduction, untilDay: worksUntilDay } : null,
    upgradeCost: cost,
    next: cost === null ? null : returnOfNextStep(state, name),
    seatsOpenOn: cost === null ? null : seatsOpenOn(name, state.day),
    refusal: cost !== null && state.money + savedFor(state, name) < cost ? 'Insufficient funds' : null,
    isBigSum: cost !== null && takesMuch(state, name, cost),
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
    brings: returnOfNextStep(state, type),
    seatsOpenOn: seatsOpenOn(type, state.day),
    refusal: hurdle && refusalOf(hurdle),
    isBigSum: takesMuch(state, type, baseCost),
  }
}

/** Share of the money from which a step counts as a big sum. */
const BIG_SHARE = 0.1

/** True for a step that takes much of the money at hand; what has been put aside for it is gone already. */
function takesMuch(state: Snapshot, type: FacilityType, cost: number): boolean {
  return cost - savedFor(state, type) >= BIG_SHARE * state.money
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
