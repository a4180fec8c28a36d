import { Axes } from './Axes.tsx'
import { columnsOf, linearScale, linePath, rangeOf, roundTicks, type Frame } from './geometry.ts'
import { Plot, type PlotProps } from './Plot.tsx'
import styles from './Plot.module.css'

interface LimitedColumn {
  /** Axis label under the column. */
  label: string
  /** Name of the column for screen readers. */
  place: string
  value: number
  /** Greatest possible value. */
  limit: number
}

interface ColumnChartProps extends PlotProps {
  columns: readonly LimitedColumn[]
  short: (value: number) => string
  /** Value and limit in full, for the reading. */
  full: (value: number, limit: number) => string
}

const GAP = 0.3
const STEPS = 4
/** Width in pixels of a label under a column. */
const LABEL_WIDTH = 26
/** Least number of columns over which the width is divided. */
const MIN_COLUMNS = 8

/** Column chart with a line at each column's limit. */
export function ColumnChart({ columns, short, full, ...plot }: ColumnChartProps) {
  const ticks = roundTicks(rangeOf([0, ...columns.flatMap(({ value, limit }) => [value, limit])]), STEPS)
  const shapes = (frame: Frame) => columnsOf(Math.max(MIN_COLUMNS, columns.length), frame, GAP)
  return (
    <Plot
      {...plot}
      readings={columns.map(({ place, value, limit }) => ({ at: place, value: full(value, limit) }))}
      places={(frame) =>
        shapes(frame)
          .slice(0, columns.length)
          .map(({ centre }) => ({ x: centre }))
      }
      draw={(frame, chosen) => {
        const y = linearScale({ low: 0, high: ticks.at(-1) ?? 1 }, frame.bottom, frame.top)
        const drawn = shapes(frame)
        const every = Math.ceil(LABEL_WIDTH / ((frame.right - frame.left) / drawn.length))
        const columnAt = (i: number) => drawn[i] ?? { left: 0, centre: 0, width: 0 }
        return (
          <>
            <Axes
              frame={frame}
              vertical={ticks.map((tick) => ({ at: y(tick), text: short(tick) }))}
              horizontal={columns.flatMap(({ label }, i) =>
                i % every === 0 ? { at: columnAt(i).centre, text: label } : [],
              )}
            />
            {columns.map(({ label, value }, i) => (
              <rect
                key={label}
                className={styles.column}
                data-chosen={i === chosen || undefined}
                x={columnAt(i).left}
                y={y(value)}
                width={columnAt(i).width}
                height={frame.bottom - y(value)}
              />
            ))}
            <path
              className={styles.limit}
              d={linePath(
                columns.flatMap(({ limit }, i) => {
                  const { centre } = columnAt(i)
                  const half = (frame.right - frame.left) / drawn.length / 2
                  return [
                    { x: centre - half, y: y(limit) },
                    { x: centre + half, y: y(limit) },
                  ]
                }),
              )}
            />
          </>
        )
      }}
    />
  )
}
