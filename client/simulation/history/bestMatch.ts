/** Best own match of a season, of any competition (HIS-7). */
import type { GameState } from '../gameState.ts'
import type { MatchResult } from '../match/matchResult.ts'
import { MATCH_MERITS, type MatchMerit } from '../club/seasonReview.ts'
import type { MemorableMatch } from '../match/keptMatch.ts'

/** Number of best matches stored whole, for replays: those of the running season and the one before. */
export const MATCHES_KEPT = 2

/** First minute of a late winning goal. */
const LATE = 85
const BIG_MARGIN = 3
/** Minimum places by which the beaten side stood above. */
const UPSET_PLACES = 6

const RESULT_WORTH = { W: 10, D: 0, L: -10 }
const MERIT_WORTH: Record<MatchMerit, number> = {
  trophy: 5,
  comeback: 3,
  'late-winner': 2.5,
  upset: 3,
  derby: 2,
  'big-win': 1,
}

interface PlayedMatch {
  result: MatchResult
  crowd: MemorableMatch['crowd']
  /** Places the opponent stood above the own club before the match, negative for below; 0 early in a season. */
  placesAbove: number
  /** True for a match that has won a competition of its own. */
  isTrophyWon?: boolean
}

/** Stores a match that is better than the season's best so far. Forfeits are ignored. */
export function storeBestMatch(
  state: GameState,
  { result, crowd, placesAbove, isTrophyWon = false }: PlayedMatch,
): void {
  const { report, ...summary } = result
  if (report.forfeit) return
  const merits = meritsOf(result, { placesAbove, isTrophyWon })
  const worth = scoreOf(result, merits)
  const best = state.bestMatches.at(-1)
  const isFirst = best?.result.season !== result.season
  if (!isFirst && best.worth >= worth) return
  state.bestMatches.splice(isFirst ? state.bestMatches.length : -1, isFirst ? 0 : 1, {
    worth,
    merits,
    crowd,
    result: summary,
  })
  if (state.bestMatches.length > MATCHES_KEPT) state.bestMatches.shift()
}

function scoreOf(
  { outcome, playerScore, opponentScore }: MatchResult,
  merits: readonly MatchMerit[],
): number {
  const merited = merits.reduce((sum, merit) => sum + MERIT_WORTH[merit], 0)
  return RESULT_WORTH[outcome] + playerScore - opponentScore + playerScore / 2 + merited
}

/** Merits of a match. Only wins have merits. */
function meritsOf(
  result: MatchResult,
  { placesAbove, isTrophyWon }: { placesAbove: number; isTrophyWon: boolean },
): MatchMerit[] {
  if (result.outcome !== 'W') return []
  const { wasBehind, winningMinute } = courseOf(result)
  const holds: Record<MatchMerit, boolean> = {
    trophy: isTrophyWon,
    comeback: wasBehind,
    'late-winner': winningMinute >= LATE,
    upset: placesAbove >= UPSET_PLACES,
    derby: result.isDerby,
    'big-win': result.playerScore - result.opponentScore >= BIG_MARGIN,
  }
  return MATCH_MERITS.filter((merit) => holds[merit])
}

/** Returns whether the winners were behind, and the minute in which they took the lead for good. */
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
