import { competitorById } from '../club/club.ts'
import type { ClubId } from '../core/ids.ts'
import type { Snapshot } from '../gameState.ts'
import { contractedWage } from '../players/playerValue.ts'
import { playerWagesPerWeek } from './dailyFinance.ts'

/**
 * Pounds per week for the players of a club of the country. Rivals have the contracts that a manager who takes them over
 * finds (MAN-13).
 */
export function clubWagesPerWeek(state: Snapshot, club: ClubId): number {
  if (club === state.club.id) return playerWagesPerWeek(state)
  const { players } = competitorById(state, club)
  return players.reduce((sum, { quality }) => sum + contractedWage(quality), 0)
}
