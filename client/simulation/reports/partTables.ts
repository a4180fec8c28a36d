/** Tables of a part of a division's matches: at home, away, and the latest of each club (TAB-1). */
import { addResult } from '../club/leagueRecord.ts'
import type { Division } from '../core/fixture.ts'
import type { ClubId } from '../core/ids.ts'
import { ordinal } from '../core/ordinal.ts'
import type { Snapshot } from '../gameState.ts'
import { matchesByClub, outcomesOf, type ClubMatch } from '../league/clubMatches.ts'
import { divisionTable, emptyRecords, tableOf } from '../league/table.ts'
import type { Standing } from './standings.ts'

export type TablePart = 'home' | 'away' | 'form'

/** Matches of each club that the form table counts. */
export const FORM_MATCHES = 6

/** Table of the matches of one part. */
export function partTable(state: Snapshot, part: TablePart, division: Division): Standing[] {
  const clubs = divisionTable(state, division).map(({ club }) => club)
  const records = emptyRecords(clubs)
  const counted = new Map<ClubId, ClubMatch[]>()
  for (const [id, matches] of matchesByClub(state, division)) {
    counted.set(id, partOf(matches, part))
    const record = records.get(id)
    for (const { goalsFor, goalsAgainst } of counted.get(id) ?? []) {
      if (record) addResult(record, goalsFor, goalsAgainst)
    }
  }
  const hasBegun = [...counted.values()].some(({ length }) => length > 0)
  return tableOf(clubs, records).map((row) => ({
    ...row,
    record: { ...row.record, form: outcomesOf((counted.get(row.club.id) ?? []).slice(-FORM_MATCHES)) },
    place: hasBegun ? ordinal(row.position) : null,
    isOwn: row.club.id === state.club.id,
    zone: null,
  }))
}

function partOf(matches: readonly ClubMatch[], part: TablePart): ClubMatch[] {
  if (part === 'form') return matches.slice(-FORM_MATCHES)
  return matches.filter(({ isHome }) => isHome === (part === 'home'))
}
