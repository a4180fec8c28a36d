/**
 * Stoppage time of the halves. The engine plays 90 or 120 minutes; how long a half is extended follows from what
 * stopped it in the report. Nothing but open play happens in it: every event keeps its minute.
 */
import type { MatchEventType, MatchReport } from '../../../../client/simulation/match/matchReport.ts'
import type { Tempo } from '../../../core/clock.ts'
import type { Frame } from '../../motion/frame.ts'
import {
  EXTRA_HALF_TIME,
  EXTRA_TIME,
  FULL_TIME,
  HALF_TIME,
} from '../../../../client/simulation/core/fixture.ts'

/** Stoppage time of a half as drawn. */
export interface AddedTime {
  /** Last regular minute of the half: 45 or 90, in extra time 105 or 120. */
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

/** Last minutes of the halves of a match and of extra time. */
const ENDS = [HALF_TIME, FULL_TIME, EXTRA_HALF_TIME, EXTRA_TIME]

/** Half that a minute belongs to: the last minute of the one before, and its own. */
export function periodOf(minute: number): { from: number; to: number } {
  const to = ENDS.find((end) => minute <= end) ?? EXTRA_TIME
  return { from: ENDS[ENDS.indexOf(to) - 1] ?? 0, to }
}

/** Whole minutes added to the half that ends with a minute: 45, 90, 105 or 120. */
export function addedMinutes({ events }: MatchReport, after: number): number {
  const begins = periodOf(after).from
  const lost = events
    .filter(({ minute }) => minute > begins && minute <= after)
    .reduce((sum, { type }) => sum + (COST[type] ?? 0), ALWAYS)
  return Math.min(MOST, Math.max(1, Math.round(lost)))
}

/** Last minutes of a match's clock, and its stoppage time. */
interface Timing {
  addedTime: readonly AddedTime[]
  tempo: Pick<Tempo, 'playedMinutes' | 'lastMinute'>
}

/**
 * Text of the match clock: `23′`, `45+2′` in stoppage time, `HT` and `FT`; with extra time `ET` before it, `ET HT`
 * within it, `PEN` for penalties, and `AET` at the end.
 */
export function clockText({ phase, minute }: Pick<Frame, 'phase' | 'minute'>, timing: Timing): string {
  const { playedMinutes, lastMinute } = timing.tempo
  if (phase === 'full-time' || minute >= lastMinute) return playedMinutes > FULL_TIME ? 'AET' : 'FT'
  if (minute >= playedMinutes) return 'PEN'
  const isWhistle = ENDS.some((end) => minute >= end && minute < end + AFTER_WHISTLE)
  if (phase !== 'half-time' && !isWhistle) return minuteText(timing, minute)
  if (minute < FULL_TIME) return 'HT'
  return minute < EXTRA_HALF_TIME ? 'ET' : 'ET HT'
}

/** Text of the match clock at a minute (fractional) of play: `23′`, or `45+2′` in stoppage time. */
export function minuteText({ addedTime, tempo }: Timing, minute: number): string {
  const now = addedTime.find(({ after }) => minute >= after - BEFORE_WHISTLE && minute < after)
  if (!now) return `${Math.min(tempo.playedMinutes, Math.floor(minute) + 1)}′`
  const share = 1 - (now.after - minute) / BEFORE_WHISTLE
  return `${now.after}+${Math.min(now.minutes, Math.floor(share * now.minutes) + 1)}′`
}
