import { Axes } from './Axes.tsx'
import { columnsOf, linearScale, linePath, rangeOf, roundTicks, type Frame } from './geometry.ts'
import { Plot, type PlotProps } from './Plot.tsx'
import styles from './Plot.module.css'

interface LimitedColumn {
  /** Under the column. */
  label: string
  /** The column in words, where it is read. */
  place: string
  value: number
  /** As high as the column could be. */
  limit: number
}

interface ColumnChartProps extends PlotProps {
  columns: readonly LimitedColumn[]
  short: (value: number) => string
  /** Value and limit in full, where they are read. */
  full: (value: number, limit: number) => string
}

const GAP = 0.3
const STEPS = 4
/** Pixels that the label under a column needs. */
const LABEL_WIDTH = 26
/** Fewer columns than this do not fill the width. */
const LEAST_COLUMNS = 8

/** Columns against the line of what would be possible. */
export function ColumnChart({ columns, short, full, ...plot }: ColumnChartProps) {
  const ticks = roundTicks(rangeOf([0, ...columns.flatMap(({ value, limit }) => [value, limit])]), STEPS)
  const shapes = (frame: Frame) => columnsOf(Math.max(LEAST_COLUMNS, columns.length), frame, GAP)
  return (
    <Plot
      {...plot}
      readings={columns.map(({ place, value, limit }) => ({ at: place, value: full(value, limit) }))}
      places={(frame) =>
        shapes(frame)
          .slice(0, columns.length)
          .map(({ centre }) => centre)
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
