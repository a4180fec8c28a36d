/** The league table: points, goal difference, goals scored, name (LEA-4). */
import { fixturesOfWeek } from '../core/calendar.ts'
import type { ClubIdentity } from '../club/club.ts'
import type { ClubId } from '../core/ids.ts'
import type { Division, Fixture } from '../core/fixture.ts'
import { otherThan } from '../club/otherDivision.ts'
import type { Snapshot } from '../gameState.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { addResult, emptyRecord, type LeagueRecord } from '../club/leagueRecord.ts'

/** First weeks of a season, in which league positions are not meaningful. */
export const EARLY_WEEKS = 5

export interface TableRow {
  /** 1–20. */
  position: number
  club: DeepReadonly<ClubIdentity>
  record: DeepReadonly<LeagueRecord>
  goalDifference: number
}

/** Table of a division, as of now. */
export function divisionTable(state: Snapshot, division: Division): TableRow[] {
  if (division === state.division) return leagueTable(state)
  return inOrder(state.otherDivision.clubs.map((club) => rowOf(club, club.record)))
}

/** Division in which a club plays. */
export function divisionOf(
  { division, otherDivision }: Pick<Snapshot, 'division' | 'otherDivision'>,
  club: ClubId,
): Division {
  return otherDivision.clubs.some(({ id }) => id === club) ? otherThan(division) : division
}

/** Table of the own division: all twenty clubs. */
export function leagueTable(state: Snapshot): TableRow[] {
  const rows: Omit<TableRow, 'position'>[] = state.competitors.map((club) => rowOf(club, club.record))
  rows.push(rowOf(state.club, state.record))
  return inOrder(rows)
}

/** Table of the own division with copies of their records, which matches settled later do not change. */
export function leagueTableCopy(state: Snapshot): TableRow[] {
  return leagueTable(state).map((row) => ({ ...row, record: copyOf(row.record) }))
}

/** Table of the own division after a week of the running season; 0 for before the first. */
export function leagueTableAfter(state: Snapshot, week: number): TableRow[] {
  return leagueTableOf(state, (fixture) => fixture.week <= week)
}

/** The table of those of the season's matches that have been played and count. */
export function leagueTableOf(
  state: Snapshot,
  counts: (fixture: DeepReadonly<Fixture>) => boolean,
): TableRow[] {
  const clubs = [...state.competitors, state.club]
  const records = emptyRecords(clubs)
  for (const fixture of state.fixtures) if (counts(fixture)) bookResult(records, fixture)
  return tableOf(clubs, records)
}

/** Tables of the own division before the first week of the running season and after each week played. */
export function leagueTables(state: Snapshot): TableRow[][] {
  const clubs = [...state.competitors, state.club]
  const records = emptyRecords(clubs)
  const tables = [tableOf(clubs, records)]
  for (let week = 1; week <= state.currentMatchWeek; week++) {
    for (const fixture of fixturesOfWeek(state.fixtures, week)) bookResult(records, fixture)
    tables.push(tableOf(clubs, records))
  }
  return tables
}

/** Change of a club's position in the last match week. */
export interface TableMove {
  before: TableRow
  now: TableRow
  /** Places gained, negative for lost ones; 0 after the first week, when there is no earlier position. */
  climbed: number
}

/** Table of the own division with the changes on the week before. */
export function tableMoves(state: Snapshot): TableMove[] {
  const week = state.currentMatchWeek
  const past = new Map(leagueTableAfter(state, week - 1).map((row) => [row.club.id, row]))
  return leagueTable(state).map((now) => {
    const before = past.get(now.club.id) ?? now
    return { before, now, climbed: week > 1 ? before.position - now.position : 0 }
  })
}

/** Current position of the own club, 1–20. */
export function ownPosition(state: Snapshot): number {
  const own = rowOf(state.club, state.record)
  let better = 0
  for (const club of state.competitors) if (compareRows(rowOf(club, club.record), own) < 0) better += 1
  return better + 1
}

/** Position if the career ended today: from the table, or the last known before a season's first match. */
export function positionAtEnd(state: Snapshot): number {
  return state.record.played > 0 ? ownPosition(state) : state.leaguePosition
}

type Records = Map<ClubId, LeagueRecord>
type Club = DeepReadonly<ClubIdentity>

export function emptyRecords(clubs: readonly Club[]): Records {
  return new Map(clubs.map(({ id }) => [id, emptyRecord()]))
}

function bookResult(records: Records, { home, away, score }: DeepReadonly<Fixture>): void {
  if (!score) return
  const homeRecord = records.get(home)
  const awayRecord = records.get(away)
  if (homeRecord) addResult(homeRecord, score.home, score.away)
  if (awayRecord) addResult(awayRecord, score.away, score.home)
}

/** Ranked clubs, with copies of their records. */
export function tableOf(clubs: readonly Club[], records: Records): TableRow[] {
  return inOrder(
    clubs.map((club) => {
      return rowOf(club, copyOf(records.get(club.id) ?? emptyRecord()))
    }),
  )
}

function copyOf(record: DeepReadonly<LeagueRecord>): LeagueRecord {
  return { ...record, form: record.form.slice() }
}

function inOrder(rows: readonly Omit<TableRow, 'position'>[]): TableRow[] {
  return rows.toSorted(compareRows).map((row, i) => ({ position: i + 1, ...row }))
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

/** Compares by code units, for the same order in every browser and language. */
function compareNames(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
