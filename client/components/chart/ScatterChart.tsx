import { Axes } from './Axes.tsx'
import { linearScale, type Frame, type Point } from './geometry.ts'
import { Legend, type LegendEntry } from './Legend.tsx'
import { markPath, type Mark } from './marks.ts'
import { Plot, type PlotProps } from './Plot.tsx'
import styles from './Plot.module.css'

interface ScatterPoint extends Point {
  key: string
  mark: Mark
  /** False for an outline. */
  isFilled: boolean
  /** Name in the reading. */
  name: string
  /** Both values in words. */
  value: string
}

interface Axis {
  /** Shown at the end of the axis. */
  title: string
  /** From its low end to its high one. */
  ticks: readonly number[]
  format: (value: number) => string
}

interface ScatterChartProps extends PlotProps {
  /** In the order in which the keyboard steps through them. */
  points: readonly ScatterPoint[]
  across: Axis
  up: Axis
  marks: readonly { name: string; mark: Mark; isFilled: boolean }[]
}

const SIZE = 5
const CHOSEN_SIZE = 8

/** Scatter chart of two figures of each of several things. */
export function ScatterChart({ points, across, up, marks, ...plot }: ScatterChartProps) {
  const scales = (frame: Frame) => ({
    x: linearScale(rangeOfTicks(across), frame.left, frame.right),
    y: linearScale(rangeOfTicks(up), frame.bottom, frame.top),
  })
  const drawn = (frame: Frame) => {
    const { x, y } = scales(frame)
    return points.map((point) => ({ ...point, x: x(point.x), y: y(point.y) }))
  }
  return (
    <Plot
      {...plot}
      hasLongReadings
      readings={points.map(({ name, value }) => ({ at: name, value }))}
      places={drawn}
      draw={(frame, chosen) => {
        const { x, y } = scales(frame)
        const shown = drawn(frame)
        const read = shown[chosen]
        return (
          <>
            <Axes
              frame={frame}
              vertical={up.ticks.map((tick) => ({ at: y(tick), text: up.format(tick) }))}
              horizontal={across.ticks.map((tick) => ({ at: x(tick), text: across.format(tick) }))}
            />
            <text className={styles.figure} x={frame.left + 6} y={frame.top + 12} aria-hidden="true">
              ↑ {up.title}
            </text>
            <text
              className={styles.figure}
              data-axis="end"
              x={frame.right - 4}
              y={frame.bottom - 6}
              aria-hidden="true"
            >
              {across.title} →
            </text>
            {shown.map(({ key, mark, isFilled, ...point }) => (
              <path
                key={key}
                className={styles.point}
                data-filled={isFilled}
                d={markPath(mark, point, SIZE)}
              />
            ))}
            {read && <path className={styles.chosen} d={markPath(read.mark, read, CHOSEN_SIZE)} />}
          </>
        )
      }}
      legend={() => (
        <Legend
          entries={marks.map(({ name, mark, isFilled }): LegendEntry => ({
            name,
            mark: (
              <path
                className={styles.point}
                data-filled={isFilled}
                d={markPath(mark, { x: 12, y: 6 }, SIZE)}
              />
            ),
          }))}
        />
      )}
    />
  )
}

function rangeOfTicks({ ticks }: Axis) {
  return { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1 }
}
