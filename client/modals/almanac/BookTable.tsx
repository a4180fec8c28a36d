import type { ReactNode } from 'react'

export interface BookColumn<Row> {
  header: string
  cell: (row: Row) => ReactNode
  /** True for the column that names the row, whose words stand to the left. */
  isName?: boolean
  /** True for a column that a phone has no room for. */
  isWide?: boolean
}

interface BookTableProps<Row> {
  columns: readonly BookColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Rows set in bold. */
  isOwn?: (row: Row) => boolean
}

/** Table of a book. */
export function BookTable<Row>({ columns, rows, rowKey, isOwn }: BookTableProps<Row>) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ header, isName, isWide }) => (
            <th
              key={header}
              scope="col"
              className={isName ? 'almanac-words' : isWide ? 'almanac-wide' : undefined}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} data-own={(isOwn?.(row) ?? false) || undefined}>
            {columns.map(({ header, cell, isName, isWide }) =>
              isName ? (
                <th key={header} scope="row" className="almanac-words">
                  {cell(row)}
                </th>
              ) : (
                <td key={header} className={isWide ? 'almanac-wide' : undefined}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
