import { useState, type PointerEvent, type ReactNode } from 'react'
import { nearest, type Frame } from './geometry.ts'
import { useWidth } from './useWidth.ts'
import styles from './Plot.module.css'

/** Pixels beside the drawing: the figures of the vertical axis stand on the left, those of the other below. */
const MARGIN = { left: 50, right: 10, top: 10, bottom: 22 }

/** Pixels; the height of a plot unless it is told another. */
const USUAL_HEIGHT = 170

interface Reading {
  /** Where or when, such as 'Week 12'. */
  at: string
  /** What was there, such as '£1,250,000'. */
  value: string
}

export interface PlotProps {
  /** What is shown, such as 'Money'. */
  name: string
  /** The plot in one sentence, for those who do not see it. */
  summary: string
  /** Pixels. */
  height?: number
}

interface DrawnPlotProps extends PlotProps {
  readings: readonly Reading[]
  /** Where on the horizontal axis each reading stands. */
  places: (frame: Frame) => number[]
  draw: (frame: Frame, chosen: number) => ReactNode
}

/**
 * A drawing of the width it is given, that is read point by point: by pointer, or with the arrow keys.
 * The last point is read until another is chosen.
 */
export function Plot({ name, summary, height = USUAL_HEIGHT, readings, places, draw }: DrawnPlotProps) {
  const { ref, width } = useWidth()
  const [pointed, setPointed] = useState<number | null>(null)
  const last = readings.length - 1
  const chosen = Math.min(pointed ?? last, last)
  const reading = readings[chosen]
  const frame: Frame = {
    left: MARGIN.left,
    right: width - MARGIN.right,
    top: MARGIN.top,
    bottom: height - MARGIN.bottom,
  }
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    setPointed(nearest(places(frame), clientX - currentTarget.getBoundingClientRect().left))
  }
  return (
    <div className={styles.plot}>
      <p className={styles.reading} aria-hidden="true">
        <span>{name}</span>
        <span className={styles.at}>{reading?.at}</span>
        <strong>{reading?.value}</strong>
      </p>
      <div
        ref={ref}
        className={styles.drawing}
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={() => {
          setPointed(null)
        }}
      >
        <input
          type="range"
          className={styles.keys}
          aria-label={`${name}, point by point`}
          aria-valuetext={reading && `${reading.at}: ${reading.value}`}
          min={0}
          max={last}
          value={chosen}
          onChange={({ target }) => {
            setPointed(target.valueAsNumber)
          }}
          onBlur={() => {
            setPointed(null)
          }}
        />
        <svg role="img" aria-label={summary} width={width} height={height} className={styles.picture}>
          {draw(frame, chosen)}
        </svg>
      </div>
    </div>
  )
}
