import { Axes } from './Axes.tsx'
import { areaPath, linearScale, linePath, rangeOf, roundTicks, type Frame, type Range } from './geometry.ts'
import { Plot, type PlotProps } from './Plot.tsx'
import styles from './Plot.module.css'

interface LinePoint {
  x: number
  y: number
}

interface LineChartProps extends PlotProps {
  points: readonly LinePoint[]
  /** Range and ticks of the horizontal axis. */
  across: Range & { ticks: readonly number[] }
  /** Ticks of the vertical axis from bottom to top. Defaults to round values around the points. */
  levels?: readonly number[]
  /** Formats a vertical value for the axis. */
  short: (y: number) => string
  /** Formats a vertical value for the reading. Defaults to `short`. */
  full?: (y: number) => string
  /** Formats a horizontal value, such as 'Week 12'. */
  place: (x: number) => string
  /** Fills the area down to zero. */
  filled?: boolean
}

/** Number of steps between the ticks of the vertical axis. */
const STEPS = 3

/** Line chart of one figure over time. */
export function LineChart(props: LineChartProps) {
  const { points, across, short, full = short, place, filled = false, ...plot } = props
  const values = points.map(({ y }) => y)
  const levels = props.levels ?? roundTicks(rangeOf(filled ? [0, ...values] : values), STEPS)
  const scales = (frame: Frame) => ({
    x: linearScale(across, frame.left, frame.right),
    y: linearScale({ low: levels[0] ?? 0, high: levels.at(-1) ?? 1 }, frame.bottom, frame.top),
  })
  return (
    <Plot
      {...plot}
      readings={points.map(({ x, y }) => ({ at: place(x), value: full(y) }))}
      places={(frame) => points.map(({ x }) => ({ x: scales(frame).x(x) }))}
      draw={(frame, chosen) => {
        const { x, y } = scales(frame)
        const drawn = points.map((point) => ({ x: x(point.x), y: y(point.y) }))
        const dot = drawn[chosen]
        return (
          <>
            <Axes
              frame={frame}
              vertical={levels.map((level) => ({
                at: y(level),
                text: short(level),
                strong: filled && level === 0,
              }))}
              horizontal={across.ticks.map((tick) => ({ at: x(tick), text: String(tick) }))}
            />
            {filled && <path className={styles.area} d={areaPath(drawn, y(0))} />}
            <path className={styles.line} d={linePath(drawn)} />
            {dot && (
              <>
                <line className={styles.marker} x1={dot.x} x2={dot.x} y1={frame.top} y2={frame.bottom} />
                <circle className={styles.dot} cx={dot.x} cy={dot.y} r={4} />
              </>
            )}
          </>
        )
      }}
    />
  )
}
