/** Data for the charts of the running season. */
import { DAYS_PER_WEEK, dayOfWeek } from '../core/calendar.ts'
import { LEDGER_CATEGORIES, sumOfEntries, type CategoryAmount, type LedgerEntry } from '../core/ledger.ts'
import { ordinal } from '../core/ordinal.ts'
import { wageRoom } from '../finance/dailyFinance.ts'
import { shownForecast } from './shownForecast.ts'
import { moneyOutlook } from '../season/moneyOutlook.ts'
import type { Snapshot } from '../gameState.ts'

export interface MoneyWeek {
  /** Match week; 0 for the start of the season. */
  week: number
  /** Pounds on the evening of the week's match day. */
  money: number
}

export interface Crowd {
  week: number
  opponent: string
  attendance: number
  /** Seats on sale. */
  capacity: number
}

/** Money per week, from the start of the season to its last match day. */
export function moneyByWeek({ money, ledger, currentSeason, currentMatchWeek }: Snapshot): MoneyWeek[] {
  const days = ledger.days.map(({ day, amounts }) => ({ day, change: sumOf(Object.values(amounts)) }))
  const atStart = money - sumOf(days.map(({ change }) => change))
  return Array.from({ length: currentMatchWeek + 1 }, (_, week) => {
    const gone = days.filter(({ day }) => day <= dayOfWeek(currentSeason, week))
    return { week, money: atStart + sumOf(gone.map(({ change }) => change)) }
  })
}

/** The season's income by category, then its expenses, each by descending amount. */
export function amountsByCategory({ ledger }: Snapshot): CategoryAmount[] {
  return inOrderOfAmounts(sumOfEntries(ledger.days.map(({ amounts }) => amounts)))
}

/** Income of a ledger entry by category, then its expenses, each by descending amount. */
export function inOrderOfAmounts(entry: LedgerEntry): CategoryAmount[] {
  const rows = LEDGER_CATEGORIES.map((category) => ({ category, amount: entry[category] ?? 0 }))
  return [
    ...rows.filter(({ amount }) => amount > 0).toSorted((a, b) => b.amount - a.amount),
    ...rows.filter(({ amount }) => amount < 0).toSorted((a, b) => a.amount - b.amount),
  ]
}

/** Home matches of the season, oldest first. */
export function homeCrowds({ attendanceRecords, currentSeason }: Snapshot): Crowd[] {
  const start = dayOfWeek(currentSeason, 0)
  return attendanceRecords
    .filter(({ day }) => day > start)
    .map(({ day, ...crowd }) => ({ week: (day - start) / DAYS_PER_WEEK, ...crowd }))
    .toReversed()
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

/**
 * Budgets in pounds; `wageRoom` is what the players' wages leave of the wage budget, per week. Nobody draws money, and
 * none runs out, once the career is over.
 */
export function budgets(state: Snapshot) {
  const { transferBudget, wageBudget } = state
  const now = { transferBudget, wageBudget, wageRoom: wageRoom(state) }
  if (state.ended) return { ...now, dividend: 0, runsOut: null }
  const forecast = shownForecast(state)
  const { runsOut } = moneyOutlook(state, forecast)
  return { ...now, dividend: forecast.dividend, runsOut }
}

export interface WeekPosition {
  week: number
  position: number
  /** The position in words, such as '3rd'. */
  place: string
  points: number
}

/** League positions by week. */
export function positionsByWeek({ seasonData }: Snapshot): WeekPosition[] {
  return seasonData.map(({ week, position, points }) => ({
    week,
    position,
    place: ordinal(position),
    points,
  }))
}
