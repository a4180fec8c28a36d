/** All results of a division's season, each club at home against every other (TAB-15). */
import type { ClubIdentity } from '../club/club.ts'
import type { Division } from '../core/fixture.ts'
import type { ClubId } from '../core/ids.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { fixturesIn } from '../league/clubMatches.ts'
import { divisionTable } from '../league/table.ts'

export interface HomeResults {
  club: DeepReadonly<ClubIdentity>
  isOwn: boolean
  /** Scores such as '2–1' by visitor; none of matches to come. */
  scores: ReadonlyMap<ClubId, string>
}

/** Home results of all clubs, in the order of the table; none before the season's first match. */
export function resultsGrid(state: Snapshot, division: Division): HomeResults[] {
  const played = fixturesIn(state, division).filter(({ score }) => score)
  if (played.length === 0) return []
  return divisionTable(state, division).map(({ club }) => ({
    club,
    isOwn: club.id === state.club.id,
    scores: new Map(
      played
        .filter(({ home }) => home === club.id)
        .map(({ away, score }) => [away, `${score?.home}–${score?.away}`]),
    ),
  }))
}
