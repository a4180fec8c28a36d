/** League table during the matches of a week. */
import type { ClubId } from '../core/ids.ts'
import type { Snapshot } from '../gameState.ts'
import { leagueTable, leagueTableOf, type TableRow } from '../league/table.ts'

interface LiveScore {
  home: ClubId
  homeGoals: number
  awayGoals: number
}

interface LiveRow extends TableRow {
  isOwn: boolean
  /** Places gained since before the week, negative for lost ones; 0 in the first week. */
  climbed: number
}

/** The table as if the matches of the coming week ended with these scores. */
export function liveTable(state: Snapshot, scores: readonly LiveScore[]): LiveRow[] {
  const week = state.currentMatchWeek + 1
  const byHome = new Map(scores.map((score) => [score.home, score]))
  const fixtures = state.fixtures.map((fixture) => {
    const live = fixture.week === week ? byHome.get(fixture.home) : undefined
    return live ? { ...fixture, score: { home: live.homeGoals, away: live.awayGoals } } : fixture
  })
  const before = new Map(leagueTable(state).map(({ club, position }) => [club.id, position]))
  return leagueTableOf({ ...state, fixtures }, () => true).map((row) => ({
    ...row,
    isOwn: row.club.id === state.club.id,
    climbed: week > 1 ? (before.get(row.club.id) ?? row.position) - row.position : 0,
  }))
}
