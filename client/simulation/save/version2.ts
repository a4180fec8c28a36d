import type { OldCareer } from './oldCareer.ts'

/** Fields of version 1 that changed. */
interface VersionOne {
  fanCount: number
  fanHappiness: number
  facilities: { capacity: number }[]
  attendanceRecords: { attendance: number }[]
  seasonData: object[]
}

/**
 * Version 1 to 2: weekly records get fans and mood, attendances get the seats, and the best eleven is
 * added. Missing data gets today's values; players who were not recorded are omitted.
 */
export function migrateToVersion2(career: OldCareer): OldCareer {
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
