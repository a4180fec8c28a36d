/** Where the money goes. Every pound that moves passes through `moveMoney`. */

export const LEDGER_CATEGORIES = [
  'sponsors',
  'tickets',
  'matchday',
  'facilities',
  'campaigns',
  'prizes',
  'transfersIn',
  'transfersOut',
  'wages',
  'salaries',
  'upkeep',
  'community',
  'building',
  'hiring',
  'events',
] as const
export type LedgerCategory = (typeof LEDGER_CATEGORIES)[number]

/** Pounds by category; income above 0, expense below. A missing category is 0. */
export type LedgerEntry = Readonly<Partial<Record<LedgerCategory, number>>>

export interface LedgerDay {
  readonly day: number
  readonly amounts: LedgerEntry
}

export interface LedgerSeason {
  readonly season: number
  readonly amounts: LedgerEntry
}

export interface Ledger {
  /** Money at the career's start, in pounds. */
  opening: number
  /** Days of the running season on which money moved, oldest first. */
  days: LedgerDay[]
  /** Sums of the seasons before, oldest first. */
  seasons: LedgerSeason[]
}
