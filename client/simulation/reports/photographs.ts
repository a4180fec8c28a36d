/** Photographs of a season for its almanac: the goal that its best match is remembered for. */
import { nameOnSheets } from '../club/nameOnSheets.ts'
import { goalsText } from '../club/ownScore.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import type { MatchReport, Side } from '../match/matchReport.ts'
import { keptBestMatch, pastMatch, type PastMatch } from './pastMatch.ts'

export interface Photograph {
  /** Instant of the goal: the ball in the net, or its celebration. */
  instant: 'goal' | 'celebration'
  /** Sentence below the picture. */
  caption: string
}

export interface Photographs {
  match: PastMatch
  /** Index of the goal among the match's events. */
  event: number
  pictures: Photograph[]
}

/** Null for a season whose best match is no longer kept, or in which the club scored no goal. */
export function photographs(state: Snapshot, season: number): Photographs | null {
  const kept = keptBestMatch(state, season)
  const match = kept && pastMatch(state, kept)
  if (!match?.ownSide) return null
  const { report, ownSide } = match
  const goal = decisiveGoal(report, ownSide)
  if (!goal) return null
  const { event, caption, isWinner } = goal
  const pictures: Photograph[] = [{ instant: 'goal', caption }]
  if (isWinner) pictures.push({ instant: 'celebration', caption: 'The celebrations.' })
  return { match, event, pictures }
}

interface DecisiveGoal {
  event: number
  caption: string
  /** True for the goal that won the match. */
  isWinner: boolean
}

/** The own goal that won the match, or else the last one; null without any. */
function decisiveGoal(report: DeepReadonly<MatchReport>, own: Side): DecisiveGoal | null {
  const nameOf = nameOnSheets(report.setup)
  const opponent = report.setup[own === 'home' ? 'away' : 'home'].name
  const score = { own: 0, other: 0 }
  let last: DecisiveGoal | null = null
  let winner: DecisiveGoal | null = null
  for (const [event, { type, team, player, minute }] of report.events.entries()) {
    if (type !== 'goal') continue
    const lead = score.own - score.other
    score[team === own ? 'own' : 'other'] += 1
    if (team !== own) continue
    const scored = goalsText(score.own, score.other)
    const caption = `Minute ${minute}: ${nameOf(player)} makes it ${scored} against ${opponent}.`
    last = { event, caption, isWinner: false }
    if (lead === 0) winner = { event, caption, isWinner: true }
  }
  return score.own > score.other ? winner : last
}
