/** Effects of the final tables of both divisions on their clubs. */
import { reputationAfterSeason, reputationInSecond } from '../club/reputation.ts'
import type { ClubId } from '../core/ids.ts'
import type { GameState } from '../gameState.ts'
import { divisionTable, type Division } from '../league/table.ts'

/** Notes the final positions with the clubs, whose reputation follows them. */
export function closeDivisions(state: GameState): void {
  const first = placesOf(state, 1)
  for (const club of state.competitors) {
    club.lastPosition = first.get(club.id) ?? club.lastPosition
    club.reputation = reputationAfterSeason(club.reputation, club.lastPosition)
  }
  const second = placesOf(state, 2)
  for (const club of state.secondDivision.clubs) {
    const place = second.get(club.id) ?? club.lastPosition
    club.lastPosition = place
    club.reputation = reputationAfterSeason(club.reputation, place, reputationInSecond(place))
  }
}

function placesOf(state: GameState, division: Division): Map<ClubId, number> {
  return new Map(divisionTable(state, division).map(({ club, position }) => [club.id, position]))
}
