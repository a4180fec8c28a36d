import type { ClubIdentity } from '../core/club.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { isDerby } from '../league/derby.ts'
import { headToHead } from '../league/headToHead.ts'
import { GREAT_RIVAL_FROM, RIVAL_FROM } from '../league/rivalry.ts'

/** Degree of a rivalry, in words; null for none. */
export type RivalryName = 'Derby' | 'Great rival' | 'Rival' | null

/** A club's degree of rivalry with the own one. */
export function rivalryName(
  state: Snapshot,
  club: DeepReadonly<Pick<ClubIdentity, 'id' | 'name'>>,
): RivalryName {
  if (club.id === state.club.id) return null
  if (isDerby(club.name)) return 'Derby'
  const { rivalry } = headToHead(state, club.id)
  if (rivalry >= GREAT_RIVAL_FROM) return 'Great rival'
  return rivalry >= RIVAL_FROM ? 'Rival' : null
}
