/** Records that a season of a division offers: of its matches, and of its final table (TAB-14). */
import { bestRecords, type DivisionMatch, type DivisionRecord } from '../club/divisionRecord.ts'
import { POINTS } from '../club/leagueRecord.ts'
import type { TableLine } from '../club/seasonReview.ts'
import { clubNumber } from '../clubs/clubNumbers.ts'
import type { Division } from '../core/fixture.ts'
import type { Snapshot } from '../gameState.ts'
import { fixturesIn, longestRun, matchesByClub } from '../league/clubMatches.ts'

/** Runs of which a division has a record, and the shortest that is one. */
const RECORD_RUNS = ['unbeaten', 'winning', 'winless'] as const
const SHORTEST_RUN = 3

/** Records of the running season's matches so far. */
export function recordsOfMatches(state: Snapshot, division: Division): DivisionRecord[] {
  const { currentSeason: season } = state
  const ofMatches = fixturesIn(state, division).flatMap(({ week, home, away, score }): DivisionRecord[] => {
    if (!score) return []
    const [winner, loser] = score.home >= score.away ? [home, away] : [away, home]
    const goalsFor = Math.max(score.home, score.away)
    const goalsAgainst = Math.min(score.home, score.away)
    const match: DivisionMatch = { opponent: clubNumber(loser), goalsFor, goalsAgainst }
    const record = { season, weeks: [week, week] as const, club: clubNumber(winner), match }
    return [
      ...(goalsFor > goalsAgainst
        ? [{ kind: 'biggestWin' as const, value: goalsFor - goalsAgainst, ...record }]
        : []),
      { kind: 'mostGoals', value: goalsFor + goalsAgainst, ...record },
    ]
  })
  const ofRuns = [...matchesByClub(state, division)].flatMap(([id, matches]) =>
    RECORD_RUNS.flatMap((kind): DivisionRecord[] => {
      const { from, length } = longestRun(matches, kind)
      const [first, last] = [matches[from], matches[from + length - 1]]
      if (length < SHORTEST_RUN || !first || !last) return []
      const weeks = [first.week, last.week] as const
      return [{ kind, value: length, season, weeks, club: clubNumber(id), match: null }]
    }),
  )
  return bestRecords([], [...ofMatches, ...ofRuns])
}

/** Records of a final table. */
export function recordsOfTable(season: number, table: readonly TableLine[]): DivisionRecord[] {
  const offered = table.flatMap(
    ([club, wins, draws, goalsFor, goalsAgainst, attendance]): DivisionRecord[] => {
      const points = POINTS.W * wins + POINTS.D * draws
      const record = { season, weeks: null, club, match: null }
      return [
        { kind: 'mostPoints', value: points, ...record },
        { kind: 'fewestPoints', value: points, ...record },
        { kind: 'mostScored', value: goalsFor, ...record },
        { kind: 'fewestConceded', value: goalsAgainst, ...record },
        ...(attendance === null
          ? []
          : [{ kind: 'highestAttendance' as const, value: attendance, ...record }]),
      ]
    },
  )
  return bestRecords([], offered)
}
