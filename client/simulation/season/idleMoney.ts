/** Money that lies idle while an investment would earn it back (QUE-3). */
import { DAYS_PER_WEEK, dayOfWeek } from '../core/calendar.ts'
import type { Snapshot } from '../gameState.ts'
import type { WayOut } from '../news/wayOut.ts'
import { LAST_LOAN_WEEK } from '../people/loan.ts'
import { financeForecast } from './financeForecast.ts'
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

/** Days on which players can still be borrowed and lent this season, today among them; 0 for none. */
export function loanDaysLeft({ day, currentSeason, currentMatchWeek }: Snapshot): number {
  if (currentMatchWeek >= LAST_LOAN_WEEK) return 0
  return dayOfWeek(currentSeason, LAST_LOAN_WEEK) - day + 1
}

/** True on the first day of the last week for loans, if money lies idle. */
export function isWindowClosing(state: Snapshot): boolean {
  return loanDaysLeft(state) === DAYS_PER_WEEK && idleMoney(state) !== null
}
