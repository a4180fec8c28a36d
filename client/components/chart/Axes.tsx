import type { Frame } from './geometry.ts'
import styles from './Plot.module.css'

/** Tick of an axis; `at` in pixels. */
interface Tick {
  at: number
  text: string
  /** Draws a stronger line, for the level that divides good from bad. */
  strong?: boolean
}

/** Grid lines with labels for the vertical axis, labels alone for the horizontal one. */
export function Axes({
  frame,
  vertical,
  horizontal,
}: {
  frame: Frame
  vertical: readonly Tick[]
  horizontal: readonly Tick[]
}) {
  const { left, right, bottom } = frame
  return (
    <g aria-hidden="true">
      {vertical.map(({ at, text, strong = false }) => (
        <g key={text}>
          <line className={strong ? styles.zero : styles.grid} x1={left} x2={right} y1={at} y2={at} />
          <text className={styles.figure} data-axis="vertical" x={left - 8} y={at}>
            {text}
          </text>
        </g>
      ))}
      {horizontal.map(({ at, text }) => (
        <text key={text} className={styles.figure} data-axis="horizontal" x={at} y={bottom + 17}>
          {text}
        </text>
      ))}
    </g>
  )
}
