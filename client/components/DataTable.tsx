import { useMemo, type ReactNode } from 'react'
import { GLOSSARY, type Term } from './glossary.ts'
import { Icon } from './Icon.tsx'
import { sortRows, type Sorting } from './sorting.ts'
import { Tooltip } from './Tooltip.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './DataTable.module.css'

export interface Column<Row> {
  key: string
  /** What stands in the head of the column. */
  header: string
  /** The header in full where it is an abbreviation. */
  title?: string
  /** Explains what a sortable column shows. */
  term?: Term
  /** 'number' aligns right. */
  kind?: 'text' | 'number' | 'centre'
  cell: (row: Row) => ReactNode
  /** Makes the column sortable. */
  sortBy?: (row: Row) => string | number
  /** The direction of the first click on the header; ascending unless told. */
  firstDirection?: Sorting['direction']
  /** The cell names its row. */
  rowHeader?: boolean
  /** Left out below 640 px of table width. */
  wideOnly?: boolean
}

export interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sorting?: Sorting
  onSort?: (sorting: Sorting) => void
  /** Rows set off by the accent. */
  isHighlighted?: (row: Row) => boolean
  /** Shown instead of rows when there are none. */
  empty?: string
  /** Height in CSS from which the table scrolls under its header. */
  maxHeight?: string
  /** Below 640 px of table width every row is a card. */
  cardsWhenNarrow?: boolean
}

/** A dense table whose header stays in view; without `onSort` its rows keep the order given. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sorting, isHighlighted, empty, maxHeight } = props
  const sortColumn = columns.find(({ key }) => key === sorting?.column)
  const shown = sorting && sortColumn?.sortBy ? sortRows(rows, sortColumn.sortBy, sorting.direction) : rows
  return (
    <div className={styles.frame}>
      <div
        className={styles.scroller}
        data-cards={props.cardsWhenNarrow}
        // What scrolls must be reached by the keyboard.
        {...(maxHeight !== undefined && {
          'data-has-height': true,
          tabIndex: 0,
          role: 'group',
          'aria-label': caption,
          style: { maxBlockSize: maxHeight },
        })}
      >
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <Header key={column.key} column={column} sorting={sorting} onSort={props.onSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={rowKey(row)} data-highlighted={isHighlighted?.(row)}>
                <Cells columns={columns} row={row} />
              </tr>
            ))}
            {shown.length === 0 && empty !== undefined && (
              <tr>
                <td className={styles.empty} colSpan={columns.length}>
                  {empty}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </div>
  )
}

interface HeaderProps<Row> {
  column: Column<Row>
  sorting: Sorting | undefined
  onSort: ((sorting: Sorting) => void) | undefined
}

function Header<Row>({ column, sorting, onSort }: HeaderProps<Row>) {
  const { key, header, title, term, kind, sortBy, firstDirection = 'asc', wideOnly } = column
  const sortedDirection = sorting?.column === key ? sorting.direction : undefined
  const next = sortedDirection === undefined ? firstDirection : sortedDirection === 'asc' ? 'desc' : 'asc'
  const sort = () => {
    onSort?.({ column: key, direction: next })
  }
  const words = (
    <>
      {header}
      {sortedDirection && <Icon name={sortedDirection === 'asc' ? 'up' : 'down'} size={12} />}
    </>
  )
  return (
    <th
      scope="col"
      data-kind={kind}
      data-wide-only={wideOnly}
      aria-sort={sortedDirection && (sortedDirection === 'asc' ? 'ascending' : 'descending')}
      abbr={title}
    >
      {sortBy && onSort && term ? (
        <Tooltip text={GLOSSARY[term]} className={styles.sort} onPress={sort}>
          {words}
        </Tooltip>
      ) : sortBy && onSort ? (
        <button type="button" className={styles.sort} title={title} onClick={sort}>
          {words}
        </button>
      ) : title === undefined ? (
        header
      ) : (
        <abbr title={title}>{header}</abbr>
      )}
    </th>
  )
}

/** Drawn anew only for another row or other columns: a sort moves rows that stay as they are. */
function Cells<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  return useMemo(
    () => columns.map((column) => <Cell key={column.key} column={column} row={row} />),
    [columns, row],
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { header, kind, rowHeader, wideOnly, cell } = column
  return rowHeader ? (
    <th scope="row" data-kind={kind} data-wide-only={wideOnly}>
      {cell(row)}
    </th>
  ) : (
    <td data-kind={kind} data-wide-only={wideOnly} data-header={kind === 'number' ? header : undefined}>
      {cell(row)}
    </td>
  )
}
