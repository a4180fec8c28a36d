/** Report for the tickets tab: effects of a price, and past attendances. */
import { clubById } from '../club/clubById.ts'
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
import type { FacilityType } from '../club/facility.ts'
import { priceForecast, type PriceForecast } from '../tickets/seasonTakings.ts'
import type { BuildingReturn } from './buildingReturn.ts'
import { facilityReport } from './facilityReport.ts'
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
  season: PriceForecast
}

/** A stand to build, or to raise to a level, with what it brings. */
interface StandForCrowd extends BuildingReturn {
  name: FacilityType
  level: number
  seasons: number
  /** Day on which its seats open. */
  seatsOpenOn: number
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
    season: priceForecast(state, price),
  }
}

/** Share of the seats from which a ground counts as full. */
const FULL = 0.97

/** The stand that would pay for itself soonest, while the ground has been full; null otherwise. */
export function standForCrowd(state: Snapshot): StandForCrowd | null {
  const recent = state.attendanceRecords.slice(0, RECENT_MATCHES)
  if (recent.length === 0 || sumOf(recent, 'attendance') < FULL * sumOf(recent, 'capacity')) return null
  const { available, own } = facilityReport(state)
  const steps = [
    ...available.map(({ type, brings, seatsOpenOn }) => ({ name: type, level: 1, brings, seatsOpenOn })),
    ...own.map(({ name, level, next, seatsOpenOn }) => ({
      name,
      level: level + 1,
      brings: next,
      seatsOpenOn,
    })),
  ]
  const [best] = steps
    .flatMap(({ name, level, brings, seatsOpenOn }) =>
      seatsOpenOn !== null && brings && brings.seasons !== null
        ? [{ ...brings, name, level, seasons: brings.seasons, seatsOpenOn }]
        : [],
    )
    .toSorted((a, b) => a.seasons - b.seasons)
  return best ?? null
}

export function attendanceReport(state: Snapshot): AttendanceReport {
  const { matchAttendance, averageAttendance, totalAttendance } = state
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
    recent: recentHomeMatches(state).map(({ opponent, day, attendance, capacity }) => ({
      opponent,
      day,
      attendance,
      fill: fillOf(attendance, capacity),
    })),
  }
}

/** The latest home matches in the league and the season's cup, newest first. */
function recentHomeMatches(state: Snapshot) {
  const { attendanceRecords, keptTies, club } = state
  const ties = keptTies.flatMap(({ home, away, crowd, tie: { day, isNeutral } }) => {
    if (home.club !== club.id || isNeutral) return []
    const opponent = clubById(state, away.club)?.name ?? ''
    return [{ opponent, day, ...crowd }]
  })
  return [...attendanceRecords, ...ties].toSorted((a, b) => b.day - a.day).slice(0, RECENT_MATCHES)
}

/** Percent of the seats on sale at the time. */
function fillOf(attendance: number, seats: number): number {
  return seats > 0 ? Math.min(100, Math.round((attendance / seats) * 100)) : 0
}

function sumOf(
  crowds: readonly Pick<SeasonCrowd, 'attendance' | 'capacity'>[],
  of: 'attendance' | 'capacity',
): number {
  return crowds.reduce((sum, crowd) => sum + crowd[of], 0)
}
