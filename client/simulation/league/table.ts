/** The league table: points, goal difference, goals scored, name (specification, section 9). */
import type { ClubIdentity } from '../clubs/club.ts'
import type { DeepReadonly, Snapshot } from '../gameState.ts'
import type { LeagueRecord } from './leagueRecord.ts'

export interface TableRow {
  /** 1–20. */
  position: number
  club: DeepReadonly<ClubIdentity>
  record: DeepReadonly<LeagueRecord>
  goalDifference: number
}

/** All twenty clubs in order. */
export function leagueTable(state: Snapshot): TableRow[] {
  const rows: Omit<TableRow, 'position'>[] = state.competitors.map((club) => rowOf(club, club.record))
  rows.push(rowOf(state.club, state.record))
  rows.sort(compareRows)
  return rows.map((row, i) => ({ position: i + 1, ...row }))
}

/** The own club's place in the table as it stands now, 1–20. */
export function ownPosition(state: Snapshot): number {
  const own = rowOf(state.club, state.record)
  let better = 0
  for (const club of state.competitors) if (compareRows(rowOf(club, club.record), own) < 0) better += 1
  return better + 1
}

function rowOf(
  club: DeepReadonly<ClubIdentity>,
  record: DeepReadonly<LeagueRecord>,
): Omit<TableRow, 'position'> {
  return { club, record, goalDifference: record.goalsFor - record.goalsAgainst }
}

function compareRows(a: Omit<TableRow, 'position'>, b: Omit<TableRow, 'position'>): number {
  return (
    b.record.points - a.record.points ||
    b.goalDifference - a.goalDifference ||
    b.record.goalsFor - a.record.goalsFor ||
    compareNames(a.club.name, b.club.name)
  )
}

/** By code units: the same order in every browser and language. */
function compareNames(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
