import { LOCALE } from '../simulation/core/english.ts'
/** Sort order of a table. */
export interface Sorting {
  column: string
  direction: 'asc' | 'desc'
}

/** Stable sort of the rows by the key that `valueOf` returns. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => string | number,
  direction: Sorting['direction'],
): Row[] {
  const sign = direction === 'asc' ? 1 : -1
  return [...rows].sort((one, other) => sign * compare(valueOf(one), valueOf(other)))
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one).localeCompare(String(other), LOCALE)
}
