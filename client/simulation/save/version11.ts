import type { OldCareer } from './oldCareer.ts'

/** Version 10 to 11: starts with the scouts at home, a side that chooses its captain, and nobody on loan. */
export function migrateToVersion11(career: OldCareer): OldCareer {
  return { ...career, scouting: { assignment: null, reports: [] }, captain: null, loans: [] }
}
