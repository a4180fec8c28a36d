/** Facilities of the club (FAC-1). */

export const FACILITY_TYPES = [
  'Training Ground',
  'Youth Academy',
  'Basic Stadium',
  'Stadium Expansion',
  'Club Museum',
  'Medical Center',
  'Corporate Boxes',
  'Fan Zone',
  'Media Center',
  'Club Shop',
  'Data Analysis Hub',
] as const
export type FacilityType = (typeof FACILITY_TYPES)[number]

export const MAX_FACILITY_LEVEL = 5

export interface Facility {
  id: string
  /** The type doubles as the name, since each can be built once. */
  name: FacilityType
  /** 1–5. */
  level: number
  /** Pounds per month of 30 days. */
  upkeep: number
  /** Seats; only the stadium has any. */
  capacity: number
  /** Seats closed for works or repairs. */
  tempCapacityReduction: number
  /** Day on which closed seats reopen; 0 when none were ever closed. */
  worksUntilDay: number
}

/** Facility levels that determine the recommended number of staff. */
export interface FacilityLevels {
  training: number
  youth: number
  medical: number
  scouting: number
}
