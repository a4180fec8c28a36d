import { useState, type ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { DataTable, type Column } from '../DataTable.tsx'
import { Panel } from '../Panel.tsx'
import styles from './ChartPanel.module.css'

interface ChartPanelProps<Row> {
  heading: string
  /** Data of the chart, for its table. */
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** Text shown when there is no data. */
  empty: string
  /** The chart. */
  children: ReactNode
}

/** Panel that toggles between a chart and the table of its data. */
export function ChartPanel<Row>({ heading, rows, columns, rowKey, empty, children }: ChartPanelProps<Row>) {
  const [showsTable, setShowsTable] = useState(false)
  if (rows.length === 0) {
    return (
      <Panel heading={heading}>
        <p className={styles.empty}>{empty}</p>
      </Panel>
    )
  }
  return (
    <Panel
      heading={heading}
      flush={showsTable}
      aside={
        <Button
          size="small"
          aria-label={`${showsTable ? 'Show chart' : 'Show table'}: ${heading}`}
          onClick={() => setShowsTable(!showsTable)}
        >
          {showsTable ? 'Show chart' : 'Show table'}
        </Button>
      }
    >
      {showsTable ? (
        <DataTable caption={heading} columns={columns} rows={rows} rowKey={rowKey} maxHeight="15rem" />
      ) : (
        children
      )}
    </Panel>
  )
}
