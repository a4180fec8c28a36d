/** Records of a division over all seasons of a career (TAB-14). */
import type { ClubNumber } from './seasonReview.ts'

export const DIVISION_RECORD_KINDS = [
  'biggestWin',
  'mostGoals',
  'unbeaten',
  'winning',
  'winless',
  'mostPoints',
  'fewestPoints',
  'mostScored',
  'fewestConceded',
  'highestAttendance',
] as const
export type DivisionRecordKind = (typeof DIVISION_RECORD_KINDS)[number]

export interface DivisionRecord {
  kind: DivisionRecordKind
  /** Margin or goals of a match, matches of a run, or points, goals or mean home crowd of a season. */
  value: number
  season: number
  /** First and last match week; null for figures of a whole season. */
  weeks: readonly [from: number, to: number] | null
  club: ClubNumber
  /** Match of the club; null for a run and a season. */
  match: DivisionMatch | null
}

export interface DivisionMatch {
  opponent: ClubNumber
  goalsFor: number
  goalsAgainst: number
}

/** Kinds of which the lowest value is the record. */
const LOWEST: ReadonlySet<DivisionRecordKind> = new Set(['fewestPoints', 'fewestConceded'])

/** The standing records with those that beat them; an equal value does not. In the order of the kinds. */
export function bestRecords(
  standing: readonly DivisionRecord[],
  offered: readonly DivisionRecord[],
): DivisionRecord[] {
  const best = new Map(standing.map((record) => [record.kind, record]))
  for (const record of offered) {
    const before = best.get(record.kind)
    const gain = before ? record.value - before.value : Infinity
    if (!before || (LOWEST.has(record.kind) ? gain < 0 : gain > 0)) best.set(record.kind, record)
  }
  return DIVISION_RECORD_KINDS.flatMap((kind) => best.get(kind) ?? [])
}
