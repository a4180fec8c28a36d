import { Axes } from './Axes.tsx'
import { columnsOf, linearScale, rangeOf, roundTicks, type Frame } from './geometry.ts'
import { Legend } from './Legend.tsx'
import { partColour } from './palette.ts'
import { Plot, type PlotProps } from './Plot.tsx'
import styles from './Plot.module.css'

interface StackedColumn {
  /** Axis label under the column. */
  label: string
  /** Name of the column for its reading. */
  place: string
  /** One for each part, from 0 up; those below 0 are stacked from 0 down. */
  amounts: readonly number[]
}

interface StackedChartProps extends PlotProps {
  /** Names of the parts from the bottom up, at most as many as `SERIES_COLOURS`. */
  parts: readonly string[]
  columns: readonly StackedColumn[]
  /** Formats an amount for the axis. */
  short: (amount: number) => string
  /** Formats an amount for the reading. */
  full: (amount: number) => string
  /** Formats the reading of a column. Defaults to the sum of its amounts. */
  total?: (amounts: readonly number[]) => string
}

const GAP = 0.2
const STEPS = 4
/** Width in pixels of a label under a column. */
const LABEL_WIDTH = 26
/** Least number of columns over which the width is divided. */
const MIN_COLUMNS = 8

/** Column chart of amounts stacked by their parts. */
export function StackedChart({ parts, columns, short, full, total, ...plot }: StackedChartProps) {
  const ranges = columns.map(({ amounts }) => ({
    low: sumOf(amounts.filter((amount) => amount < 0)),
    high: sumOf(amounts.filter((amount) => amount > 0)),
  }))
  const ticks = roundTicks(rangeOf([0, ...ranges.flatMap(({ low, high }) => [low, high])]), STEPS)
  const shapes = (frame: Frame) =>
    columnsOf(Math.max(MIN_COLUMNS, columns.length), frame, GAP).slice(0, columns.length)
  const reading = ({ place, amounts }: StackedColumn) => ({
    at: place,
    value: total ? total(amounts) : full(sumOf(amounts)),
    more: parts.flatMap((part, i) => (amounts[i] ? `; ${part}: ${full(amounts[i])}` : [])).join(''),
  })
  return (
    <Plot
      {...plot}
      readings={columns.map(reading)}
      places={(frame) => shapes(frame).map(({ centre }) => ({ x: centre }))}
      draw={(frame, chosen) => {
        const y = linearScale({ low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1 }, frame.bottom, frame.top)
        const drawn = shapes(frame)
        const pitch = (frame.right - frame.left) / Math.max(MIN_COLUMNS, columns.length)
        const every = Math.ceil(LABEL_WIDTH / pitch)
        const frameOf = drawn[chosen]
        const { low, high } = ranges[chosen] ?? { low: 0, high: 0 }
        return (
          <>
            <Axes
              frame={frame}
              vertical={ticks.map((tick) => ({
                at: y(tick),
                text: short(tick),
                strong: tick === 0 && ticks[0] !== 0,
              }))}
              horizontal={columns.flatMap(({ label }, i) =>
                i % every === 0 ? { at: drawn[i]?.centre ?? 0, text: label } : [],
              )}
            />
            {columns.map(({ label, amounts }, i) => (
              <Stack
                key={label}
                amounts={amounts}
                left={drawn[i]?.left ?? 0}
                width={drawn[i]?.width ?? 0}
                y={y}
              />
            ))}
            {frameOf && (
              <rect
                className={styles.chosen}
                x={frameOf.left - 1}
                y={y(high) - 1}
                width={frameOf.width + 2}
                height={y(low) - y(high) + 2}
              />
            )}
          </>
        )
      }}
      legend={(chosen) => (
        <Legend
          entries={parts.map((name, part) => ({
            name,
            value: full(columns[chosen]?.amounts[part] ?? 0),
            mark: <rect x={6} width={12} height={12} style={{ fill: partColour(part) }} />,
          }))}
        />
      )}
    />
  )
}

interface StackProps {
  amounts: readonly number[]
  left: number
  width: number
  y: (amount: number) => number
}

/** Parts of a column, each separated from the next by a line in the colour of the ground. */
function Stack({ amounts, left, width, y }: StackProps) {
  return amounts.map((amount, part) => {
    if (amount === 0) return null
    const start = sumOf(amounts.slice(0, part).filter((before) => before < 0 === amount < 0))
    const [top, bottom] = [y(start + Math.max(0, amount)), y(start + Math.min(0, amount))]
    return (
      <rect
        key={part}
        className={styles.part}
        style={{ fill: partColour(part) }}
        x={left}
        y={top}
        width={width}
        height={bottom - top}
      />
    )
  })
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
