/** Statistics of a match, calculated from its events so far. */
import type { DeepReadonly } from '../core/readonly.ts'
import type { MatchEvent, MatchEventType, Side } from './matchReport.ts'

/** Statistics of one side. */
export interface SideStats {
  /** Goals, saves and misses. Blocked shots are not counted. */
  shots: number
  /** Goals and saves. */
  onTarget: number
  /** Chances of at least `BIG_CHANCE`. */
  bigChances: number
  /** Sum of the probabilities of the chances. */
  expectedGoals: number
  cards: number
}

/** Minimum probability of a big chance; also used by the commentary. */
export const BIG_CHANCE = 0.28

const SHOTS: readonly MatchEventType[] = ['goal', 'save', 'miss']
const ON_TARGET: readonly MatchEventType[] = ['goal', 'save']

export function matchStats(events: DeepReadonly<MatchEvent[]>): Record<Side, SideStats> {
  return { home: sideStats(events, 'home'), away: sideStats(events, 'away') }
}

function sideStats(events: DeepReadonly<MatchEvent[]>, side: Side): SideStats {
  const own = events.filter(({ team }) => team === side)
  return {
    shots: own.filter(({ type }) => SHOTS.includes(type)).length,
    onTarget: own.filter(({ type }) => ON_TARGET.includes(type)).length,
    bigChances: own.filter(({ quality }) => quality >= BIG_CHANCE).length,
    expectedGoals: own.reduce((sum, { quality }) => sum + quality, 0),
    cards: own.filter(({ type }) => type === 'card').length,
  }
}
