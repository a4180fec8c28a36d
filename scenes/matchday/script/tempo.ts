/** Running time of a match: slow around its events, fast between them. */
import type { Tempo } from '../../core/clock.ts'
import { LAST_MINUTE } from './matchScript.ts'
import type { Stage } from './stage.ts'

export interface MatchTempo extends Tempo {
  /** Fractional minute of each event of the report. */
  instants: readonly number[]
  /** Second of each event at full pace. */
  cues: readonly number[]
}

/** The mapping up to a minute depends only on what happens less than a minute later. */
export function tempoOf({ minutes, seconds, cues, instants, windows, world }: Stage): MatchTempo {
  return {
    instants,
    cues,
    windows,
    duration: world.now,
    lastMinute: LAST_MINUTE,
    secondsAt: (value) => interpolate(minutes, seconds, value),
    minuteAt: (value) => interpolate(seconds, minutes, value),
  }
}

/** Linear interpolation in a table of knots, clamped at the ends. */
function interpolate(from: readonly number[], to: readonly number[], value: number): number {
  let low = 0
  let high = from.length - 1
  if (value <= (from[low] ?? 0)) return to[low] ?? 0
  if (value >= (from[high] ?? 0)) return to[high] ?? 0
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((from[middle] ?? 0) <= value) low = middle
    else high = middle
  }
  const a = from[low] ?? 0
  const b = from[high] ?? 0
  const share = b > a ? (value - a) / (b - a) : 1
  return (to[low] ?? 0) + share * ((to[high] ?? 0) - (to[low] ?? 0))
}
