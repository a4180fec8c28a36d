/** Report for the tickets tab: effects of a price, and past attendances. */
import { stadiumCapacity } from '../finance/facilityIncome.ts'
import type { Snapshot } from '../gameState.ts'
import { nextHomeMatch, type HomeMatchForecast } from '../season/nextHomeMatch.ts'
import {
  attendanceLabel,
  estimatedAttendance,
  estimatedRevenue,
  happinessHint,
  PRICE_RANGE,
  revenueLabel,
} from '../tickets/ticketPrice.ts'
import { homeCrowds, type Crowd as SeasonCrowd } from './seasonCourse.ts'

/** Number of home matches in the list. */
const RECENT_MATCHES = 5

export interface PriceImpact {
  /** Lowest and highest price. */
  range: typeof PRICE_RANGE
  attendance: string
  revenue: string
  happiness: string
  /** The next home match, with all that counts; null when the season has none left. */
  nextHomeMatch: HomeMatchForecast | null
  /** Spectators of a typical home match. */
  estimatedAttendance: number
  /** Pounds of ticket income from a typical home match. */
  estimatedRevenue: number
}

export interface Crowd {
  attendance: number
  /** Percent of the seats on sale at the match, 0–100. */
  fill: number
}

export interface AttendanceReport {
  /** False if the club has no seats. */
  hasStadium: boolean
  /** Seats on sale today. */
  seats: number
  /** Attendance of the last home match. */
  last: number
  /** Mean of the season's home matches. */
  average: Crowd
  /** Total attendance of the season's home matches. */
  total: number
  /** Home matches, newest first. */
  recent: (Crowd & { opponent: string; day: number })[]
}

export function priceImpact(state: Snapshot, price: number): PriceImpact {
  return {
    range: PRICE_RANGE,
    attendance: attendanceLabel(price),
    revenue: revenueLabel(price),
    happiness: happinessHint(price),
    nextHomeMatch: nextHomeMatch(state, price),
    estimatedAttendance: estimatedAttendance(state, price),
    estimatedRevenue: estimatedRevenue(state, price),
  }
}

export function attendanceReport(state: Snapshot): AttendanceReport {
  const { attendanceRecords, matchAttendance, averageAttendance, totalAttendance } = state
  const ofSeason = homeCrowds(state)
  return {
    hasStadium: state.facilities.some(({ capacity }) => capacity > 0),
    seats: stadiumCapacity(state),
    last: matchAttendance,
    average: {
      attendance: Math.round(averageAttendance),
      fill: fillOf(sumOf(ofSeason, 'attendance'), sumOf(ofSeason, 'capacity')),
    },
    total: totalAttendance,
    recent: attendanceRecords.slice(0, RECENT_MATCHES).map(({ opponent, day, attendance, capacity }) => ({
      opponent,
      day,
      attendance,
      fill: fillOf(attendance, capacity),
    })),
  }
}

/** Percent of the seats on sale at the time. */
function fillOf(attendance: number, seats: number): number {
  return seats > 0 ? Math.min(100, Math.round((attendance / seats) * 100)) : 0
}

function sumOf(crowds: readonly SeasonCrowd[], of: 'attendance' | 'capacity'): number {
  return crowds.reduce((sum, crowd) => sum + crowd[of], 0)
}
