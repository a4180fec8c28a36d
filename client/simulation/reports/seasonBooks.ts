/** Attendance and wages of the own club by season, beside its points (TAB-11). */
import { clubById } from '../club/clubById.ts'
import { crowdFigures, type CrowdFigures } from '../club/homeCrowds.ts'
import { sumOfEntries, type LedgerEntry } from '../core/ledger.ts'
import type { Snapshot } from '../gameState.ts'

/** Crowds of past seasons have their mean alone. */
export interface SeasonBooks extends CrowdFigures {
  season: number
  club: string
  isRunning: boolean
  points: number
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
    ...crowdFigures(state.crowds, club.id),
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
