/** Adds an own match to the history: meetings, records, runs, totals, the season's best match and a note for the paper. */
import type { ClubIdentity } from '../club/club.ts'
import type { RecordDetails } from '../club/clubRecord.ts'
import type { OwnScore } from '../club/ownScore.ts'
import type { GameState } from '../gameState.ts'
import { storeBestMatch } from '../history/bestMatch.ts'
import { addToTotals, extendRuns } from '../history/milestones.ts'
import { offerRecord } from '../history/records.ts'
import { recordMeeting } from '../league/recordMeeting.ts'
import { growFromMatch } from '../league/rivalry.ts'
import type { TableRow } from '../league/table.ts'
import type { MatchResult } from '../match/matchResult.ts'
import { noteGoals } from './goalOfMonth.ts'
import { noteMeeting } from './noteMeeting.ts'
import type { MatchCrowd } from './matchCrowd.ts'

interface RecordedMatch {
  result: MatchResult
  crowd: MatchCrowd
  rival: Pick<ClubIdentity, 'id' | 'name'>
  /** League table before the week of the match; null in the first weeks, when it means little. */
  table: readonly TableRow[] | null
}

export function recordMatch(state: GameState, { result, crowd, rival, table }: RecordedMatch): void {
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
  const { season, week, isHome } = result
  storeBestMatch(state, { result, crowd, placesAbove: table ? placesAbove(state, table, rival.id) : 0 })
  noteGoals(state, result)
  const meeting = { season, week, isHome, goalsFor: playerScore, goalsAgainst: opponentScore }
  noteMeeting(state, rival, week)
  recordMeeting(state, rival.id, meeting)
  if (table) growFromMatch(state, { rival: rival.id, week, margin, table })
}

/** Places by which a rival stands above the own club in a table. */
function placesAbove(state: GameState, table: readonly TableRow[], rival: string): number {
  const placeOf = (id: string) => table.findIndex(({ club }) => club.id === id)
  return placeOf(state.club.id) - placeOf(rival)
}
