/** Tables of the divisions for display. */
import { figuresOf } from '../club/difficultyFigures.ts'
import { LEAGUE_SIZE } from '../core/calendar.ts'
import type { Division } from '../core/fixture.ts'
import { ordinal } from '../core/ordinal.ts'
import type { Snapshot } from '../gameState.ts'
import { divisionTable, ownPosition, type TableRow } from '../league/table.ts'
import { zoneOf, type Zone } from '../league/zones.ts'

/** A club's row of the table. */
export interface Standing extends TableRow {
  /** Position as an ordinal, such as '3rd'; null before the season's first match. */
  place: string | null
  isOwn: boolean
  /** Null before the season's first match, and for places that lead nowhere else. */
  zone: Zone | null
}

/** All twenty clubs of a division in order. */
export function standings(state: Snapshot, division: Division = state.division): Standing[] {
  const table = divisionTable(state, division)
  const hasBegun = table.some(({ record }) => record.played > 0)
  return table.map((row) => ({
    ...row,
    place: hasBegun ? ordinal(row.position) : null,
    isOwn: row.club.id === state.club.id,
    zone: hasBegun ? zoneOf(division, row.position) : null,
  }))
}

/** Current position of the own club as an ordinal; null before the season's first match. */
export function ownPlace(state: Snapshot): string | null {
  return state.record.played > 0 ? ordinal(ownPosition(state)) : null
}

/** Words for the last places of the first division that cost the manager their job. */
export function sackLine(state: Snapshot): string {
  const { worstPosition } = figuresOf(state)
  return worstPosition === LEAGUE_SIZE
    ? 'Your own club stays up wherever it finishes.'
    : `Finish below ${ordinal(worstPosition)} and you’re sacked.`
}
