/** Statistics of a match so far, counted from its report. */
import { BIG_CHANCE, EXTRA_TIME, SPELL } from '../core/fixture.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { MatchEvent, PlayRecord, Side } from './matchReport.ts'

/** Statistics of one side. */
export interface SideStats {
  /** Goals, saves, misses and blocked shots. */
  shots: number
  /** Goals and saves. */
  onTarget: number
  /** Chances of at least `BIG_CHANCE`. */
  bigChances: number
  /** Sum of the probabilities of the chances. */
  expectedGoals: number
  /** Cards without a sending-off, and sendings-off. */
  yellow: number
  red: number
  /** Null before kick-off and in a forfeit, as are the next three. */
  corners: number | null
  fouls: number | null
  offsides: number | null
  /** Percent; the sides add up to 100. */
  possession: number | null
}

/** Match up to a minute: its events, and the record of the rest of its play. */
interface SoFar {
  events: DeepReadonly<MatchEvent[]>
  /** Null before the match. */
  play: DeepReadonly<PlayRecord> | null
  minute?: number
}

export function matchStats({ events, play, minute = EXTRA_TIME }: SoFar): Record<Side, SideStats> {
  const home = emptyStats()
  const away = emptyStats()
  for (const event of events) {
    if (event.team) addEvent(event.team === 'home' ? home : away, event)
  }
  if (play && events[0]?.type !== 'forfeit') {
    const ofHome = possessionSoFar(play.possession, minute)
    addPlay(home, 'home', { play, minute, possession: ofHome })
    addPlay(away, 'away', { play, minute, possession: 100 - ofHome })
  }
  return { home, away }
}

function emptyStats(): SideStats {
  return {
    shots: 0,
    onTarget: 0,
    bigChances: 0,
    expectedGoals: 0,
    yellow: 0,
    red: 0,
    corners: null,
    fouls: null,
    offsides: null,
    possession: null,
  }
}

function addEvent(stats: SideStats, { type, quality, ban }: DeepReadonly<MatchEvent>): void {
  if (type === 'goal' || type === 'save' || type === 'miss' || type === 'block') {
    stats.shots += 1
    stats.expectedGoals += quality
    if (quality >= BIG_CHANCE) stats.bigChances += 1
    if (type === 'goal' || type === 'save') stats.onTarget += 1
  } else if (type === 'card') {
    if (ban > 1) stats.red += 1
    else stats.yellow += 1
  } else if (type === 'offside') {
    stats.offsides = (stats.offsides ?? 0) + 1
  }
}

interface PlaySoFar {
  play: DeepReadonly<PlayRecord>
  minute: number
  possession: number
}

function addPlay(stats: SideStats, side: Side, { play, minute, possession }: PlaySoFar): void {
  const until = (minutes: readonly number[]) => minutes.filter((at) => at <= minute).length
  stats.corners = until(play.corners[side])
  stats.fouls = until(play.fouls[side])
  stats.offsides = (stats.offsides ?? 0) + until(play.offsides[side])
  stats.possession = possession
}

/** Mean of the figures until a minute, each by its minutes; 50 before kick-off. */
function possessionSoFar(figures: readonly number[], minute: number): number {
  let sum = 0
  let played = 0
  for (const [spell, percent] of figures.entries()) {
    const minutes = Math.min(SPELL, minute - spell * SPELL)
    if (minutes <= 0) break
    sum += percent * minutes
    played += minutes
  }
  return played === 0 ? 50 : Math.round(sum / played)
}
