/** The captain of a side and what he does for it (CHA-6). */
import { isOfKind } from '../core/character.ts'
import { CAPTAIN_FORM, LEADER_FORM } from '../core/characterEffects.ts'
import type { MatchOutcome } from '../core/leagueRecord.ts'
import type { PlayerId, RivalPlayer } from '../core/player.ts'

type Candidate = Readonly<Pick<RivalPlayer, 'id' | 'name' | 'age' | 'quality'>>

/** Captain of an eleven by respect: leaders first, then the oldest, then the best. Null without players. */
export function captainOf<P extends Candidate>(seed: number, eleven: readonly P[]): P | null {
  let found: P | null = null
  for (const player of eleven) {
    if (!found || isMoreRespected(seed, player, found)) found = player
  }
  return found
}

function isMoreRespected(seed: number, one: Candidate, other: Candidate): boolean {
  const [leads, otherLeads] = [isOfKind(seed, one, 'leader'), isOfKind(seed, other, 'leader')]
  if (leads !== otherLeads) return leads
  return one.age > other.age || (one.age === other.age && one.quality > other.quality)
}

/** Added after a match to the chance that a change of form is a rise; `starters` are the ids of the eleven. */
export function steadiedByCaptain(
  players: readonly Candidate[],
  { seed, starters, outcome }: { seed: number; starters: readonly PlayerId[]; outcome: MatchOutcome },
): number {
  if (outcome !== 'L') return 0
  const captain = captainOf(
    seed,
    players.filter(({ id }) => starters.includes(id)),
  )
  if (!captain) return 0
  return isOfKind(seed, captain, 'leader') ? LEADER_FORM : CAPTAIN_FORM
}
