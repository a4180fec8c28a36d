/** Attendance and wages of the own club by season, beside its points (TAB-11). */
import { clubById } from '../club/clubById.ts'
import { sumOfEntries, type LedgerEntry } from '../core/ledger.ts'
import type { Snapshot } from '../gameState.ts'
import { homeCrowds } from './seasonCourse.ts'

export interface SeasonBooks {
  season: number
  club: string
  isRunning: boolean
  points: number
  /** Mean of the home matches of the league; null before the first. */
  attendance: number | null
  /** Highest of them, and taken seats as a share (0–1) of those on sale: only of the running season. */
  highest: number | null
  share: number | null
  fans: number
  /** Pounds paid to players; null where the books are with another club. */
  wages: number | null
  /** Pounds; null without points or books. */
  wagesPerPoint: number | null
}

/** All seasons with the running one, the latest first. */
export function seasonBooks(state: Snapshot): SeasonBooks[] {
  const { ledger, currentSeason, club } = state
  const wagesOf = (entry: LedgerEntry | undefined) => entry && 0 - (entry.wages ?? 0)
  const past = state.pastSeasons.map((one) => ({
    ...withWages(one.points, wagesOf(ledger.seasons.find(({ season }) => season === one.season)?.amounts)),
    season: one.season,
    club: clubById(state, one.club)?.name ?? '',
    isRunning: false,
    attendance: one.averageAttendance,
    highest: null,
    share: null,
    fans: one.fanCount,
  }))
  const running = {
    ...withWages(state.record.points, wagesOf(sumOfEntries(ledger.days.map(({ amounts }) => amounts)))),
    ...crowdSoFar(state),
    season: currentSeason,
    club: club.name,
    isRunning: true,
    fans: state.fanCount,
  }
  return [...past, running].toReversed()
}

function withWages(points: number, wages: number | undefined) {
  if (wages === undefined) return { points, wages: null, wagesPerPoint: null }
  return { points, wages, wagesPerPoint: points > 0 ? wages / points : null }
}

function crowdSoFar(state: Snapshot) {
  const crowds = homeCrowds(state)
  if (crowds.length === 0) return { attendance: null, highest: null, share: null }
  const seats = crowds.reduce((sum, { capacity }) => sum + capacity, 0)
  const taken = crowds.reduce((sum, { attendance }) => sum + attendance, 0)
  return {
    attendance: state.averageAttendance,
    highest: Math.max(...crowds.map(({ attendance }) => attendance)),
    share: seats > 0 ? taken / seats : null,
  }
}
