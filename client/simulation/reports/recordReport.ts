/** Records of a division over all seasons, the matches of the running one included (TAB-14). */
import type { ClubIdentity } from '../club/club.ts'
import { bestRecords, type DivisionRecord, type DivisionRecordKind } from '../club/divisionRecord.ts'
import { clubNumber } from '../clubs/clubNumbers.ts'
import { counted } from '../core/english.ts'
import type { Division } from '../core/fixture.ts'
import { grouped } from '../core/money.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { recordsOfMatches } from '../history/divisionRecords.ts'
import { clubOfNumber } from './finalTable.ts'

export interface ReportedDivisionRecord {
  kind: DivisionRecordKind
  name: string
  /** Club whose record it is: the winners of a match. */
  club: DeepReadonly<ClubIdentity>
  isOwn: boolean
  /** Such as '7–0 against Hull Lightship' or '14 matches'. */
  text: string
  /** Such as 'Season 3, weeks 4 to 17'. */
  setIn: string
}

const NAMES: Record<DivisionRecordKind, string> = {
  biggestWin: 'Biggest win',
  mostGoals: 'Most goals in a match',
  unbeaten: 'Longest unbeaten run',
  winning: 'Most wins in a row',
  winless: 'Longest run without a win',
  mostPoints: 'Most points',
  fewestPoints: 'Fewest points',
  mostScored: 'Most goals in a season',
  fewestConceded: 'Fewest goals against',
  highestAttendance: 'Highest average attendance',
}

export function recordReport(state: Snapshot, division: Division): ReportedDivisionRecord[] {
  const records = bestRecords(state.divisionRecords[division], recordsOfMatches(state, division))
  return records.map((record) => ({
    kind: record.kind,
    name: NAMES[record.kind],
    club: clubOfNumber(state, record.club),
    isOwn: record.club === clubNumber(state.club.id),
    text: textOf(state, record),
    setIn: `Season ${record.season}${weeksInWords(record.weeks)}`,
  }))
}

/** Figures of records that are no match. */
const UNITS: Partial<Record<DivisionRecordKind, (value: number) => string>> = {
  mostPoints: (value) => counted(value, 'point'),
  fewestPoints: (value) => counted(value, 'point'),
  mostScored: (value) => counted(value, 'goal'),
  fewestConceded: (value) => counted(value, 'goal'),
  highestAttendance: (value) => `${grouped(value)} spectators`,
}

function textOf(state: Snapshot, { kind, value, match }: DivisionRecord): string {
  if (!match) return UNITS[kind]?.(value) ?? counted(value, 'match', 'matches')
  return `${match.goalsFor}–${match.goalsAgainst} against ${clubOfNumber(state, match.opponent).name}`
}

function weeksInWords(weeks: DivisionRecord['weeks']): string {
  if (!weeks) return ''
  const [from, to] = weeks
  return from === to ? `, week ${from}` : `, weeks ${from} to ${to}`
}
