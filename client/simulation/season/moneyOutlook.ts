/** Money at the ends of this season and the next three, and the warning while one of them is below zero (FIN-8). */
import { DAYS_PER_SEASON, DAYS_PER_WEEK, WEEKS_PER_SEASON } from '../core/calendar.ts'
import { sumOfEntries } from '../core/ledger.ts'
import { dailyAmounts } from '../finance/dailyFinance.ts'
import { prizeIn } from '../finance/prizeMoney.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { announce, withdrawNews } from '../news/announce.ts'
import { matchdayRevenue } from '../tickets/attendance.ts'
import { financeForecast, type FinanceForecast } from './financeForecast.ts'
import { waysOut } from './waysOut.ts'

/** Seasons after the running one that count. */
const SEASONS_AHEAD = 3
/** Match weeks from one warning to the next. */
const WEEKS_BETWEEN_WARNINGS = 4
const WAYS_NAMED = 2
const HOME_MATCHES = WEEKS_PER_SEASON / 2

export interface MoneyOutlook {
  /** A season like this one, with the contracts that end renewed at what the players ask, in pounds. */
  brings: number
  costs: number
  /** Wages among the costs. */
  wages: number
  /** Season at whose end the money is below zero; null for none that counts. */
  runsOut: number | null
}

export function moneyOutlook(state: Snapshot, forecast = financeForecast(state)): MoneyOutlook {
  const season = seasonLikeThis(state, forecast)
  const result = season.brings - season.costs
  const short = Array.from({ length: SEASONS_AHEAD + 1 }, (_, i) => i).find(
    (ahead) => forecast.atEnd + ahead * result < 0,
  )
  return { ...season, runsOut: short === undefined ? null : state.currentSeason + short }
}

function seasonLikeThis(
  state: Snapshot,
  { crowd, place, ending }: FinanceForecast,
): Omit<MoneyOutlook, 'runsOut'> {
  const { tickets, besides } = matchdayRevenue({ ...state, campaigns: [] }, crowd)
  const daily = dailyAmounts(state)
  const renewed = (ending.asked - ending.wage) / DAYS_PER_WEEK
  const perDay = sumOfEntries([daily, { wages: -renewed }])
  const sum = (sign: 1 | -1) =>
    DAYS_PER_SEASON * Object.values(perDay).reduce((all, amount) => all + Math.max(0, sign * amount), 0)
  return {
    brings: Math.round(sum(1) + HOME_MATCHES * (tickets + besides) + prizeIn(state.division, place)),
    costs: Math.round(sum(-1)),
    wages: Math.round(-DAYS_PER_SEASON * (perDay.wages ?? 0)),
  }
}

/**
 * Warns every four weeks while the money runs out, with the cause and the ways out; the warning goes in the week in
 * which it is no longer true. True when it has warned.
 */
export function warnOfLoss(state: GameState): boolean {
  const { currentMatchWeek: week, ended, notifications } = state
  const isDue = week > 0 && week < WEEKS_PER_SEASON && week % WEEKS_BETWEEN_WARNINGS === 0
  const isStanding = notifications.some(({ event }) => event.kind === 'money-runs-out')
  if (ended || !(isDue || isStanding)) return false
  const { runsOut, ...season } = moneyOutlook(state)
  if (isStanding && (isDue || runsOut === null)) withdrawNews(state, 'money-runs-out', () => true)
  if (!isDue || runsOut === null) return false
  announce(state, { kind: 'money-runs-out', season: runsOut, ...season, ways: waysOut(state, WAYS_NAMED) })
  return true
}
