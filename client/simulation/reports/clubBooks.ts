/** Home crowds and wages of the clubs of a division in the running season (TAB-13). */
import type { ClubIdentity } from '../club/club.ts'
import { crowdFigures, type CrowdFigures } from '../club/homeCrowds.ts'
import type { Division } from '../core/fixture.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { clubWagesPerWeek } from '../finance/clubWages.ts'
import type { Snapshot } from '../gameState.ts'
import { divisionTable } from '../league/table.ts'

export interface ClubBooks extends CrowdFigures {
  club: DeepReadonly<ClubIdentity>
  isOwn: boolean
  /** From 1; null before the season's first match. */
  position: number | null
  points: number
  /** Pounds per week for players. */
  wages: number
  /** From 1, the highest wages. */
  wageRank: number
  /** Places above the rank by wages, negative below it; null before the season's first match. */
  placesAbove: number | null
}

/** All clubs of a division, the highest wages first. */
export function clubBooks(state: Snapshot, division: Division): ClubBooks[] {
  const table = divisionTable(state, division)
  const hasBegun = table.some(({ record }) => record.played > 0)
  return table
    .map((row) => ({ ...row, wages: clubWagesPerWeek(state, row.club.id) }))
    .sort((a, b) => b.wages - a.wages)
    .map(({ club, record, position, wages }, i) => ({
      club,
      isOwn: club.id === state.club.id,
      position: hasBegun ? position : null,
      points: record.points,
      ...crowdFigures(state.crowds, club.id),
      wages,
      wageRank: i + 1,
      placesAbove: hasBegun ? i + 1 - position : null,
    }))
}
