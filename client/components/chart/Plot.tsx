import { useState, type PointerEvent, type ReactNode } from 'react'
import { nearest, type Frame, type Place } from './geometry.ts'
import { useWidth } from './useWidth.ts'
import styles from './Plot.module.css'

/** Pixels around the drawing for the axis labels, on the left and below. */
const MARGIN = { left: 50, right: 10, top: 10, bottom: 22 }

/** Default height in pixels. */
const USUAL_HEIGHT = 170

interface Reading {
  /** Position in words, such as 'Week 12'. */
  at: string
  /** Value in words, such as '£1,250,000'. */
  value: string
  /** Further values in words, for screen readers; others read them in the legend. */
  more?: string
}

export interface PlotProps {
  /** Name of the figure, such as 'Money'. */
  name: string
  /** The plot in one sentence, for screen readers. */
  summary: string
  /** Height in pixels, or a function of the width in pixels. Defaults to `USUAL_HEIGHT`. */
  height?: number | ((width: number) => number)
}

interface DrawnPlotProps extends PlotProps {
  readings: readonly Reading[]
  /** Where the readings are drawn. */
  places: (frame: Frame) => Place[]
  draw: (frame: Frame, chosen: number) => ReactNode
  /** Pixels for the labels of the vertical axis. */
  left?: number
  /** True for readings that name somebody: where the plot is narrow, their value has a line of its own. */
  hasLongReadings?: boolean
  /** Key to the drawing, with values of the chosen reading. */
  legend?: (chosen: number) => ReactNode
}

/**
 * Chart that fills the available width and is read point by point, with the pointer or the arrow keys.
 * Initially shows the last point.
 */
export function Plot({
  name,
  summary,
  readings,
  hasLongReadings = false,
  places,
  draw,
  legend,
  left,
  ...size
}: DrawnPlotProps) {
  const { ref, width } = useWidth(name)
  const asked = size.height ?? USUAL_HEIGHT
  const height = typeof asked === 'number' ? asked : asked(width)
  const [pointed, setPointed] = useState<number | null>(null)
  const last = readings.length - 1
  const chosen = Math.min(pointed ?? last, last)
  const reading = readings[chosen]
  const frame: Frame = {
    left: left ?? MARGIN.left,
    right: width - MARGIN.right,
    top: MARGIN.top,
    bottom: height - MARGIN.bottom,
  }
  const point = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect()
    setPointed(nearest(places(frame), { x: clientX - box.left, y: clientY - box.top }))
  }
  return (
    <div className={styles.plot}>
      <p className={styles.reading} data-long={hasLongReadings || undefined} aria-hidden="true">
        <span className={styles.name}>{name}</span>
        <span className={styles.at}>{reading?.at}</span>
        <strong>{reading?.value}</strong>
      </p>
      <div
        ref={ref}
        className={styles.drawing}
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={() => setPointed(null)}
      >
        <input
          type="range"
          className={styles.keys}
          aria-label={`${name}, point by point`}
          aria-valuetext={reading && `${reading.at}: ${reading.value}${reading.more ?? ''}`}
          min={0}
          max={last}
          value={chosen}
          onChange={({ target }) => setPointed(target.valueAsNumber)}
          onBlur={() => setPointed(null)}
        />
        <svg role="img" aria-label={summary} width={width} height={height} className={styles.picture}>
          {draw(frame, chosen)}
        </svg>
      </div>
      {legend?.(chosen)}
    </div>
  )
}
