/** Income from facilities. */
import { DAYS_PER_SEASON, WEEKS_PER_SEASON } from '../core/calendar.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { campaignMerchandise } from '../marketing/campaigns.ts'
import { POLICY_FIGURES } from '../marketing/policies.ts'
import { staffSkill } from '../people/staffSkill.ts'
import type { Facility, FacilityType } from '../club/facility.ts'
import { FACILITY_DEFINITIONS } from '../facilities/facilityTypes.ts'

const HOME_MATCHES = WEEKS_PER_SEASON / 2

/** Share of the base revenue added by each level above 1. */
const REVENUE_PER_LEVEL = 0.5

/** Increase per star of a Financial Director on income from sponsors and facilities. */
const INCOME_PER_DIRECTOR_STAR = 0.02

type Club = Pick<Snapshot, 'facilities' | 'staff'>
type Demand = Pick<Snapshot, 'campaigns' | 'policies'>

/** Factor of the Financial Director on income from sponsors and facilities. */
export function directorFactor(state: Pick<Snapshot, 'staff'>): number {
  return 1 + INCOME_PER_DIRECTOR_STAR * staffSkill(state, 'Financial Director')
}

/** Pounds per day from facilities with daily income. */
export function facilityIncomePerDay(state: Club): number {
  const perSeason = state.facilities
    .filter(({ name }) => !FACILITY_DEFINITIONS[name].earnsOnMatchDays)
    .reduce((sum, facility) => sum + baseRevenue(facility), 0)
  return (directorFactor(state) * perSeason) / DAYS_PER_SEASON
}

/** Pounds per home match from boxes, shop and fan zone. */
export function facilityIncomePerHomeMatch(state: Club & Demand): number {
  const perSeason = state.facilities
    .filter(({ name }) => FACILITY_DEFINITIONS[name].earnsOnMatchDays)
    .reduce((sum, facility) => sum + baseRevenue(facility) * demandFor(facility.name, state), 0)
  return (directorFactor(state) * perSeason) / HOME_MATCHES
}

/** Pounds per season that a facility earns at its level. */
export function baseRevenue({ name, level }: Pick<Facility, 'name' | 'level'>): number {
  return FACILITY_DEFINITIONS[name].revenuePerSeason * (1 + REVENUE_PER_LEVEL * (level - 1))
}

/** Factor of campaigns and policies on a facility's income. */
function demandFor(name: FacilityType, state: Demand): number {
  if (name === 'Club Shop') return campaignMerchandise(state)
  if (name === 'Corporate Boxes' && state.policies.fanFriendlyPricing) return POLICY_FIGURES.friendlyBoxes
  return 1
}

/** Facilities on a later day, by the works that end until then. */
export function facilitiesOn<F extends DeepReadonly<Facility>>(facilities: readonly F[], day: number): F[] {
  return facilities.map((one) => (one.worksUntilDay <= day ? { ...one, tempCapacityReduction: 0 } : one))
}

/** Seats on sale today. */
export function stadiumCapacity({ facilities }: Pick<Snapshot, 'facilities'>): number {
  return facilities.reduce(
    (sum, { capacity, tempCapacityReduction }) => sum + capacity - tempCapacityReduction,
    0,
  )
}
