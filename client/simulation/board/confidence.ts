/** Confidence of the board in the manager (BOA-10, BOA-11). */
import { CONFIDENCE_RANGE, type Board, type ConfidenceCause, type ObjectiveLevel } from '../club/board.ts'
import { clamp } from '../core/clamp.ts'
import type { MatchOutcome } from '../club/leagueRecord.ts'
import type { GameState } from '../gameState.ts'
import { UNKNOWN_MANAGER } from '../people/ownManager.ts'
import type { MatchResult } from '../match/matchResult.ts'

/** Confidence in a new manager. */
export const FIRST_CONFIDENCE = 50
/** Number of changes kept. */
export const MOVES_KEPT = 10

/** Share of the gap to the usual confidence that closes with a new season. */
const RETURN_SHARE = 0.25

/** Percentage points. */
const MATCH_CONFIDENCE: Record<MatchOutcome, number> = { W: 1, D: 0, L: -1 }
const FUNDS_CONFIDENCE = -4
const REVOLT_CONFIDENCE = -4

/** Percentage points of the reviews of an objective at mid-season and at the season's end. */
export const REVIEW_CONFIDENCE: Record<
  ObjectiveLevel,
  Record<'mid-season' | 'season-end', { met: number; missed: number }>
> = {
  safe: { 'mid-season': { met: 2, missed: -4 }, 'season-end': { met: 4, missed: -12 } },
  ambitious: { 'mid-season': { met: 4, missed: -4 }, 'season-end': { met: 12, missed: -12 } },
  title: { 'mid-season': { met: 6, missed: -5 }, 'season-end': { met: 25, missed: -18 } },
}

/** Share of the budgets at no confidence, and what each percent adds. */
const MIN_FACTOR = 0.7
const FACTOR_PER_PERCENT = 0.006

/** Factor on the budgets that the board sets in summer, 0.7–1.3. */
export function confidenceFactor(confidence: number): number {
  return MIN_FACTOR + FACTOR_PER_PERCENT * confidence
}

/** Changes the confidence by whole percentage points and records the reason. */
export function moveConfidence(
  { board, day }: { board: Board; day: number },
  points: number,
  cause: ConfidenceCause,
): void {
  const after = clamp(board.confidence + points, CONFIDENCE_RANGE)
  const change = after - board.confidence
  if (change === 0) return
  board.confidence = after
  board.moves = [{ day, change, cause }, ...board.moves].slice(0, MOVES_KEPT)
}

export function moveConfidenceByMatch(
  state: GameState,
  {
    outcome,
    isHome,
    playerScore,
    opponentScore,
  }: Pick<MatchResult, 'outcome' | 'isHome' | 'playerScore' | 'opponentScore'>,
  opponent: string,
): void {
  moveConfidence(state, MATCH_CONFIDENCE[outcome], {
    kind: 'match',
    opponent,
    isHome,
    scored: playerScore,
    conceded: opponentScore,
  })
}

/** Moves the confidence after a warning of low funds, or of a revolt of the fans. */
export function moveConfidenceByWarning(state: GameState, kind: 'low-funds' | 'revolt'): void {
  moveConfidence(state, kind === 'revolt' ? REVOLT_CONFIDENCE : FUNDS_CONFIDENCE, { kind })
}

/** Percentage points that each star above an unknown manager adds to the usual confidence. */
const CONFIDENCE_PER_STAR = 3

/** Confidence in a manager of this reputation, to which it returns from season to season (MAN-9). */
export function usualConfidence(reputation: number): number {
  return FIRST_CONFIDENCE + Math.round(CONFIDENCE_PER_STAR * (reputation - UNKNOWN_MANAGER))
}

/** Moves the confidence towards the usual one at the start of a season. */
export function settleConfidence(state: GameState): void {
  const gap = usualConfidence(state.manager.reputation) - state.board.confidence
  moveConfidence(state, Math.round(RETURN_SHARE * gap), { kind: 'new-season' })
}
