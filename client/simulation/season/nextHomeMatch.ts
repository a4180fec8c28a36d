/** Crowd and takings that the next home match is expected to bring (TIC-20). */
import { competitorById } from '../club/club.ts'
import { dayOfWeek, nextWeekStart } from '../core/calendar.ts'
import type { Fixture } from '../core/fixture.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { facilitiesOn, stadiumCapacity } from '../finance/facilityIncome.ts'
import type { Snapshot } from '../gameState.ts'
import { ownPosition } from '../league/table.ts'
import { attendanceRange, matchdayRevenue, type AttendanceRange } from '../tickets/attendance.ts'
import { FAREWELL_CROWD, farewellsIn } from './farewells.ts'

export interface HomeMatchForecast {
  opponent: string
  week: number
  /** Seats on sale that day. */
  seats: number
  attendance: AttendanceRange
  /** Pounds with the mean attendance: from tickets, and with all that is sold besides. */
  tickets: number
  takings: number
}

/** Forecast of the next home match at a ticket price; null when the season has none left. */
export function nextHomeMatch(state: Snapshot, ticketPrice = state.ticketPrice): HomeMatchForecast | null {
  const fixture = state.fixtures.find(
    ({ home, week }) => home === state.club.id && week > state.currentMatchWeek,
  )
  if (!fixture) return null
  const then = { ...onMatchDay(state, fixture), ticketPrice }
  const visitor = competitorById(then, fixture.away)
  const factor = farewellsIn(then, fixture).length > 0 ? FAREWELL_CROWD : 1
  const attendance = attendanceRange(then, visitor, factor)
  const { tickets, besides } = matchdayRevenue(then, attendance.mean)
  return {
    opponent: visitor.name,
    week: fixture.week,
    seats: stadiumCapacity(then),
    attendance,
    tickets,
    takings: tickets + besides,
  }
}

/** The career on a match day to come by what is decided today; results, fans and events are not foreseen. */
function onMatchDay(state: Snapshot, { week }: DeepReadonly<Fixture>): Snapshot {
  const day = dayOfWeek(state.currentSeason, week)
  const isNextWeek = nextWeekStart(state.day) <= day
  return {
    ...state,
    policies: isNextWeek ? state.plannedPolicies : state.policies,
    leaguePosition: isNextWeek && state.currentMatchWeek > 0 ? ownPosition(state) : state.leaguePosition,
    campaigns: state.campaigns.map((one) => ({ ...one, active: one.active && one.endDay > day })),
    facilities: facilitiesOn(state.facilities, day),
  }
}
