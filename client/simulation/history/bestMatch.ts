/** Which own matches are worth remembering: the best of each season, the latest of them to be watched again. */
import type { GameState } from '../gameState.ts'
import type { MatchResult } from '../match/matchResult.ts'
import { MATCH_MERITS, type MatchMerit, type MemorableMatch } from './seasonReview.ts'

/** Seasons whose best match can be watched again; of those before only the line is kept. */
export const MATCHES_KEPT = 3

/** Minute from which the winning goal is a late one. */
const LATE = 85
const BIG_MARGIN = 3
/** Places the beaten side stood above. */
const UPSET_PLACES = 6

const RESULT_WORTH = { W: 10, D: 0, L: -10 }
const MERIT_WORTH: Record<MatchMerit, number> = {
  comeback: 3,
  'late-winner': 2.5,
  upset: 3,
  derby: 2,
  'big-win': 1,
}

interface Memory {
  result: MatchResult
  crowd: MemorableMatch['crowd']
  /** Places the opponent stood above the own club before the match, below 0 for below; 0 early in a season. */
  placesAbove: number
}

/** Keeps a match that is better than the season's best so far; a forfeit never is. */
export function rememberMatch(state: GameState, { result, crowd, placesAbove }: Memory): void {
  if (result.report.forfeit) return
  const merits = meritsOf(result, placesAbove)
  const worth = worthOf(result, merits)
  const best = state.bestMatches.at(-1)
  const isFirst = best?.result.season !== result.season
  if (!isFirst && best.worth >= worth) return
  state.bestMatches.splice(isFirst ? state.bestMatches.length : -1, isFirst ? 0 : 1, {
    worth,
    merits,
    crowd,
    result,
  })
  if (state.bestMatches.length > MATCHES_KEPT) state.bestMatches.shift()
}

function worthOf(
  { outcome, playerScore, opponentScore }: MatchResult,
  merits: readonly MatchMerit[],
): number {
  const merited = merits.reduce((sum, merit) => sum + MERIT_WORTH[merit], 0)
  return RESULT_WORTH[outcome] + playerScore - opponentScore + playerScore / 2 + merited
}

/** What speaks for a match; only wins have merits. */
function meritsOf(result: MatchResult, placesAbove: number): MatchMerit[] {
  if (result.outcome !== 'W') return []
  const { wasBehind, winningMinute } = courseOf(result)
  const holds: Record<MatchMerit, boolean> = {
    comeback: wasBehind,
    'late-winner': winningMinute >= LATE,
    upset: placesAbove >= UPSET_PLACES,
    derby: result.isDerby,
    'big-win': result.playerScore - result.opponentScore >= BIG_MARGIN,
  }
  return MATCH_MERITS.filter((merit) => holds[merit])
}

/** Whether the winners were behind, and when they went ahead for good. */
function courseOf({ isHome, report }: MatchResult): { wasBehind: boolean; winningMinute: number } {
  const own = isHome ? 'home' : 'away'
  let lead = 0
  let wasBehind = false
  let winningMinute = 0
  for (const { type, team, minute } of report.events) {
    if (type !== 'goal') continue
    lead += team === own ? 1 : -1
    if (lead < 0) wasBehind = true
    if (lead === 1 && team === own) winningMinute = minute
  }
  return { wasBehind, winningMinute }
}
