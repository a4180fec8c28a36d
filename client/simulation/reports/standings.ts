/** League table for display. */
import { ordinal } from '../core/ordinal.ts'
import type { Snapshot } from '../gameState.ts'
import { leagueTable, ownPosition, type TableRow } from '../league/table.ts'

/** A club's row of the table. */
export interface Standing extends TableRow {
  /** Position as an ordinal, such as '3rd'; null before the season's first match. */
  place: string | null
  isOwn: boolean
}

/** All twenty clubs in order. */
export function standings(state: Snapshot): Standing[] {
  return leagueTable(state).map((row) => ({
    ...row,
    place: placeInWords(state, row.position),
    isOwn: row.club.id === state.club.id,
  }))
}

/** Current position of the own club as an ordinal; null before the season's first match. */
export function ownPlace(state: Snapshot): string | null {
  return placeInWords(state, ownPosition(state))
}

function placeInWords({ record }: Snapshot, position: number): string | null {
  return record.played > 0 ? ordinal(position) : null
}
