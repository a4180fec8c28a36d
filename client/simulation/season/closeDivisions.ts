/** Effects of the final tables of both divisions on their clubs. */
import { competitorsIn } from '../club/otherDivision.ts'
import { reputationAfterSeason } from '../club/reputation.ts'
import type { GameState } from '../gameState.ts'
import { divisionTable } from '../league/table.ts'

/** Notes the final positions with the clubs, whose reputation follows them. */
export function closeDivisions(state: GameState): void {
  for (const division of [1, 2] as const) {
    const places = new Map(divisionTable(state, division).map(({ club, position }) => [club.id, position]))
    for (const club of competitorsIn(state, division)) {
      club.lastPosition = places.get(club.id) ?? club.lastPosition
      club.reputation = reputationAfterSeason(club.reputation, club.lastPosition, division)
    }
  }
}
