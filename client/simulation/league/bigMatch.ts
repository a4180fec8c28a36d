/** Big matches, in which some players play above themselves (CHA-7). */
import { BIG_PLACES, BIG_WEEKS_FROM } from '../people/characterEffects.ts'
import { findCompetitor } from '../club/club.ts'
import type { ClubId } from '../core/ids.ts'
import type { Division, Fixture } from '../core/fixture.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { isDerby } from './rivalry.ts'
import { divisionTable, EARLY_WEEKS } from './table.ts'

/** Clubs of the first places of a division; none in the first weeks of a season. */
export function leadersOf(state: Snapshot, division: Division = state.division): ReadonlySet<ClubId> {
  if (state.currentMatchWeek < EARLY_WEEKS) return new Set()
  return new Set(
    divisionTable(state, division)
      .slice(0, BIG_PLACES)
      .map(({ club }) => club.id),
  )
}

/**
 * True for a match of the last weeks, a derby, and one against a leader: `against` is the side that the players in
 * question meet. Two rivals play a derby when both are of a place with derbies, as any match of theirs with the own
 * club is one (LEA-6).
 */
export function isBigMatch(
  state: Snapshot,
  { home, away, week }: DeepReadonly<Pick<Fixture, 'home' | 'away' | 'week'>>,
  leaders: ReadonlySet<ClubId>,
  against: 'home' | 'away',
): boolean {
  if (week >= BIG_WEEKS_FROM || leaders.has(against === 'home' ? home : away)) return true
  return [home, away].every((id) => id === state.club.id || isDerby(nameOf(state, id)))
}

function nameOf(state: Snapshot, id: ClubId): string {
  return findCompetitor(state, id)?.name ?? ''
}
