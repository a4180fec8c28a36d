/** Income and costs by source, week by week or season by season. */
import { DAYS_PER_WEEK, dayOfWeek } from '../core/calendar.ts'
import { LEDGER_CATEGORIES, sumOfEntries, type LedgerCategory, type LedgerEntry } from '../core/ledger.ts'
import type { Snapshot } from '../gameState.ts'

/** Sources with a part of their own; what the others bring is one part more. */
const MAIN_SOURCES = 5

export type MoneySide = 'income' | 'costs'
export type MoneySpan = 'weeks' | 'seasons'

/** A week or a season. */
export interface MoneyColumn {
  /** Week of the running season, or season. */
  number: number
  /** Pounds by source, in the order of the sources; below 0 in a week in which a source of income cost money. */
  amounts: number[]
  total: number
}

interface MoneySources {
  /** From the largest sum down, 'rest' for all others together last. */
  sources: (LedgerCategory | 'rest')[]
  columns: MoneyColumn[]
}

/** Income or costs of the running season by week, or of all seasons, by their sources (PLT-5). */
export function moneySources(state: Snapshot, side: MoneySide, span: MoneySpan): MoneySources {
  const entries = span === 'weeks' ? entriesOfWeeks(state) : entriesOfSeasons(state)
  const sign = side === 'income' ? 1 : -1
  const amountOf = (entry: LedgerEntry, category: LedgerCategory) => {
    const amount = sign * (entry[category] ?? 0) + 0
    // By the sum of its season a source is income or a cost: its weeks are settled against each other.
    return span === 'weeks' ? amount : Math.max(0, amount)
  }
  const sumOf = (category: LedgerCategory) =>
    entries.reduce((sum, { entry }) => sum + amountOf(entry, category), 0)
  const ranked = LEDGER_CATEGORIES.map((category) => ({ category, sum: sumOf(category) }))
    .filter(({ sum }) => sum > 0)
    .toSorted((a, b) => b.sum - a.sum)
    .map(({ category }) => category)
  const hasRest = ranked.length > MAIN_SOURCES + 1
  const main = hasRest ? ranked.slice(0, MAIN_SOURCES) : ranked
  const columns = entries.map(({ number, entry }) => {
    const rest = ranked.slice(main.length).reduce((sum, category) => sum + amountOf(entry, category), 0)
    const amounts = [...main.map((category) => amountOf(entry, category)), ...(hasRest ? [rest] : [])]
    return { number, amounts, total: amounts.reduce((sum, amount) => sum + amount, 0) }
  })
  return { sources: hasRest ? [...main, 'rest'] : main, columns: ranked.length > 0 ? columns : [] }
}

interface NumberedEntry {
  number: number
  entry: LedgerEntry
}

/** Weeks of the running season up to today; the days after its last week belong to that one. */
function entriesOfWeeks({ ledger, currentSeason, day }: Snapshot): NumberedEntry[] {
  const weekOf = (of: number) => Math.max(1, Math.ceil((of - dayOfWeek(currentSeason, 0)) / DAYS_PER_WEEK))
  return Array.from({ length: weekOf(day) }, (_, i) => ({
    number: i + 1,
    entry: sumOfEntries(
      ledger.days.filter((booked) => weekOf(booked.day) === i + 1).map(({ amounts }) => amounts),
    ),
  }))
}

function entriesOfSeasons({ ledger, currentSeason }: Snapshot): NumberedEntry[] {
  return [
    ...ledger.seasons.map(({ season, amounts }) => ({ number: season, entry: amounts })),
    { number: currentSeason, entry: sumOfEntries(ledger.days.map(({ amounts }) => amounts)) },
  ]
}
