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
  'building',
  'hiring',
  'events',
] as const
export type LedgerCategory = (typeof LEDGER_CATEGORIES)[number]

/** Pounds by category; income above 0, expense below. A missing category is 0. */
export type LedgerEntry = Partial<Record<LedgerCategory, number>>

export interface LedgerDay {
  day: number
  amounts: LedgerEntry
}

export interface LedgerSeason {
  season: number
  amounts: LedgerEntry
}

export interface Ledger {
  /** Money at the career's start, in pounds. */
  opening: number
  /** Days of the running season on which money moved, oldest first. */
  days: LedgerDay[]
  /** Sums of the seasons before, oldest first. */
  seasons: LedgerSeason[]
}
