/** Crowds and records of a career from before they were kept, as far as its seasons tell. */
import { bestRecords, type DivisionRecord } from '../club/divisionRecord.ts'
import { addCrowd, type CrowdsByClub } from '../club/homeCrowds.ts'
import { dayOfWeek } from '../core/calendar.ts'
import { isObject } from '../core/checks.ts'
import type { Division } from '../core/fixture.ts'
import { recordsOfTable } from '../history/divisionRecords.ts'

/** Home crowds of the own club in the running season, from the matches that are kept. */
export function ownCrowdsSoFar({
  club,
  currentSeason,
  attendanceRecords,
}: Record<string, unknown>): CrowdsByClub {
  const crowds: CrowdsByClub = {}
  if (!isObject(club) || typeof club.id !== 'string' || !Array.isArray(attendanceRecords)) return crowds
  const start = dayOfWeek(Number(currentSeason), 0)
  for (const match of attendanceRecords.filter(isObject)) {
    const { day, attendance, capacity } = match
    if (Number(day) <= start) continue
    addCrowd(crowds, club.id, { attendance: Number(attendance), capacity: Number(capacity) })
  }
  return crowds
}

/** Records of a division in the final tables that are kept. */
export function tableRecordsSoFar(
  { pastSeasons }: Record<string, unknown>,
  division: Division,
): DivisionRecord[] {
  const seasons = Array.isArray(pastSeasons) ? pastSeasons.filter(isObject) : []
  return bestRecords(
    [],
    seasons.flatMap(({ season, division: own, review }) => {
      if (!isObject(review)) return []
      const other = isObject(review.otherDivision) ? review.otherDivision.table : []
      const table = own === division ? review.table : other
      const lines = Array.isArray(table) ? (table as number[][]) : []
      return recordsOfTable(
        Number(season),
        lines.map(([club = 0, wins = 0, draws = 0, goalsFor = 0, goalsAgainst = 0]) => {
          return [club, wins, draws, goalsFor, goalsAgainst, null, null] as const
        }),
      )
    }),
  )
}
