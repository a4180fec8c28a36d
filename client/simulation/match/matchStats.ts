/** The figures of a match, from its events so far. */
import type { MatchEvent, MatchEventType, Side } from './matchReport.ts'

/** What one side has made of a match. */
export interface SideStats {
  chances: number
  /** Goals and saves. */
  onTarget: number
  /** Sum of the chances' qualities. */
  expectedGoals: number
  cards: number
}

const CHANCES: readonly MatchEventType[] = ['goal', 'save', 'miss', 'block']
const ON_TARGET: readonly MatchEventType[] = ['goal', 'save']

export function matchStats(events: readonly MatchEvent[]): Record<Side, SideStats> {
  return { home: sideStats(events, 'home'), away: sideStats(events, 'away') }
}

function sideStats(events: readonly MatchEvent[], side: Side): SideStats {
  const own = events.filter(({ team }) => team === side)
  return {
    chances: own.filter(({ type }) => CHANCES.includes(type)).length,
    onTarget: own.filter(({ type }) => ON_TARGET.includes(type)).length,
    expectedGoals: own.reduce((sum, { quality }) => sum + quality, 0),
    cards: own.filter(({ type }) => type === 'card').length,
  }
}
