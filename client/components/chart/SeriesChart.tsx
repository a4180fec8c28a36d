import { Axes } from './Axes.tsx'
import {
  bandPath,
  linearScale,
  linePath,
  rangeOf,
  roundTicks,
  type Frame,
  type Point,
  type Range,
} from './geometry.ts'
import { Legend } from './Legend.tsx'
import { Plot, type PlotProps } from './Plot.tsx'
import styles from './Plot.module.css'

/** A figure over time; the looks differ in colour, width and dashes. */
interface Series {
  name: string
  look: 'own' | 'other' | 'middle'
  /** One for each value of `xs`. */
  values: readonly number[]
}

/** Range around a figure over time, such as the middle half of a field. */
interface Band {
  name: string
  /** One for each value of `xs`. */
  ranges: readonly Range[]
}

interface SeriesChartProps extends PlotProps {
  /** Horizontal values of the readings. */
  xs: readonly number[]
  /** At least one; the first is read out as the value of the plot. */
  series: readonly Series[]
  band?: Band
  /** Range and ticks of the horizontal axis. */
  across: Range & { ticks: readonly number[] }
  /** Ticks of the vertical axis from bottom to top. Defaults to round values around what is drawn. */
  levels?: readonly number[]
  /** Level that divides good from bad, drawn stronger. */
  divide?: number
  /** Formats a vertical value. */
  format: (y: number) => string
  /** Formats a tick of the vertical axis. Defaults to `format`. */
  formatLevel?: (y: number) => string
  /** Place of a reading by its index, such as 'Week 12'. */
  place: (i: number) => string
}

const STEPS = 4

/** Chart of several figures over time, and of a band behind them. */
export function SeriesChart(props: SeriesChartProps) {
  const { xs, series, band, across, divide, format, formatLevel = format, place, ...plot } = props
  const ranges = band?.ranges ?? []
  const drawn = [...series.flatMap(({ values }) => values), ...ranges.flatMap(({ low, high }) => [low, high])]
  const levels = props.levels ?? roundTicks(rangeOf(drawn), STEPS)
  const scales = (frame: Frame) => ({
    x: linearScale(across, frame.left, frame.right),
    y: linearScale({ low: levels[0] ?? 0, high: levels.at(-1) ?? 1 }, frame.bottom, frame.top),
  })
  const valueOf = ({ values }: Series, i: number) => format(values[i] ?? 0)
  const rangeIn = (i: number) => {
    const range = ranges[i]
    return range ? `${format(range.low)} to ${format(range.high)}` : ''
  }
  const reading = (i: number) => {
    const others = series.slice(1).map((one) => `, ${one.name}: ${valueOf(one, i)}`)
    return {
      at: place(i),
      value: series[0] ? valueOf(series[0], i) : '',
      more: `${others.join('')}${band ? `, ${band.name}: ${rangeIn(i)}` : ''}`,
    }
  }
  return (
    <Plot
      {...plot}
      readings={xs.map((_, i) => reading(i))}
      places={(frame) => xs.map((value) => ({ x: scales(frame).x(value) }))}
      draw={(frame, chosen) => {
        const { x, y } = scales(frame)
        const pointsOf = (values: readonly number[]): Point[] =>
          values.map((value, i) => ({ x: x(xs[i] ?? 0), y: y(value) }))
        const at = xs[chosen]
        return (
          <>
            <Axes
              frame={frame}
              vertical={levels.map((level) => ({
                at: y(level),
                text: formatLevel(level),
                strong: level === divide,
              }))}
              horizontal={across.ticks.map((tick) => ({ at: x(tick), text: String(tick) }))}
            />
            {band && (
              <path
                className={styles.band}
                d={bandPath(pointsOf(ranges.map(({ high }) => high)), pointsOf(ranges.map(({ low }) => low)))}
              />
            )}
            {at !== undefined && (
              <line className={styles.marker} x1={x(at)} x2={x(at)} y1={frame.top} y2={frame.bottom} />
            )}
            {series.toReversed().map(({ name, look, values }) => {
              const points = pointsOf(values)
              const dot = points[chosen]
              return (
                <g key={name} data-look={look} className={styles.series}>
                  <path d={linePath(points)} />
                  {dot && <circle cx={dot.x} cy={dot.y} r={look === 'own' ? 4 : 3} />}
                </g>
              )
            })}
          </>
        )
      }}
      legend={(chosen) => (
        <Legend
          entries={[
            ...series.map((one) => ({
              name: one.name,
              value: valueOf(one, chosen),
              mark: (
                <g data-look={one.look} className={styles.series}>
                  <path d="M0 6H24" />
                </g>
              ),
            })),
            ...(band
              ? [
                  {
                    name: band.name,
                    value: rangeIn(chosen),
                    mark: <path className={styles.band} d="M1 1H23V11H1Z" />,
                  },
                ]
              : []),
          ]}
        />
      )}
    />
  )
}
