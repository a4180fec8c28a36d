import { use, useRef, useState, type ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { DataTable, type Column } from '../DataTable.tsx'
import { IconButton } from '../IconButton.tsx'
import { Panel, PanelTool } from '../Panel.tsx'
import { PictureFault } from './PictureFault.ts'
import styles from './ChartPanel.module.css'

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
  /** Omits the panel, for a dialog part with a heading of its own. */
  isLoose?: boolean
  /** The chart. */
  children: ReactNode
}

/** Panel that toggles between a chart and the table of its data, and saves the chart as a picture. */
export function ChartPanel<Row>({ choices, isLoose = false, children, ...data }: ChartPanelProps<Row>) {
  const { heading, rows, columns, rowKey, empty } = data
  const [showsTable, setShowsTable] = useState(false)
  const chart = useRef<HTMLDivElement>(null)
  const onFault = use(PictureFault)
  const isEmpty = rows.length === 0
  const action = showsTable ? 'Show chart' : 'Show table'
  const toggle = !isEmpty && (
    <Button size="small" aria-label={`${action}: ${heading}`} onClick={() => setShowsTable(!showsTable)}>
      {action}
    </Button>
  )
  const save = async () => {
    const { savePicture } = await import('./savePicture.ts')
    if (chart.current) await savePicture(chart.current, heading)
  }
  const picture = !isEmpty && !showsTable && (
    <IconButton
      icon="download"
      label={`Save as PNG: ${heading}`}
      onClick={() => void save().catch(onFault)}
    />
  )
  const content = isEmpty ? (
    <p className={styles.empty}>{empty}</p>
  ) : showsTable ? (
    <DataTable caption={heading} columns={columns} rows={rows} rowKey={rowKey} maxHeight="15rem" />
  ) : (
    <div ref={chart} className={styles.chart}>
      {children}
    </div>
  )
  if (isLoose) {
    return (
      <div>
        <div className={styles.choices}>
          {choices}
          <div className={styles.tools}>
            {toggle}
            {picture}
          </div>
        </div>
        {content}
      </div>
    )
  }
  const isFlush = showsTable && !isEmpty
  return (
    <Panel heading={heading} flush={isFlush} aside={toggle}>
      {picture && <PanelTool>{picture}</PanelTool>}
      {choices && (
        <div className={styles.choices} data-flush={isFlush || undefined}>
          {choices}
        </div>
      )}
      {content}
    </Panel>
  )
}
