/** Report of the finances: where the money of two seasons came from and went, and a forecast. */
import { homeTiesToCome } from '../competitions/ownMatches.ts'
import { LEDGER_CATEGORIES, sumOfEntries, type LedgerCategory, type LedgerEntry } from '../core/ledger.ts'
import type { Snapshot } from '../gameState.ts'
import type { Savings } from '../club/board.ts'
import type { WayOut } from '../news/wayOut.ts'
import { moneyOutlook, type MoneyOutlook } from '../season/moneyOutlook.ts'
import { waysOut } from '../season/waysOut.ts'
import type { FinanceForecast } from '../season/financeForecast.ts'
import { shownForecast } from './shownForecast.ts'
import { openWays } from './wayReport.ts'

const WAYS_SHOWN = 4

/** Pounds of a category in the running season and the one before. */
export interface FinanceRow {
  category: LedgerCategory
  now: number
  before: number
}

export interface FinanceSide {
  rows: FinanceRow[]
  /** Sums of the rows. */
  now: number
  before: number
}

export interface FinanceReport {
  season: number
  /** False in the first season of a career. */
  hasSeasonBefore: boolean
  income: FinanceSide
  /** Amounts below 0. */
  costs: FinanceSide
  /** Pounds at the start of the season and today. */
  money: { atStart: number; today: number }
  /** Null once the career is over: no day follows. */
  ahead: MoneyAhead | null
}

export interface MoneyAhead {
  forecast: FinanceForecast
  /** Ties at home that are drawn, whose takings the forecast has too. */
  homeTies: number
  outlook: MoneyOutlook
  savings: Savings | null
  /** Steps that help at once, while the money runs out. */
  ways: WayOut[]
}

export function financeReport(state: Snapshot): FinanceReport {
  const { ledger, currentSeason: season, money } = state
  const now = sumOfEntries(ledger.days.map(({ amounts }) => amounts))
  const past = ledger.seasons.find((entry) => entry.season === season - 1)
  const before = past?.amounts ?? {}
  const income = sideOf({ now, before }, (amount) => Math.max(0, amount))
  const costs = sideOf({ now, before }, (amount) => Math.min(0, amount))
  return {
    season,
    hasSeasonBefore: past !== undefined,
    income,
    costs,
    money: { atStart: money - income.now - costs.now, today: money },
    ahead: state.ended ? null : moneyAhead(state),
  }
}

function moneyAhead(state: Snapshot): MoneyAhead {
  const forecast = shownForecast(state)
  const outlook = moneyOutlook(state, forecast)
  return {
    forecast,
    homeTies: homeTiesToCome(state).length,
    outlook,
    savings: state.board.savings,
    ways: outlook.runsOut === null ? [] : openWays(state, waysOut(state, WAYS_SHOWN)),
  }
}

/** Categories with an amount on this side in either season, in the order of the ledger. */
function sideOf(
  { now, before }: { now: LedgerEntry; before: LedgerEntry },
  part: (amount: number) => number,
): FinanceSide {
  const rows = LEDGER_CATEGORIES.map((category) => ({
    category,
    now: part(now[category] ?? 0),
    before: part(before[category] ?? 0),
  })).filter((row) => row.now !== 0 || row.before !== 0)
  return {
    rows,
    now: rows.reduce((sum, row) => sum + row.now, 0),
    before: rows.reduce((sum, row) => sum + row.before, 0),
  }
}
