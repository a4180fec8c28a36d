import { Suspense, type ReactNode } from 'react'
import { DataTable, type Column } from '../DataTable.tsx'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { lazyComponent } from '../lazyComponent.tsx'
import { Panel } from '../Panel.tsx'
import styles from './ChartPanel.module.css'

// A new career has nothing to draw yet.
const ChartFrame = lazyComponent(async () => (await import('./ChartFrame.tsx')).ChartFrame)

interface ChartPanelProps<Row> {
  heading: string
  /** Data of the chart, for its table. */
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** Text shown when there is no data. */
  empty: string
  /** Controls above chart and table. */
  choices?: ReactNode
  /** Goes without a panel: in a dialog, under a heading of its own. */
  isLoose?: boolean
  /** The chart. */
  children: ReactNode
}

/** Panel that toggles between a chart and the table of its data. */
export function ChartPanel<Row>({ empty, choices, isLoose, children, ...data }: ChartPanelProps<Row>) {
  const { heading, rows, columns, rowKey } = data
  const none = <p className={styles.empty}>{empty}</p>
  if (rows.length === 0 && choices === undefined)
    return isLoose ? none : <Panel heading={heading}>{none}</Panel>
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <ChartFrame
          heading={heading}
          choices={choices}
          isLoose={isLoose}
          none={rows.length === 0 ? none : null}
          table={
            <DataTable caption={heading} columns={columns} rows={rows} rowKey={rowKey} maxHeight="15rem" />
          }
        >
          {children}
        </ChartFrame>
      </Suspense>
    </ErrorBoundary>
  )
}
