/** Bans in competitions besides the league, each served in its own (CUP-4). */
import { competitionOf, type CompetitionSeason } from '../club/competitionSeason.ts'
import { nextOwnTie } from '../competitions/ownMatches.ts'
import { nextWeekStart } from '../core/calendar.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Tie } from '../core/tie.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import type { Player } from '../people/player.ts'

type Banned = Pick<Player, 'id' | 'suspensions'>

/**
 * Puts the own players' bans in the competition of a tie in the place of those in the league from the first day of its
 * week: the next match is that tie.
 */
export function countTieBans(state: GameState): void {
  const tie = tieOfWeek(state)
  if (tie) exchangeBans(state, tie)
}

/** Exchanges the own players' bans in the league and in the competition of a tie. */
export function exchangeBans(state: GameState, { competition }: DeepReadonly<Tie>): void {
  const row = competitionOf(state, competition)
  for (const player of state.players) exchangeBan(row, player)
}

/** Puts the ban in the league first for somebody who leaves, and the one that counts next for somebody who joins. */
export function changeBansWithClub(state: GameState, player: Banned): void {
  const tie = tieOfWeek(state)
  if (tie) exchangeBan(competitionOf(state, tie.competition), player)
}

/** Matches left of an own player's ban in the league. */
export function leagueBan(state: Snapshot, { id, suspensions }: Readonly<Banned>): number {
  const tie = tieOfWeek(state)
  return tie ? (competitionOf(state, tie.competition).bans[id] ?? 0) : suspensions
}

/** Tie of this week until it has been played, while the own players' bans are those in its competition. */
function tieOfWeek(state: Snapshot): DeepReadonly<Tie> | null {
  const tie = nextOwnTie(state)
  return tie && tie.day < nextWeekStart(state.day) ? tie : null
}

function exchangeBan(row: CompetitionSeason, player: Banned): void {
  const { [player.id]: other = 0, ...bans } = row.bans
  row.bans = player.suspensions > 0 ? { ...bans, [player.id]: player.suspensions } : bans
  player.suspensions = other
}
