import { useRef, useState, type ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { IconButton } from '../IconButton.tsx'
import { Panel, PanelTool } from '../Panel.tsx'
import styles from './ChartPanel.module.css'

interface ChartFrameProps {
  heading: string
  /** Controls above chart and table. */
  choices: ReactNode
  /** Goes without a panel: in a dialog, under a heading of its own. */
  isLoose: boolean | undefined
  /** Text in the place of chart and table, when there is nothing to show; otherwise null. */
  none: ReactNode
  table: ReactNode
  /** The chart. */
  children: ReactNode
}

/** Chart or table, with the buttons that switch between them and save the chart as a picture. */
export function ChartFrame({ heading, choices, isLoose = false, none, table, children }: ChartFrameProps) {
  const [showsTable, setShowsTable] = useState(false)
  const chart = useRef<HTMLDivElement>(null)
  const action = showsTable ? 'Show chart' : 'Show table'
  const save = async () => {
    const { savePicture } = await import('./savePicture.ts')
    if (chart.current) await savePicture(chart.current, heading)
  }
  const toggle = none === null && (
    <Button size="small" aria-label={`${action}: ${heading}`} onClick={() => setShowsTable(!showsTable)}>
      {action}
    </Button>
  )
  const picture = none === null && !showsTable && (
    <IconButton icon="download" label={`Save as PNG: ${heading}`} onClick={() => void save()} />
  )
  const shown = showsTable ? (
    table
  ) : (
    <div ref={chart} className={styles.chart}>
      {children}
    </div>
  )
  const content = none ?? shown
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
  const isFlush = showsTable && none === null
  return (
    <Panel heading={heading} flush={isFlush} aside={toggle}>
      {picture && <PanelTool>{picture}</PanelTool>}
      {choices !== undefined && (
        <div className={styles.choices} data-flush={isFlush || undefined}>
          {choices}
        </div>
      )}
      {content}
    </Panel>
  )
}
