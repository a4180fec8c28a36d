import type { Facility, FacilityLevels, FacilityType } from './facility.ts'

export interface HasFacilities {
  readonly facilities: readonly Pick<Facility, 'name' | 'level'>[]
}

/** Facility behind each level used for staffing. */
const BUILDING_OF: Record<keyof FacilityLevels, FacilityType> = {
  training: 'Training Ground',
  youth: 'Youth Academy',
  medical: 'Medical Center',
  scouting: 'Data Analysis Hub',
}

/** Level of a facility, 1–5; 0 when the club does not own it. */
export function facilityLevel({ facilities }: HasFacilities, name: FacilityType): number {
  return facilities.find((facility) => facility.name === name)?.level ?? 0
}

/** Levels for staffing: 1 where nothing has been built. */
export function facilityLevels(state: HasFacilities): FacilityLevels {
  const level = (key: keyof FacilityLevels) => Math.max(1, facilityLevel(state, BUILDING_OF[key]))
  return {
    training: level('training'),
    youth: level('youth'),
    medical: level('medical'),
    scouting: level('scouting'),
  }
}
