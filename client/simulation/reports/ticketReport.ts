/** Report for the tickets tab: effects of a price, and past attendances. */
import { stadiumCapacity } from '../finance/facilityIncome.ts'
import type { Snapshot } from '../gameState.ts'
import {
  attendanceLabel,
  estimatedAttendance,
  estimatedRevenue,
  happinessHint,
  revenueLabel,
} from '../tickets/ticketPrice.ts'

/** Number of home matches in the list. */
const RECENT_MATCHES = 5

export interface PriceImpact {
  attendance: string
  revenue: string
  happiness: string
  /** Spectators of a typical home match. */
  estimatedAttendance: number
  /** Pounds of ticket income from a typical home match. */
  estimatedRevenue: number
}

export interface Crowd {
  attendance: number
  /** Percent of today's seats, 0–100. */
  fill: number
}

export interface AttendanceReport {
  /** False if the club has no seats. */
  hasStadium: boolean
  /** Seats on sale today. */
  seats: number
  last: Crowd
  average: Crowd
  /** Total attendance of the season's home matches. */
  total: number
  /** Home matches, newest first. */
  recent: (Crowd & { opponent: string; day: number })[]
}

export function priceImpact(state: Snapshot, price: number): PriceImpact {
  return {
    attendance: attendanceLabel(price),
    revenue: revenueLabel(price),
    happiness: happinessHint(price),
    estimatedAttendance: estimatedAttendance(state, price),
    estimatedRevenue: estimatedRevenue(state, price),
  }
}

export function attendanceReport(state: Snapshot): AttendanceReport {
  const seats = stadiumCapacity(state)
  const crowd = (attendance: number): Crowd => ({
    attendance,
    fill: seats > 0 ? Math.min(100, Math.round((attendance / seats) * 100)) : 0,
  })
  return {
    hasStadium: state.facilities.some(({ capacity }) => capacity > 0),
    seats,
    last: crowd(state.matchAttendance),
    average: crowd(Math.round(state.averageAttendance)),
    total: state.totalAttendance,
    recent: state.attendanceRecords.slice(0, RECENT_MATCHES).map(({ opponent, day, attendance }) => ({
      opponent,
      day,
      ...crowd(attendance),
    })),
  }
}
