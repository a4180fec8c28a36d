/** Crowds at the grounds of the country in the running season (TAB-13). */
import type { ClubId } from '../core/ids.ts'
import type { DeepReadonly } from '../core/readonly.ts'

/** Sums of a club's home matches in the league. */
export interface HomeCrowds {
  matches: number
  spectators: number
  /** Seats on sale. */
  seats: number
  highest: number
}

/** Clubs that have played at home in front of spectators. */
export type CrowdsByClub = Record<ClubId, HomeCrowds>

/** Adds a home match of a club. */
export function addCrowd(
  crowds: CrowdsByClub,
  club: ClubId,
  { attendance, capacity }: Readonly<{ attendance: number; capacity: number }>,
): void {
  const before = crowds[club] ?? { matches: 0, spectators: 0, seats: 0, highest: 0 }
  crowds[club] = {
    matches: before.matches + 1,
    spectators: before.spectators + attendance,
    seats: before.seats + capacity,
    highest: Math.max(before.highest, attendance),
  }
}

/** Crowds of a club in figures; null before its first home match. */
export interface CrowdFigures {
  /** Mean in whole spectators. */
  attendance: number | null
  highest: number | null
  /** Taken seats as a share (0–1) of those on sale. */
  share: number | null
}

export function crowdFigures(crowds: DeepReadonly<CrowdsByClub>, club: ClubId): CrowdFigures {
  const sums = crowds[club]
  if (!sums) return { attendance: null, highest: null, share: null }
  const { matches, spectators, seats, highest } = sums
  return {
    attendance: Math.round(spectators / matches),
    highest,
    share: seats > 0 ? spectators / seats : null,
  }
}
