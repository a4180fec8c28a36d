/** What the club has built (FAC-1). */

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
  /** The type doubles as the name: each can be built once. */
  name: FacilityType
  /** 1–5. */
  level: number
  /** Pounds per month of 30 days. */
  upkeep: number
  /** Seats; only the stadium has them. */
  capacity: number
  /** Seats closed for the moment. */
  tempCapacityReduction: number
  /** Day on which closed seats open again; 0 when none have ever been closed. */
  worksUntilDay: number
}

/** The levels that decide how much staff a club needs. */
export interface FacilityLevels {
  training: number
  youth: number
  medical: number
  scouting: number
}
