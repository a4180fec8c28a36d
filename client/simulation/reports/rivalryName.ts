import type { ClubIdentity } from '../club/club.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { headToHead } from '../league/recordMeeting.ts'
import { GREAT_RIVAL_FROM, RIVAL_FROM, isDerby } from '../league/rivalry.ts'

/** Degree of a rivalry, in words; null for none. */
export type RivalryName = 'Derby' | 'Great rival' | 'Rival' | null

export interface Rivalry {
  name: NonNullable<RivalryName>
  /** Reason why a match against the club counts for more, and by how much; null if it counts like any other. */
  effect: string | null
}

/** A club's rivalry with the own one, in words; null for none. */
export function rivalryInWords(
  state: Snapshot,
  club: DeepReadonly<Pick<ClubIdentity, 'id' | 'name'>>,
): Rivalry | null {
  const name = rivalryName(state, club)
  return name && { name, effect: EFFECTS[name] }
}

function rivalryName(state: Snapshot, club: DeepReadonly<Pick<ClubIdentity, 'id' | 'name'>>): RivalryName {
  if (club.id === state.club.id) return null
  if (isDerby(club.name)) return 'Derby'
  const { rivalry } = headToHead(state, club.id)
  if (rivalry >= GREAT_RIVAL_FROM) return 'Great rival'
  return rivalry >= RIVAL_FROM ? 'Rival' : null
}

const EFFECTS: Record<NonNullable<RivalryName>, string | null> = {
  Derby:
    'Big-city opponent, so every meeting is a derby: mood and fans count half as much again, and a quarter more come to watch.',
  'Great rival':
    'Your meetings have made them a great rival: mood and fans count a quarter more, and an eighth more come to watch.',
  Rival: null,
}
