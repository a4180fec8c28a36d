import { otherThan } from '../club/otherDivision.ts'
import type { Division } from '../core/fixture.ts'
import { OWN_CLUB } from '../core/ids.ts'
import type { Snapshot } from '../gameState.ts'
import { divisionOf } from '../league/table.ts'

/** Division in which the career began, with the club that keeps its id. */
export function startDivision(state: Snapshot): Division {
  const [first] = state.pastSeasons
  if (!first) return divisionOf(state, OWN_CLUB)
  const isOther = first.review?.otherDivision?.table.some(([club]) => club === 0) ?? false
  return isOther ? otherThan(first.division) : first.division
}
