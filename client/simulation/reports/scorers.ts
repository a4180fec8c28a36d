/** Top scorers of the running season. */
import type { ClubIdentity } from '../club/club.ts'
import type { Snapshot } from '../gameState.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Division } from '../core/fixture.ts'
import type { PlayerId } from '../people/player.ts'
import type { Position } from '../people/position.ts'

export interface Scorer {
  id: PlayerId
  name: string
  type: Position
  club: DeepReadonly<ClubIdentity>
  goals: number
  assists: number
  isOwn: boolean
}

/** Top scorers of a division by goals, then assists, descending. */
export function leagueScorers(state: Snapshot, count: number, division: Division = state.division): Scorer[] {
  const clubs = division === state.division ? state.competitors : state.otherDivision.clubs
  const others = clubs.flatMap((club) => club.players.map((player) => scorerOf(player, club, false)))
  return inOrder(division === state.division ? [...others, ...ownPlayers(state)] : others).slice(0, count)
}

/** Own players with a goal or assist, sorted in the same way. */
export function ownScorers(state: Snapshot): Scorer[] {
  return inOrder(ownPlayers(state))
}

function ownPlayers({ players, club }: Snapshot): Scorer[] {
  return players.map((player) => scorerOf(player, club, true))
}

function scorerOf(
  { id, name, type, goals, assists }: DeepReadonly<Omit<Scorer, 'club' | 'isOwn'>>,
  club: Scorer['club'],
  isOwn: boolean,
): Scorer {
  return { id, name, type, club, goals, assists, isOwn }
}

function inOrder(scorers: readonly Scorer[]): Scorer[] {
  return scorers
    .filter(({ goals, assists }) => goals + assists > 0)
    .toSorted(
      (a, b) =>
        b.goals - a.goals || b.assists - a.assists || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
    )
}
