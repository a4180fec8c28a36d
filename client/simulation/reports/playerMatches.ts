/** Best matches of a player among those that are kept (TAB-8). */
import type { ClubIdentity } from '../club/club.ts'
import { clubById } from '../club/clubById.ts'
import { numberOfId, type ClubId } from '../core/ids.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { CompetitionId } from '../core/tie.ts'
import type { Snapshot } from '../gameState.ts'
import type { KeptMatch, KeptTie } from '../match/keptMatch.ts'
import type { PlayerId } from '../people/player.ts'
import { keptFigures, type KeptPerformance } from './keptFigures.ts'

export interface PlayerMatch extends KeptPerformance {
  competition: CompetitionId
  season: number
  week: number
  /** From 1; null in the league. */
  round: number | null
  /** Id of the club at home. */
  home: ClubId
  isHome: boolean
  opponent: DeepReadonly<ClubIdentity>
  goalsFor: number
  goalsAgainst: number
}

/** Matches listed. */
const LISTED = 5

/** Kept matches of a player, the best rating first. */
export function playerMatches(state: Snapshot, id: PlayerId): PlayerMatch[] {
  const number = numberOfId(id)
  const all: readonly DeepReadonly<KeptMatch | KeptTie>[] = [...state.keptMatches, ...state.keptTies]
  return all
    .filter(({ home, away }) => home.players.includes(number) || away.players.includes(number))
    .flatMap((kept) => playerMatch(state, kept, id))
    .sort((a, b) => b.rating - a.rating || b.goals - a.goals || b.assists - a.assists)
    .slice(0, LISTED)
}

function playerMatch(state: Snapshot, kept: DeepReadonly<KeptMatch | KeptTie>, id: PlayerId): PlayerMatch[] {
  const figures = keptFigures(state, kept)
  const isHome = figures?.home.players.has(id) ?? false
  const [own, other] = isHome ? [figures?.home, figures?.away] : [figures?.away, figures?.home]
  const performance = own?.players.get(id)
  const { season, week, home, away } = kept
  const opponent = clubById(state, isHome ? away.club : home.club)
  if (!performance || !own || !other || !opponent) return []
  return [
    {
      ...performance,
      competition: 'tie' in kept ? kept.tie.competition : 'league',
      season,
      week,
      round: 'tie' in kept ? kept.tie.round : null,
      home: home.club,
      isHome,
      opponent,
      goalsFor: own.goals,
      goalsAgainst: other.goals,
    },
  ]
}
