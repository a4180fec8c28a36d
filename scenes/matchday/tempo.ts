import type { MatchEvent, MatchEventType } from '../../client/simulation/match/matchReport.ts'
import type { ClockWindow, Tempo } from '../core/clock.ts'

/** Seconds per minute without events, at full pace. */
const SECONDS_PER_MINUTE = 0.84
/** Most minutes that pass during the slow seconds before and after an event. */
const MINUTES_BEFORE = 0.3
const MINUTES_AFTER = 0.2
const LAST_MINUTE = 90

interface Span {
  before: number
  after: number
}

/** Seconds of slow play before and after an event, at full pace. */
const SPANS: Record<MatchEventType, Span> = {
  'kick-off': { before: 0, after: 1 },
  goal: { before: 3.4, after: 7.2 },
  save: { before: 3, after: 1.2 },
  miss: { before: 3, after: 1.2 },
  block: { before: 2.8, after: 0.9 },
  offside: { before: 0.5, after: 0.3 },
  tackle: { before: 0.5, after: 0.2 },
  claim: { before: 0.5, after: 0.3 },
  card: { before: 0.8, after: 1.5 },
  injury: { before: 0.4, after: 1.8 },
  substitution: { before: 0, after: 0.8 },
  tactics: { before: 0, after: 0.6 },
  'half-time': { before: 0.3, after: 3.2 },
  'full-time': { before: 1.2, after: 0 },
  forfeit: { before: 0, after: 0 },
}
/** Extra seconds when a chance follows shortly after one at the other end. */
const COUNTER_SECONDS = 2.4
/** Duration of a forfeit, which shows a text and no play. */
const FORFEIT_SECONDS = 4
/** Seconds of a goal's celebration in the highlights. */
const GOAL_HIGHLIGHT_AFTER = 3.4

const CHANCES: ReadonlySet<MatchEventType> = new Set(['goal', 'save', 'miss', 'block'])

const ENDED_ATTACKS: ReadonlySet<MatchEventType> = new Set(['offside', 'tackle', 'claim'])

/** True for an attack that ended before a shot. */
export function isEndedAttack(type: MatchEventType): boolean {
  return ENDED_ATTACKS.has(type)
}

export function isChance(type: MatchEventType): boolean {
  return CHANCES.has(type)
}

export interface MatchTempo extends Tempo {
  /** Fractional minute of each event of the report. */
  instants: readonly number[]
  /** Cues of the events in seconds at full pace. */
  cues: readonly number[]
  /** End of each event's aftermath, in seconds at full pace. */
  settled: readonly number[]
}

/**
 * Distributes the events over the 90 minutes and maps running time to minutes: fast between events, slow around
 * them. The mapping up to a minute depends only on events less than a minute later.
 */
export function planTempo(events: readonly MatchEvent[]): MatchTempo {
  const instants = eventInstants(events)
  const minutes = [0]
  const seconds = [0]
  const cues: number[] = []
  const settled: number[] = []
  const windows: ClockWindow[] = []
  let minute = 0
  let second = 0
  const go = (toMinute: number, toSecond: number) => {
    if (toMinute <= minute && toSecond <= second) return
    minute = Math.max(minute, toMinute)
    second = Math.max(second, toSecond)
    minutes.push(minute)
    seconds.push(second)
  }
  let last: MatchEvent | undefined
  let after = 0
  events.forEach((event, i) => {
    const at = instants[i] ?? 0
    const span = SPANS[event.type]
    const counter = last && isChance(last.type) && isChance(event.type) && last.team !== event.team
    const gap = at - minute
    const soon = gap < 2.5 && counter ? COUNTER_SECONDS : 0
    const leaving = Math.min(MINUTES_AFTER, gap * 0.4)
    const coming = Math.min(MINUTES_BEFORE, gap * 0.4)
    go(minute + leaving, second + after)
    go(at - coming, second + (gap - leaving - coming) * SECONDS_PER_MINUTE + soon)
    const from = second
    go(at, second + span.before)
    cues.push(second)
    settled.push(second + span.after)
    windows.push({
      from,
      to: second + span.after,
      highlightTo: second + (event.type === 'goal' ? GOAL_HIGHLIGHT_AFTER : span.after),
      weight: highlightWeight(event),
    })
    after = span.after
    last = event
  })
  const rest = LAST_MINUTE - minute
  if (last?.type === 'forfeit') {
    go(LAST_MINUTE, second + FORFEIT_SECONDS)
  } else if (rest > 0) {
    const leaving = Math.min(MINUTES_AFTER, rest * 0.4)
    go(minute + leaving, second + after)
    go(LAST_MINUTE, second + (rest - leaving) * SECONDS_PER_MINUTE)
  }
  return {
    instants,
    cues,
    settled,
    windows,
    duration: second,
    lastMinute: LAST_MINUTE,
    secondsAt: (value) => interpolate(minutes, seconds, value),
    minuteAt: (value) => interpolate(seconds, minutes, value),
  }
}

/** Fractional minute of each event: the last one of a minute at its end, the others before it. */
function eventInstants(events: readonly MatchEvent[]): number[] {
  const perMinute = new Map<number, number>()
  for (const event of events) {
    if (event.type !== 'kick-off') perMinute.set(event.minute, (perMinute.get(event.minute) ?? 0) + 1)
  }
  const seen = new Map<number, number>()
  let last = 0
  return events.map((event) => {
    let at = Math.max(0, event.minute - 1)
    if (event.type !== 'kick-off') {
      const count = perMinute.get(event.minute) ?? 1
      const place = (seen.get(event.minute) ?? 0) + 1
      seen.set(event.minute, place)
      at = event.minute - 0.8 + (0.8 * place) / count
    }
    last = Math.min(LAST_MINUTE, Math.max(last, at))
    return last
  })
}

/** Priority of an event in the highlights: goals and red cards always, chances by quality. */
function highlightWeight(event: MatchEvent): number {
  if (event.type === 'goal') return 2
  if (event.type === 'full-time') return 2
  if (event.type === 'card') return event.ban > 1 ? 1.5 : 0
  return isChance(event.type) ? 0.05 + event.quality : 0
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
