import { useMemo, useRef, type ReactNode } from 'react'
import { ABBREVIATIONS, GLOSSARY, type Term } from './glossary.ts'
import { DownloadTable } from './DownloadTable.tsx'
import { Icon } from './Icon.tsx'
import { sortRows, type Sorting } from './sorting.ts'
import { Tooltip } from './Tooltip.tsx'
import { usePainted } from './BelowTheFold.tsx'
import { useRowOrder } from './useRowOrder.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './DataTable.module.css'

export interface Column<Row> {
  key: string
  /** Text of the column header. */
  header: string
  /** Full form of an abbreviated header. */
  title?: string
  /** Glossary entry of a sortable column. */
  term?: Term
  /** 'number' aligns right. */
  kind?: 'text' | 'number' | 'centre'
  /** Content of the cells. Defaults to the value that the column is sorted by. */
  cell?: (row: Row) => ReactNode
  /** Makes the column sortable. */
  sortBy?: (row: Row) => string | number
  /** Direction of the first click on the header. Defaults to ascending. */
  firstDirection?: Sorting['direction']
  /** Renders the cell as the header of its row. */
  rowHeader?: boolean
  /** Its cells hold controls alone, which a downloaded table leaves out. */
  isControl?: boolean
  /** Hidden below 640 px of table width; 'very' below 1,280 px. */
  wideOnly?: boolean | 'very'
  /** Stands at the end of a line of a card; what follows begins the next one. */
  endsCardLine?: boolean
}

export interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sorting?: Sorting
  onSort?: (sorting: Sorting) => void
  /** Marks rows with the accent colour. */
  isHighlighted?: (row: Row) => boolean
  /** Shown instead of the body when there are no rows. */
  empty?: string
  /** Rows that a screen shows at first; the others are rendered after the first paint. Defaults to all. */
  rowsAtFirst?: number
  /** CSS height above which the table scrolls under its header. */
  maxHeight?: string
  /** Renders every row as a card below 640 px of table width. */
  cardsWhenNarrow?: boolean
}

/** Dense table with a sticky header. Without `onSort` the rows keep the given order. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rowKey, sorting, isHighlighted, empty, maxHeight, rowsAtFirst } = props
  const sortColumn = columns.find(({ key }) => key === sorting?.column)
  const sorted =
    sorting && sortColumn?.sortBy ? sortRows(props.rows, sortColumn.sortBy, sorting.direction) : props.rows
  const isPainted = usePainted({ waits: rowsAtFirst !== undefined })
  const first = isPainted ? null : new Set(sorted.slice(0, rowsAtFirst))
  const rows = first ? props.rows.filter((row) => first.has(row)) : props.rows
  const table = useRef<HTMLTableElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  useRowOrder(body, { keys: sorted.map(rowKey), sorting })
  return (
    <div className={styles.frame}>
      <div
        className={styles.scroller}
        data-cards={props.cardsWhenNarrow}
        // A scroll container has to be reachable by keyboard.
        {...(maxHeight !== undefined && {
          'data-has-height': true,
          tabIndex: 0,
          role: 'group',
          'aria-label': caption,
          style: { maxBlockSize: maxHeight },
        })}
      >
        <table ref={table} className={styles.table}>
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
          <tbody ref={body}>
            {rows.map((row) => (
              <tr key={rowKey(row)} data-row={rowKey(row)} data-highlighted={isHighlighted?.(row)}>
                <Cells columns={columns} row={row} />
              </tr>
            ))}
            {rows.length === 0 && empty !== undefined && (
              <tr>
                <td className={styles.empty} colSpan={columns.length}>
                  {empty}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {rows.length > 0 && <DownloadTable caption={caption} table={table} />}
    </div>
  )
}

interface HeaderProps<Row> {
  column: Column<Row>
  sorting: Sorting | undefined
  onSort: ((sorting: Sorting) => void) | undefined
}

function Header<Row>({ column, sorting, onSort }: HeaderProps<Row>) {
  const {
    key,
    header,
    title,
    term = ABBREVIATIONS[header],
    kind,
    sortBy,
    firstDirection = 'asc',
    isControl,
    wideOnly,
  } = column
  const sortedDirection = sorting?.column === key ? sorting.direction : undefined
  const next = sortedDirection === undefined ? firstDirection : sortedDirection === 'asc' ? 'desc' : 'asc'
  const sort = () => onSort?.({ column: key, direction: next })
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
      data-control={isControl}
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
        <abbr title={term ? `${title}. ${GLOSSARY[term]}` : title}>{header}</abbr>
      )}
    </th>
  )
}

/** Memoized per row and columns: sorting moves rows (`useRowOrder`) without rendering them again. */
function Cells<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  return useMemo(
    () => columns.map((column) => <Cell key={column.key} column={column} row={row} />),
    [columns, row],
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { header, kind, rowHeader, wideOnly, endsCardLine, sortBy, cell = sortBy } = column
  return rowHeader ? (
    <th scope="row" data-kind={kind} data-wide-only={wideOnly}>
      {cell?.(row)}
    </th>
  ) : (
    <td
      data-kind={kind}
      data-wide-only={wideOnly}
      data-ends-line={endsCardLine}
      data-header={kind === 'number' ? header : undefined}
    >
      {cell?.(row)}
    </td>
  )
}
