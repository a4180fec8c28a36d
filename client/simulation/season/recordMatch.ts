/** Adds an own match to the history: records, runs, totals and the season's best match. */
import type { ClubIdentity } from '../core/club.ts'
import type { RecordDetails } from '../core/clubRecord.ts'
import type { OwnScore } from '../core/ownScore.ts'
import type { GameState } from '../gameState.ts'
import { storeBestMatch } from '../history/bestMatch.ts'
import { addToTotals, extendRuns } from '../history/milestones.ts'
import { offerRecord } from '../history/records.ts'
import { leagueTableAfter } from '../league/table.ts'
import type { MatchResult } from '../match/matchResult.ts'
import type { MatchCrowd } from './ownCrowd.ts'

/** Weeks after which league positions are meaningful. */
const EARLY_WEEKS = 5

interface RecordedMatch {
  result: MatchResult
  crowd: MatchCrowd
  rival: Pick<ClubIdentity, 'id'>
}

export function recordMatch(state: GameState, { result, crowd, rival }: RecordedMatch): void {
  const { playerScore, opponentScore, outcome, opponent, attendance } = result
  const score: OwnScore = { playerScore, opponentScore, opponent }
  const details: RecordDetails = { kind: 'match', ...score }
  const margin = playerScore - opponentScore
  if (margin > 0) offerRecord(state, { kind: 'biggestWin', value: margin, details })
  if (margin < 0) offerRecord(state, { kind: 'biggestDefeat', value: -margin, details })
  if (playerScore > 0) offerRecord(state, { kind: 'mostGoals', value: playerScore, details })
  if (attendance > 0) {
    offerRecord(state, { kind: 'highestAttendance', value: attendance, details })
  }
  extendRuns(state, outcome)
  addToTotals(state, score)
  storeBestMatch(state, { result, crowd, placesAbove: placesAbove(state, result.week, rival.id) })
}

/** Places a rival stood above the own club before the match of a week; 0 in the first weeks. */
function placesAbove(state: GameState, week: number, rival: string): number {
  if (week <= EARLY_WEEKS) return 0
  const table = leagueTableAfter(state, week - 1)
  const placeOf = (id: string) => table.findIndex(({ club }) => club.id === id)
  return placeOf(state.club.id) - placeOf(rival)
}
