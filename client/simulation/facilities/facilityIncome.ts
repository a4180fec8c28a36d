/** What the facilities earn. */
import { DAYS_PER_SEASON, WEEKS_PER_SEASON } from '../calendar/calendar.ts'
import type { Snapshot } from '../gameState.ts'
import { FACILITY_DEFINITIONS } from './facilityTypes.ts'

const HOME_MATCHES = WEEKS_PER_SEASON / 2

/** Each level above 1 adds this share of the base revenue. */
const REVENUE_PER_LEVEL = 0.5

/** Pounds a day from everything that earns day by day. */
export function facilityIncomePerDay(state: Pick<Snapshot, 'facilities'>): number {
  return revenuePerSeason(state, false) / DAYS_PER_SEASON
}

/** Pounds a home match from boxes, shop and fan zone. */
export function facilityIncomePerHomeMatch(state: Pick<Snapshot, 'facilities'>): number {
  return revenuePerSeason(state, true) / HOME_MATCHES
}

function revenuePerSeason({ facilities }: Pick<Snapshot, 'facilities'>, onMatchDays: boolean): number {
  let sum = 0
  for (const { name, level } of facilities) {
    const definition = FACILITY_DEFINITIONS[name]
    if (definition.earnsOnMatchDays !== onMatchDays) continue
    sum += definition.revenuePerSeason * (1 + REVENUE_PER_LEVEL * (level - 1))
  }
  return sum
}

/** Seats that can be sold today. */
export function stadiumCapacity({ facilities }: Pick<Snapshot, 'facilities'>): number {
  return facilities.reduce(
    (sum, { capacity, tempCapacityReduction }) => sum + capacity - tempCapacityReduction,
    0,
  )
}
