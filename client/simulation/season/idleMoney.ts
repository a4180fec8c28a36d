/** Money that lies idle while an investment would earn it back (QUE-3). */
import { DAYS_PER_WEEK, dayOfWeek } from '../core/calendar.ts'
import type { FacilityType } from '../club/facility.ts'
import { nextCost } from '../facilities/build.ts'
import type { Snapshot } from '../gameState.ts'
import type { WayOut } from '../news/wayOut.ts'
import { LAST_LOAN_WEEK } from '../people/loan.ts'
import { financeForecast } from './financeForecast.ts'
import { signings } from './placeInDanger.ts'
import { investments } from './waysOut.ts'

/** Pounds that a club keeps at the season's end, whatever it invests. */
const KEPT_AT_END = 1_000_000

interface IdleMoney {
  /** Pounds that could be spent today and would not be missed at the season's end. */
  amount: number
  /** Investment that earns back its cost the soonest. */
  way: WayOut
}

/** Null while nothing lies idle, or nothing would earn it back soon. */
export function idleMoney(state: Snapshot, { left } = financeForecast(state)): IdleMoney | null {
  const amount = Math.min(state.money, left) - KEPT_AT_END
  const way = investments(state).find(({ once }) => -once <= amount)
  return way ? { amount, way } : null
}

/** Share of the money above which what can be spared lies idle, even if nothing earns it back soon. */
const IDLE_SHARE = 0.1
/** Seasons after which a slow investment must have paid for itself. */
const MOST_SEASONS = 6

interface SpareMoney {
  amount: number
  /** Slow investment or newcomer that it pays for; null for none. */
  way: WayOut | null
  /** Building to save for; null for none. */
  goal: FacilityType | null
}

/** Money that is neither needed this season nor saved for a building; null for a tenth of the money or less (QUE-8). */
export function spareMoney(state: Snapshot, { left } = financeForecast(state)): SpareMoney | null {
  const { money, board, facilities } = state
  const amount = Math.min(money, left) - KEPT_AT_END
  if (amount <= IDLE_SHARE * money) return null
  const saved = board.savings && nextCost(facilities, board.savings.facility)
  if (saved !== null && saved > amount) return null
  const canPay = ({ once }: WayOut) => -once <= amount
  const [goal] = investments({ ...state, money: Infinity }, MOST_SEASONS)
  return {
    amount,
    way: investments(state, MOST_SEASONS).find(canPay) ?? signings(state, 1).find(canPay) ?? null,
    goal: goal?.type ?? null,
  }
}

/** Days on which players can still be borrowed and lent this season, today among them; 0 for none. */
export function loanDaysLeft({ day, currentSeason, currentMatchWeek }: Snapshot): number {
  if (currentMatchWeek >= LAST_LOAN_WEEK) return 0
  return dayOfWeek(currentSeason, LAST_LOAN_WEEK) - day + 1
}

/** True on the first day of the last week for loans, if money lies idle. */
export function isWindowClosing(state: Snapshot): boolean {
  return loanDaysLeft(state) === DAYS_PER_WEEK && idleMoney(state) !== null
}
