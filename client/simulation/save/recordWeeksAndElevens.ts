import type { OldCareer } from './migrations.ts'

/** What version 1 had of the fields that changed. */
interface VersionOne {
  fanCount: number
  fanHappiness: number
  facilities: { capacity: number }[]
  attendanceRecords: { attendance: number }[]
  seasonData: object[]
  pastSeasons: object[]
}

/**
 * Version 1 to 2: weeks know fans and mood, crowds the seats there were, seasons their eleven. What
 * was not recorded is taken to have been as it is today; elevens of old nobody remembers.
 */
export function recordWeeksAndElevens(career: OldCareer): OldCareer {
  const { fanCount, fanHappiness, facilities, attendanceRecords, seasonData, pastSeasons } =
    career as unknown as VersionOne
  const seats = facilities.reduce((sum, { capacity }) => sum + capacity, 0)
  return {
    ...career,
    attendanceRecords: attendanceRecords.map((record) => ({
      ...record,
      capacity: Math.max(seats, record.attendance),
    })),
    seasonData: seasonData.map((week) => ({ ...week, fanCount, fanHappiness })),
    pastSeasons: pastSeasons.map((season) => ({ ...season, eleven: [] })),
  }
}
