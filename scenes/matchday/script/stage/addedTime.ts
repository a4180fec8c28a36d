/**
 * Stoppage time of the two halves. The engine plays 90 minutes; how long a half is extended follows from what
 * stopped it in the report. Nothing but open play happens in it: every event keeps its minute.
 */
import type { MatchEventType, MatchReport } from '../../../../client/simulation/match/matchReport.ts'
import type { Frame } from '../../motion/frame.ts'
import { FULL_TIME, HALF_TIME } from '../../../../client/simulation/core/fixture.ts'

/** Stoppage time of a half as drawn. */
export interface AddedTime {
  /** Last regular minute of the half: 45 or 90. */
  after: number
  /** Whole minutes that are added. */
  minutes: number
  /** Seconds at full pace at which it begins, and at which the whistle ends it. */
  from: number
  to: number
}

/** Minutes that each stoppage costs, and that every half is extended by. */
const COST: Partial<Record<MatchEventType, number>> = { goal: 0.5, card: 0.3, injury: 1, substitution: 0.4 }
const ALWAYS = 0.5
const MOST = 8
/** Share of the last minute that the clock stands for while stoppage time is played. */
export const BEFORE_WHISTLE = 0.01
/** Share of a minute that covers the step after the whistle for half-time, whose frame is still one of play. */
const AFTER_WHISTLE = 0.01

/** Whole minutes added to the half that ends with a minute: 45 or 90. */
export function addedMinutes({ events }: MatchReport, after: number): number {
  const begins = after - HALF_TIME
  const lost = events
    .filter(({ minute }) => minute > begins && minute <= after)
    .reduce((sum, { type }) => sum + (COST[type] ?? 0), ALWAYS)
  return Math.min(MOST, Math.max(1, Math.round(lost)))
}

/** Text of the match clock: `23′`, `45+2′` in stoppage time, or `HT` and `FT`. */
export function clockText(
  { phase, minute }: Pick<Frame, 'phase' | 'minute'>,
  added: readonly AddedTime[],
): string {
  const isWhistle = minute >= HALF_TIME && minute < HALF_TIME + AFTER_WHISTLE
  if (phase === 'half-time' || isWhistle) return 'HT'
  if (phase === 'full-time' || minute >= FULL_TIME) return 'FT'
  return minuteText(added, minute)
}

/** Text of the match clock at a minute (fractional) of play: `23′`, or `45+2′` in stoppage time. */
export function minuteText(added: readonly AddedTime[], minute: number): string {
  const now = added.find(({ after }) => minute >= after - BEFORE_WHISTLE && minute < after)
  if (!now) return `${Math.min(FULL_TIME, Math.floor(minute) + 1)}′`
  const share = 1 - (now.after - minute) / BEFORE_WHISTLE
  return `${now.after}+${Math.min(now.minutes, Math.floor(share * now.minutes) + 1)}′`
}
