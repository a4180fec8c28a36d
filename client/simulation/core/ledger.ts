/** Ledger. All money is moved by `moveMoney`, which enters it here. */

export const LEDGER_CATEGORIES = [
  'sponsors',
  'tickets',
  'matchday',
  'facilities',
  'campaigns',
  'prizes',
  'board',
  'transfersIn',
  'transfersOut',
  'scouting',
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

export interface CategoryAmount {
  category: LedgerCategory
  /** Pounds; income above 0, expense below. */
  amount: number
}

/** Sums entries category by category. */
export function sumOfEntries(entries: readonly LedgerEntry[]): LedgerEntry {
  const sum: Partial<Record<LedgerCategory, number>> = {}
  for (const category of LEDGER_CATEGORIES) {
    for (const entry of entries) {
      const amount = entry[category]
      if (amount !== undefined) sum[category] = (sum[category] ?? 0) + amount
    }
  }
  return sum
}

export interface LedgerDay {
  readonly day: number
  readonly amounts: LedgerEntry
}

export interface LedgerSeason {
  readonly season: number
  readonly amounts: LedgerEntry
}

export interface Ledger {
  /** Money at the start of the career, in pounds. */
  opening: number
  /** Days of the running season on which money moved, oldest first. */
  days: LedgerDay[]
  /** Sums of past seasons, oldest first. */
  seasons: LedgerSeason[]
}
