/** Adds an own match to the history: records, runs, totals and the season's best match. */
import type { ClubIdentity } from '../core/club.ts'
import type { GameState } from '../gameState.ts'
import { storeBestMatch } from '../history/bestMatch.ts'
import { addToTotals, extendRuns } from '../history/milestones.ts'
import { offerRecord } from '../history/records.ts'
import { leagueTableAfter } from '../league/table.ts'
import type { MatchResult } from '../match/matchResult.ts'
import type { MatchCrowd } from './ownCrowd.ts'

/** Week from which league positions are meaningful. */
const TELLING_WEEKS = 5

interface RecordedMatch {
  result: MatchResult
  crowd: MatchCrowd
  rival: Pick<ClubIdentity, 'id'>
}

export function recordMatch(state: GameState, { result, crowd, rival }: RecordedMatch): void {
  const { playerScore, opponentScore, outcome, opponent, attendance } = result
  const text = `${playerScore}-${opponentScore} against ${opponent}`
  const margin = playerScore - opponentScore
  if (margin > 0) offerRecord(state, { kind: 'biggestWin', value: margin, text })
  if (margin < 0) offerRecord(state, { kind: 'biggestDefeat', value: -margin, text })
  if (playerScore > 0) offerRecord(state, { kind: 'mostGoals', value: playerScore, text })
  if (attendance > 0) {
    offerRecord(state, {
      kind: 'highestAttendance',
      value: attendance,
      text: `${attendance} spectators, ${text}`,
    })
  }
  extendRuns(state, outcome)
  addToTotals(state, { isWin: outcome === 'W', goals: playerScore, text })
  storeBestMatch(state, { result, crowd, placesAbove: placesAbove(state, result.week, rival.id) })
}

/** Places a rival stood above the own club before the match of a week; 0 in the first weeks. */
function placesAbove(state: GameState, week: number, rival: string): number {
  if (week <= TELLING_WEEKS) return 0
  const table = leagueTableAfter(state, week - 1)
  const placeOf = (id: string) => table.findIndex(({ club }) => club.id === id)
  return placeOf(state.club.id) - placeOf(rival)
}
