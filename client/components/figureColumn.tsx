import type { ReactNode } from 'react'
import type { Column } from './DataTable.tsx'
import { Money } from './Money.tsx'

interface FigureColumn<Row> extends Pick<
  Column<Row>,
  'key' | 'header' | 'title' | 'term' | 'wideOnly' | 'firstDirection'
> {
  /** The figure, by which the column is sorted; null for an unknown one, which is lower than all others. */
  of: (row: Row) => number | null
  /** Writes a known figure. Defaults to the figure as it is. */
  format?: (figure: number) => ReactNode
  /** For a cell that shows more than the figure. */
  cell?: (row: Row) => ReactNode
}

/** Column of figures, sortable from the highest down unless said otherwise. */
export function figureColumn<Row>({ of, format, ...named }: FigureColumn<Row>): Column<Row> {
  const cell = (row: Row) => {
    const figure = of(row)
    return figure === null ? '–' : (format?.(figure) ?? figure)
  }
  return {
    kind: 'number',
    firstDirection: 'desc',
    sortBy: (row) => of(row) ?? -Number.MAX_VALUE,
    cell,
    ...named,
  }
}

/** Column of amounts of money. */
export function moneyColumn<Row>(column: Omit<FigureColumn<Row>, 'format'>): Column<Row> {
  return figureColumn({ ...column, format: (amount) => <Money amount={amount} /> })
}
