/** Result of a match that must have a winner, from its report. */
import { FULL_TIME } from '../core/fixture.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Score, TieResult } from '../core/tie.ts'
import type { MatchReport, Side } from './matchReport.ts'
import { shootOutScore } from '../core/shootOutScore.ts'

/** Winner of a match, with the first leg if there was one; null for one that ended level. */
export function winnerOf({ setup, goals, shootOut }: DeepReadonly<MatchReport>): Side | null {
  const lead = leadOf(goals, setup.tie?.firstLeg ?? null)
  if (lead !== 0) return lead > 0 ? 'home' : 'away'
  if (!shootOut) return null
  const { home, away } = shootOutScore(shootOut)
  return home > away ? 'home' : 'away'
}

/** Lead of the home side in goals, with those of a first leg. */
export function leadOf({ home, away }: Score, firstLeg: DeepReadonly<Score> | null): number {
  return home - away + (firstLeg ? firstLeg.home - firstLeg.away : 0)
}

/** Result of a tie. Its winner is that of the match; null for a draw. */
export function tieResultOf(report: DeepReadonly<MatchReport>): TieResult {
  const { setup, goals, hasExtraTime, shootOut } = report
  const winner = winnerOf(report)
  const score90 = hasExtraTime ? goalsUntil(report, FULL_TIME) : { ...goals }
  return {
    score90,
    extraTime: hasExtraTime ? { home: goals.home - score90.home, away: goals.away - score90.away } : null,
    shootOut: shootOut && shootOutScore(shootOut),
    winner: winner && setup[winner].club,
  }
}

/** Goals of a tie, with those of extra time and without penalties. */
export function lastScoreOf({
  score90,
  extraTime,
}: DeepReadonly<Pick<TieResult, 'score90' | 'extraTime'>>): Score {
  if (!extraTime) return { ...score90 }
  return { home: score90.home + extraTime.home, away: score90.away + extraTime.away }
}

/** Goals until a minute. */
function goalsUntil({ events }: DeepReadonly<MatchReport>, until: number): Score {
  const score = { home: 0, away: 0 }
  for (const { type, team, minute } of events)
    if (type === 'goal' && team && minute <= until) score[team] += 1
  return score
}
