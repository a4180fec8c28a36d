/** Tables over the seasons of a career, and the meetings with each rival (TAB-5, TAB-6). */
import { POINTS } from '../club/leagueRecord.ts'
import type { HeadToHead } from '../club/headToHead.ts'
import type { PastSeason } from '../club/pastSeason.ts'
import type { ClubNumber, TableLine } from '../club/seasonReview.ts'
import { clubNumber } from '../clubs/clubNumbers.ts'
import { clubById } from '../club/clubById.ts'
import type { ClubIdentity } from '../club/club.ts'
import { WEEKS_PER_SEASON } from '../core/calendar.ts'
import type { Division } from '../core/fixture.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { divisionTable } from '../league/table.ts'
import { clubOfNumber } from './finalTable.ts'

export interface AllTimeRow {
  rank: number
  club: DeepReadonly<ClubIdentity>
  isOwn: boolean
  /** Seasons in the division, the running one included. */
  seasons: number
  titles: number
  played: number
  wins: number
  draws: number
  losses: number
  goalsFor: number
  goalsAgainst: number
  points: number
}

/** Seasons of which final tables are kept, and the running one once it has begun: the first and the last of them. */
export function seasonsCounted(state: Snapshot): { first: number; last: number } {
  const kept = state.pastSeasons.filter(({ review }) => review !== null)
  return { first: kept[0]?.season ?? state.currentSeason, last: state.currentSeason }
}

/** All clubs that have played in a division, by the points of its seasons together. */
export function allTimeTable(state: Snapshot, division: Division): AllTimeRow[] {
  const rows = new Map<ClubNumber, Omit<AllTimeRow, 'rank'>>()
  for (const past of state.pastSeasons) {
    for (const [i, line] of tableIn(past, division).entries()) {
      addLine(state, rows, line, { played: WEEKS_PER_SEASON, isChampion: i === 0 })
    }
  }
  for (const { club, record } of divisionTable(state, division)) {
    const { wins, draws, goalsFor, goalsAgainst, played } = record
    const line: TableLine = [clubNumber(club.id), wins, draws, goalsFor, goalsAgainst]
    addLine(state, rows, line, { played, isChampion: false })
  }
  return [...rows.values()].sort(compareRows).map((row, i) => ({ rank: i + 1, ...row }))
}

/** Final table of a division in a past season; empty where it isn't kept. */
function tableIn({ division: own, review }: DeepReadonly<PastSeason>, division: Division) {
  return (own === division ? review?.table : review?.otherDivision?.table) ?? []
}

function addLine(
  state: Snapshot,
  rows: Map<ClubNumber, Omit<AllTimeRow, 'rank'>>,
  [number, wins, draws, goalsFor, goalsAgainst]: TableLine,
  { played, isChampion }: { played: number; isChampion: boolean },
): void {
  const club = clubOfNumber(state, number)
  const before = rows.get(number)
  rows.set(number, {
    club,
    isOwn: club.id === state.club.id,
    seasons: (before?.seasons ?? 0) + 1,
    titles: (before?.titles ?? 0) + (isChampion ? 1 : 0),
    played: (before?.played ?? 0) + played,
    wins: (before?.wins ?? 0) + wins,
    draws: (before?.draws ?? 0) + draws,
    losses: (before?.losses ?? 0) + played - wins - draws,
    goalsFor: (before?.goalsFor ?? 0) + goalsFor,
    goalsAgainst: (before?.goalsAgainst ?? 0) + goalsAgainst,
    points: (before?.points ?? 0) + POINTS.W * wins + POINTS.D * draws,
  })
}

type Sums = Pick<AllTimeRow, 'points' | 'goalsFor' | 'goalsAgainst'>

function compareRows(a: Sums, b: Sums): number {
  return (
    b.points - a.points ||
    b.goalsFor - b.goalsAgainst - (a.goalsFor - a.goalsAgainst) ||
    b.goalsFor - a.goalsFor
  )
}

export interface RivalMeetings extends DeepReadonly<HeadToHead> {
  opponent: DeepReadonly<ClubIdentity>
  played: number
}

/** Meetings with each club, ties included, the most frequent first. */
export function rivalMeetings(state: Snapshot): RivalMeetings[] {
  return state.headToHeads
    .flatMap((one): RivalMeetings[] => {
      const opponent = clubById(state, one.club)
      const played = one.wins + one.draws + one.losses
      return opponent && played > 0 && one.club !== state.club.id ? [{ ...one, opponent, played }] : []
    })
    .sort((a, b) => b.played - a.played || b.wins - b.losses - (a.wins - a.losses))
}
