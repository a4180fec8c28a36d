/** What the facilities earn. */
import { DAYS_PER_SEASON, WEEKS_PER_SEASON } from '../core/calendar.ts'
import type { Snapshot } from '../gameState.ts'
import { campaignMerchandise } from '../marketing/campaigns.ts'
import { POLICY_FIGURES } from '../marketing/policies.ts'
import { staffSkill } from '../core/staffSkill.ts'
import type { Facility, FacilityType } from '../core/facility.ts'
import { FACILITY_DEFINITIONS } from '../facilities/facilityTypes.ts'

const HOME_MATCHES = WEEKS_PER_SEASON / 2

/** Each level above 1 adds this share of the base revenue. */
const REVENUE_PER_LEVEL = 0.5

/** A Financial Director makes sponsors and facilities bring in this much more per star. */
const INCOME_PER_DIRECTOR_STAR = 0.02

type Club = Pick<Snapshot, 'facilities' | 'staff'>
type Demand = Pick<Snapshot, 'campaigns' | 'policies'>

/** Factor of the Financial Director on sponsors and facilities. */
export function directorFactor(state: Pick<Snapshot, 'staff'>): number {
  return 1 + INCOME_PER_DIRECTOR_STAR * staffSkill(state, 'Financial Director')
}

/** Pounds a day from everything that earns day by day. */
export function facilityIncomePerDay(state: Club): number {
  const perSeason = state.facilities
    .filter(({ name }) => !FACILITY_DEFINITIONS[name].earnsOnMatchDays)
    .reduce((sum, facility) => sum + baseRevenue(facility), 0)
  return (directorFactor(state) * perSeason) / DAYS_PER_SEASON
}

/** Pounds a home match from boxes, shop and fan zone. */
export function facilityIncomePerHomeMatch(state: Club & Demand): number {
  const perSeason = state.facilities
    .filter(({ name }) => FACILITY_DEFINITIONS[name].earnsOnMatchDays)
    .reduce((sum, facility) => sum + baseRevenue(facility) * demandFor(facility.name, state), 0)
  return (directorFactor(state) * perSeason) / HOME_MATCHES
}

/** Pounds a season that a facility earns at its level. */
export function baseRevenue({ name, level }: Pick<Facility, 'name' | 'level'>): number {
  return FACILITY_DEFINITIONS[name].revenuePerSeason * (1 + REVENUE_PER_LEVEL * (level - 1))
}

/** What campaigns and policies make of a facility's business. */
function demandFor(name: FacilityType, state: Demand): number {
  if (name === 'Club Shop') return campaignMerchandise(state)
  if (name === 'Corporate Boxes' && state.policies.fanFriendlyPricing) return POLICY_FIGURES.friendlyBoxes
  return 1
}

/** Seats that can be sold today. */
export function stadiumCapacity({ facilities }: Pick<Snapshot, 'facilities'>): number {
  return facilities.reduce(
    (sum, { capacity, tempCapacityReduction }) => sum + capacity - tempCapacityReduction,
    0,
  )
}
