/** Bans in the cup, which are served in the cup (CUP-4). */
import { nextOwnTie } from '../competitions/ownMatches.ts'
import { nextWeekStart } from '../core/calendar.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import type { Player } from '../people/player.ts'

type Banned = Pick<Player, 'id' | 'suspensions'>

/**
 * Puts the own players' bans in the cup in the place of those in the league from the first day of a week with a tie:
 * the next match is in the cup.
 */
export function countCupBans(state: GameState): void {
  if (isCupNext(state)) exchangeBans(state)
}

/** Exchanges the own players' bans in the league and in the cup. */
export function exchangeBans({ players, cup }: GameState): void {
  for (const player of players) exchangeBan(cup, player)
}

/** Puts the ban in the league first for somebody who leaves, and the one that counts next for somebody who joins. */
export function changeBansWithClub(state: GameState, player: Banned): void {
  if (isCupNext(state)) exchangeBan(state.cup, player)
}

/** Matches left of an own player's ban in the league. */
export function leagueBan(state: Snapshot, { id, suspensions }: Readonly<Banned>): number {
  return isCupNext(state) ? (state.cup.bans[id] ?? 0) : suspensions
}

/** True while the own players' bans are those in the cup: in the week of a tie, until it has been played. */
function isCupNext(state: Snapshot): boolean {
  const tie = nextOwnTie(state)
  return tie !== null && tie.day < nextWeekStart(state.day)
}

function exchangeBan(cup: GameState['cup'], player: Banned): void {
  const { [player.id]: other = 0, ...bans } = cup.bans
  cup.bans = player.suspensions > 0 ? { ...bans, [player.id]: player.suspensions } : bans
  player.suspensions = other
}
