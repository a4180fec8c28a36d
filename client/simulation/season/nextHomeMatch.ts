/** Crowd and takings that the next home match is expected to bring (TIC-20). */
import { opponentById } from '../clubs/clubsOfEurope.ts'
import { dayOfWeek, nextWeekStart } from '../core/calendar.ts'
import type { CompetitionId } from '../core/tie.ts'
import { roundName } from '../core/tieWords.ts'
import { descriptionOf } from '../competitions/competitions.ts'
import { homeTiesToCome, weekOfTie } from '../competitions/ownMatches.ts'
import { facilitiesOn, stadiumCapacity } from '../finance/facilityIncome.ts'
import type { Snapshot } from '../gameState.ts'
import { ownPosition } from '../league/table.ts'
import { attendanceRange, matchdayRevenue, tieRevenue, type AttendanceRange } from '../tickets/attendance.ts'
import { FAREWELL_CROWD, farewellsIn } from './farewells.ts'

export interface HomeMatchForecast {
  competition: CompetitionId
  opponent: string
  week: number
  /** Round of a tie; null in the league. */
  round: string | null
  /** True where both clubs share the takings (CUP-5, EUR-5). */
  isShared: boolean
  /** Seats on sale that day. */
  seats: number
  attendance: AttendanceRange
  /** Pounds with the mean attendance: from tickets, and with all that is sold besides. */
  tickets: number
  takings: number
}

/** Forecast of the next home match at a ticket price; null when the season has none left. */
export function nextHomeMatch(state: Snapshot, ticketPrice = state.ticketPrice): HomeMatchForecast | null {
  const match = homeMatchToCome(state)
  if (!match) return null
  const { competition, day, week, away, fixture, round } = match
  const then = { ...onMatchDay(state, day), ticketPrice }
  const visitor = opponentById(then, away)
  const factor = fixture && farewellsIn(then, fixture).length > 0 ? FAREWELL_CROWD : 1
  const attendance = attendanceRange(then, visitor, factor)
  const { tickets, besides } =
    competition === 'league'
      ? matchdayRevenue(then, attendance.mean)
      : tieRevenue(then, attendance.mean, competition)
  return {
    competition,
    opponent: visitor.name,
    week,
    round,
    isShared: competition !== 'league' && descriptionOf(competition).sharesTakings,
    seats: stadiumCapacity(then),
    attendance,
    tickets: Math.round(tickets),
    takings: Math.round(tickets) + Math.round(besides),
  }
}

/** The next home match: a fixture of the league, or a tie before it. */
function homeMatchToCome(state: Snapshot) {
  const { club, currentMatchWeek, currentSeason, fixtures } = state
  const fixture = fixtures.find(({ home, week }) => home === club.id && week > currentMatchWeek)
  const matchDay = fixture && dayOfWeek(currentSeason, fixture.week)
  const tie = homeTiesToCome(state).at(0)
  if (tie && (matchDay === undefined || tie.day < matchDay)) {
    const { competition, day, away, round } = tie
    return {
      competition,
      day,
      week: weekOfTie(tie),
      away,
      fixture: null,
      round: roundName(competition, round),
    }
  }
  if (!fixture || matchDay === undefined) return null
  const { week, away } = fixture
  return { competition: 'league', day: matchDay, week, away, fixture, round: null } as const
}

/** The career on a match day to come by what is decided today; results, fans and events are not foreseen. */
function onMatchDay(state: Snapshot, day: number): Snapshot {
  const isNextWeek = nextWeekStart(state.day) <= day
  return {
    ...state,
    policies: isNextWeek ? state.plannedPolicies : state.policies,
    leaguePosition: isNextWeek && state.currentMatchWeek > 0 ? ownPosition(state) : state.leaguePosition,
    campaigns: state.campaigns.map((one) => ({ ...one, active: one.active && one.endDay > day })),
    facilities: facilitiesOn(state.facilities, day),
  }
}
