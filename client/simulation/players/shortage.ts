/** Shortage of players for the next match (CAL-5). */
import type { Snapshot } from '../gameState.ts'
import { PLAYERS_NEEDED } from '../club/formation.ts'
import { eligiblePlayers } from './squad.ts'
import { isFit } from '../people/player.ts'
import { WEEKS_PER_SEASON } from '../core/calendar.ts'

export interface Shortage {
  /** Eligible players, fewer than eleven. */
  eligible: number
  /** Number of players short of eleven. */
  missing: number
  /** True if enough players are fit, so that another selection ends the shortage. */
  isSolvable: boolean
}

/** Shortage of players for the season's next match; null when there is none, or no match is left. */
export function shortage(state: Snapshot): Shortage | null {
  if (state.currentMatchWeek >= WEEKS_PER_SEASON && !state.awaitingKickOff) return null
  const eligible = eligiblePlayers(state).length
  if (eligible >= PLAYERS_NEEDED) return null
  const isSolvable = state.players.filter(isFit).length >= PLAYERS_NEEDED
  return { eligible, missing: PLAYERS_NEEDED - eligible, isSolvable }
}
