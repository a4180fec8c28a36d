/** Contracts of own players. */

/** Statuses that a contract can promise, the highest first. */
export const STATUSES = ['key', 'regular', 'rotation', 'prospect'] as const
export type Status = (typeof STATUSES)[number]

export const STATUS_NAMES: Record<Status, string> = {
  key: 'Key player',
  regular: 'Regular',
  rotation: 'Rotation player',
  prospect: 'Prospect',
}

export interface Contract {
  /** Season at whose end it runs out. */
  until: number
  /** Status that the club has promised. */
  status: Status
  /** Offers declined in the talks under way, 0–2. */
  declined: number
  /** First day on which the player talks again after failed talks; 0 for any day. */
  talksFrom: number
}

/** Terms of a renewal, as offered or asked for. */
export interface Terms {
  /** Last season of the contract. */
  until: number
  /** Pounds per week. */
  wage: number
  status: Status
}

/** Negotiator of a contract for the club. */
export const NEGOTIATORS = ['manager', 'assistant', 'secretary'] as const
export type Negotiator = (typeof NEGOTIATORS)[number]

/** Offers that a player hears before talks break off, and days until they talk again. */
export const MAX_OFFERS = 3
export const DAYS_WITHOUT_TALKS = 28

/** Last age of a row, and how many seasons a player of that age signs for. */
const STANDARD_SEASONS = [
  { to: 23, seasons: 4 },
  { to: 28, seasons: 3 },
  { to: 31, seasons: 2 },
] as const

/** Contract of a signing at the asking price or of a youngster, without talks; the running season counts. */
export function standardContract(age: number, season: number, status: Status): Contract {
  const seasons = STANDARD_SEASONS.find(({ to }) => age <= to)?.seasons ?? 1
  return { until: season + seasons - 1, status, declined: 0, talksFrom: 0 }
}
