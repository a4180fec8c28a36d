/** Bans in the cup, which are served in the cup (CUP-4). */
import { nextOwnTie } from '../competitions/ownMatches.ts'
import { DAYS_PER_WEEK } from '../core/calendar.ts'
import type { GameState } from '../gameState.ts'

/**
 * Puts the own players' bans in the cup in the place of those in the league from the first day of a week with a tie:
 * the next match is in the cup.
 */
export function countCupBans(state: GameState): void {
  const tie = nextOwnTie(state)
  if (tie && tie.day < state.day + DAYS_PER_WEEK) exchangeBans(state)
}

/** Exchanges the own players' bans in the league and in the cup. */
export function exchangeBans({ players, cup }: GameState): void {
  const bans = { ...cup.bans }
  for (const player of players) {
    const other = bans[player.id] ?? 0
    bans[player.id] = player.suspensions
    player.suspensions = other
  }
  cup.bans = Object.fromEntries(Object.entries(bans).filter(([, matches]) => matches > 0))
}
