import type { ShotResult } from '../../simulation/reports/shotReport.ts'
import type { Frame, Point } from './geometry.ts'
import { Legend } from './Legend.tsx'
import { markPath, type Mark } from './marks.ts'
import { Plot, type PlotProps } from './Plot.tsx'
import { SHOT_RESULT_NAMES, SHOT_RESULTS } from './shotWords.ts'
import styles from './Plot.module.css'

interface MappedShot {
  key: string
  /** Metres from the goal line. */
  x: number
  /** Metres from the middle of the goal; negative on the attackers' left. */
  y: number
  /** Probability of a goal, 0–1, by which its mark grows. */
  quality: number
  result: ShotResult
  /** Shooter and match in words. */
  name: string
  /** Chance and result in words. */
  value: string
}

interface ShotMapProps extends PlotProps {
  /** In the order in which the keyboard steps through them. */
  shots: readonly MappedShot[]
  /** Draws the whole half, where a page has room for its height. */
  isWholeHalf?: boolean
}

const MARKS: Record<ShotResult, Mark> = {
  goal: 'circle',
  saved: 'circle',
  blocked: 'square',
  off: 'cross',
  post: 'diamond',
}

/** Metres of the pitch that are drawn: its width, and from the goal line. */
const WIDE = 68
const ATTACK = { deep: 36, widest: 640 }
const HALF = { deep: 52.5, widest: 560 }
/** Pixels left free on either side of the pitch. */
const SIDE = 10
/** Shots beyond which their marks are smaller. */
const MANY = 100

/** Attacking part of a pitch, the goal above, with shots: their marks by what became of them, their size by xG. */
export function ShotMap({ shots, isWholeHalf = false, ...plot }: ShotMapProps) {
  const size = shots.length > MANY ? 0.7 : 1
  const { deep, widest } = isWholeHalf ? HALF : ATTACK
  const placesOn = (frame: Frame) => placesAt(frame, scaleOf(frame, deep))
  return (
    <Plot
      {...plot}
      left={SIDE}
      height={(width) => Math.round((Math.min(width - 2 * SIDE, widest) * deep) / WIDE) + 32}
      hasLongReadings
      readings={shots.map(({ name, value }) => ({ at: name, value }))}
      places={(frame) => shots.map((shot) => placesOn(frame)(shot))}
      draw={(frame, chosen) => {
        const at = placesOn(frame)
        const read = shots[chosen]
        return (
          <>
            <path className={styles.pitch} d={pitchPath(at, scaleOf(frame, deep), deep)} aria-hidden="true" />
            {shots.map((shot) => (
              <path
                key={shot.key}
                className={styles.point}
                data-filled={shot.result === 'goal'}
                data-shot={shot.result}
                d={markPath(MARKS[shot.result], at(shot), sizeOf(shot.quality) * size)}
              />
            ))}
            {read && (
              <path
                className={styles.chosen}
                d={markPath('circle', at(read), sizeOf(read.quality) * size + 3)}
              />
            )}
          </>
        )
      }}
      legend={() => (
        <Legend
          entries={SHOT_RESULTS.map((result) => ({
            name: SHOT_RESULT_NAMES[result],
            mark: (
              <path
                className={styles.point}
                data-filled={result === 'goal'}
                data-shot={result}
                d={markPath(MARKS[result], { x: 12, y: 6 }, 4.5)}
              />
            ),
          }))}
        />
      )}
    />
  )
}

/** Half the width of a mark in pixels: its area grows with the probability of a goal. */
function sizeOf(quality: number): number {
  return 2.5 + 9 * Math.sqrt(quality)
}

/** Pixels of a metre. */
function scaleOf({ top, bottom }: Frame, deep: number): number {
  return (bottom - top) / deep
}

function placesAt({ left, right, top }: Frame, scale: number): (place: { x: number; y: number }) => Point {
  const middle = (left + right) / 2
  return ({ x, y }) => ({ x: middle + y * scale, y: top + x * scale })
}

/** Lines of the pitch: touchlines, both areas, the spot, the arcs, the goal and, where they are drawn, the middle. */
function pitchPath(at: (place: { x: number; y: number }) => Point, scale: number, deep: number): string {
  const to = (x: number, y: number) => {
    const point = at({ x, y })
    return `${point.x.toFixed(1)} ${point.y.toFixed(1)}`
  }
  const area = (deep: number, half: number) =>
    `M${to(0, -half)}L${to(deep, -half)}L${to(deep, half)}L${to(0, half)}`
  const arc = (9.15 * scale).toFixed(1)
  const spot = (0.1 * scale).toFixed(2)
  const spotWide = (0.2 * scale).toFixed(2)
  return [
    `M${to(deep, -WIDE / 2)}L${to(0, -WIDE / 2)}L${to(0, WIDE / 2)}L${to(deep, WIDE / 2)}`,
    area(16.5, 20.16),
    area(5.5, 9.16),
    area(-1.2, 3.66),
    `M${to(16.5, -7.31)}A${arc} ${arc} 0 0 0 ${to(16.5, 7.31)}`,
    `M${to(11, -0.1)}a${spot} ${spot} 0 1 0 ${spotWide} 0a${spot} ${spot} 0 1 0 -${spotWide} 0`,
    deep === HALF.deep
      ? `M${to(deep, -WIDE / 2)}L${to(deep, WIDE / 2)}M${to(deep, -9.15)}A${arc} ${arc} 0 0 1 ${to(deep, 9.15)}`
      : '',
  ].join('')
}
