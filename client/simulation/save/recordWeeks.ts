import type { OldCareer } from './migrations.ts'

/** What version 1 had of the fields that changed. */
interface VersionOne {
  fanCount: number
  fanHappiness: number
  facilities: { capacity: number }[]
  attendanceRecords: { attendance: number }[]
  seasonData: object[]
}

/**
 * Version 1 to 2: weeks know fans and mood, crowds the seats there were, and the best eleven is kept.
 * What was not recorded is taken to have been as it is today; whom nobody noted is not remembered.
 */
export function recordWeeks(career: OldCareer): OldCareer {
  const { fanCount, fanHappiness, facilities, attendanceRecords, seasonData } =
    career as unknown as VersionOne
  const seats = facilities.reduce((sum, { capacity }) => sum + capacity, 0)
  return {
    ...career,
    attendanceRecords: attendanceRecords.map((record) => ({
      ...record,
      capacity: Math.max(seats, record.attendance),
    })),
    seasonData: seasonData.map((week) => ({ ...week, fanCount, fanHappiness })),
    bestEleven: [],
  }
}
