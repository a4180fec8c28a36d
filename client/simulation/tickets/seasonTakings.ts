/** Takings of a season of home matches, by price and seats (TIC-22, TIC-23). */
import { DAYS_PER_WEEK } from '../core/calendar.ts'
import { facilitiesOn } from '../finance/facilityIncome.ts'
import type { Snapshot } from '../gameState.ts'
import { followingOf } from '../marketing/fans.ts'
import { REMEMBERED_MATCHES, shareKeptAway, shareKeptAwayAt } from '../marketing/keptAway.ts'
import { attendanceRange, matchdayRevenue } from './attendance.ts'

const DAYS_PER_HOME_MATCH = 2 * DAYS_PER_WEEK

/** Pounds and spectators that a season of home matches brings, one against each rival, in the mean of all luck. */
export interface SeasonTakings {
  takings: number
  /** Spectators of a match. */
  crowd: number
}

export interface PriceForecast {
  /** The next season of home matches, while people get used to the price. */
  next: SeasonTakings
  /** Every season after that. */
  settled: SeasonTakings
  /** Supporters who will stay away by then. */
  keptAway: number
}

/** Forecast of a season of home matches at a price held so long. Results and campaigns are not foreseen. */
export function priceForecast(state: Snapshot, ticketPrice: number): PriceForecast {
  const following = followingOf(state)
  const priced = { ...state, ticketPrice, campaigns: [] }
  const settledShare = shareKeptAwayAt(ticketPrice)
  const fansAfter = (matches: number) => {
    const paid = Array.from({ length: matches }, () => ({ ticketPrice }))
    return following * (1 - shareKeptAway([...paid, ...state.attendanceRecords]))
  }
  return {
    next: sumOfMatches(priced, (match) => ({
      fanCount: fansAfter(match),
      facilities: facilitiesOn(state.facilities, state.day + DAYS_PER_HOME_MATCH * match),
    })),
    settled: settledTakings(priced),
    keptAway: Math.round(following * settledShare),
  }
}

/** Takings of a season once everybody is used to the price, with all seats open. */
export function settledTakings(state: Snapshot): SeasonTakings {
  const fanCount = followingOf(state) * (1 - shareKeptAwayAt(state.ticketPrice))
  return sumOfMatches(state, () => ({ fanCount, facilities: facilitiesOn(state.facilities, Infinity) }))
}

function sumOfMatches(
  state: Snapshot,
  asOf: (match: number) => Pick<Snapshot, 'fanCount' | 'facilities'>,
): SeasonTakings {
  const matches = state.competitors.map((visitor, match) => {
    const then = { ...state, ...asOf(match) }
    const { mean } = attendanceRange(then, visitor)
    const { tickets, besides } = matchdayRevenue(then, mean)
    return { crowd: mean, takings: tickets + besides }
  })
  const sum = (of: 'crowd' | 'takings') => matches.reduce((total, match) => total + match[of], 0)
  return { takings: sum('takings'), crowd: sum('crowd') / REMEMBERED_MATCHES }
}
