/** Figures of kept matches. */
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import type { KeptMatch } from '../match/keptMatch.ts'
import type { MatchReport, Side } from '../match/matchReport.ts'
import { performances } from '../match/ratings.ts'
import type { PlayerId } from '../people/player.ts'
import { replayedReport } from './replayedReport.ts'

export interface KeptPerformance {
  goals: number
  assists: number
  /** 3–10. */
  rating: number
}

interface KeptSide {
  goals: number
  /** Probability of each shot. */
  chances: readonly number[]
  /** Everyone who took part. */
  players: ReadonlyMap<PlayerId, KeptPerformance>
}

/** Null for a match that today's rules play differently. */
export function keptFigures(state: Snapshot, kept: DeepReadonly<KeptMatch>): Record<Side, KeptSide> | null {
  const report = replayedReport(state, kept)
  return report && { home: sideOf(report, 'home'), away: sideOf(report, 'away') }
}

function sideOf(report: MatchReport, side: Side): KeptSide {
  const shots = report.events.filter(({ team, quality }) => team === side && quality > 0)
  const scored = shots.filter(({ type }) => type === 'goal')
  const players = new Map<PlayerId, KeptPerformance>()
  for (const [id, { rating }] of performances(report, side)) {
    const goals = scored.filter(({ player }) => player === id).length
    const assists = scored.filter(({ assist }) => assist === id).length
    players.set(id, { goals, assists, rating: rating / 10 })
  }
  return { goals: report.goals[side], chances: shots.map(({ quality }) => quality), players }
}
