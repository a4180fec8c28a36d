import type { Snapshot } from '../gameState.ts'
import { leagueTables } from '../league/table.ts'
import { quartilesOf, type Quartiles } from './quartiles.ts'

/** Points after a match week. */
export interface FieldWeek {
  week: number
  /** Points of the own club. */
  own: number
  /** Quartiles of all twenty clubs of the division. */
  field: Quartiles
}

/** Points of the own club week by week, against those of its division (PLT-1). */
export function pointsAgainstField(state: Snapshot): FieldWeek[] {
  return leagueTables(state).flatMap((table, week) => {
    const own = table.find(({ club }) => club.id === state.club.id)
    if (week === 0 || !own) return []
    const field = quartilesOf(table.map(({ record }) => record.points))
    return [{ week, own: own.record.points, field }]
  })
}
