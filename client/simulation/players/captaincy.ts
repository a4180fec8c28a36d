/** Captain of a side and their effect on it (CHA-6). */
import { isOfKind } from '../people/character.ts'
import { CAPTAIN_FORM, LEADER_FORM } from '../people/characterEffects.ts'
import type { MatchOutcome } from '../club/leagueRecord.ts'
import { PLAYER_NOT_FOUND, done, refuse, type Outcome } from '../news/outcome.ts'
import type { PlayerId, RivalPlayer } from '../people/player.ts'
import type { GameState } from '../gameState.ts'

type Candidate = Readonly<Pick<RivalPlayer, 'id' | 'name' | 'age' | 'quality'>>

/**
 * Captain of an eleven: whom the manager has named if they play, otherwise by respect: leaders first, then the oldest,
 * then the best. Null without players.
 */
export function captainOf<P extends Candidate>(
  seed: number,
  eleven: readonly P[],
  named: PlayerId | null = null,
): P | null {
  let found = named === null ? null : (eleven.find(({ id }) => id === named) ?? null)
  if (found) return found
  for (const player of eleven) {
    if (!found || isMoreRespected(seed, player, found)) found = player
  }
  return found
}

function isMoreRespected(seed: number, one: Candidate, other: Candidate): boolean {
  const leads = isOfKind(seed, one, 'leader')
  if (leads !== isOfKind(seed, other, 'leader')) return leads
  return one.age > other.age || (one.age === other.age && one.quality > other.quality)
}

/** Names the captain; with null the side chooses. */
export function nameCaptain(state: GameState, id: PlayerId | null): Outcome {
  if (id !== null && !state.players.some((player) => player.id === id)) return refuse(PLAYER_NOT_FOUND)
  state.captain = id
  return done({ kind: 'captain-named' })
}

/** Added to the chance that a change of form after a defeat is a rise, with this captain. */
export function captainWorth(seed: number, captain: Candidate): number {
  return isOfKind(seed, captain, 'leader') ? LEADER_FORM : CAPTAIN_FORM
}

/** Added after a match to the chance that a change of form is a rise; `starters` are the ids of the eleven. */
export function steadiedByCaptain(
  players: readonly Candidate[],
  {
    seed,
    starters,
    outcome,
    named = null,
  }: { seed: number; starters: readonly PlayerId[]; outcome: MatchOutcome; named?: PlayerId | null },
): number {
  if (outcome !== 'L') return 0
  const started = new Set(starters)
  const captain = captainOf(
    seed,
    players.filter(({ id }) => started.has(id)),
    named,
  )
  return captain ? captainWorth(seed, captain) : 0
}
