import type { ReactNode } from 'react'
import type { Column } from './DataTable.tsx'

type Named<Row> = Pick<Column<Row>, 'key' | 'header' | 'title' | 'term' | 'wideOnly'>

interface FigureColumn<Row> extends Named<Row> {
  /** The figure, by which the column is sorted. */
  of: (row: Row) => number
  /** Defaults to the figure itself. */
  cell?: (row: Row) => ReactNode
}

/** Column of figures, sortable from the highest down. */
export function figureColumn<Row>({ of, cell = of, ...named }: FigureColumn<Row>): Column<Row> {
  return { kind: 'number', firstDirection: 'desc', sortBy: of, cell, ...named }
}
