/** Who scores in the running season. */
import type { ClubIdentity } from '../core/club.ts'
import type { Snapshot } from '../gameState.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { PlayerId, Position } from '../core/player.ts'

export interface Scorer {
  id: PlayerId
  name: string
  type: Position
  club: DeepReadonly<ClubIdentity>
  goals: number
  assists: number
  isOwn: boolean
}

/** The league's first scorers, the best first; of two with as many goals the one with more assists. */
export function leagueScorers(state: Snapshot, count: number): Scorer[] {
  const rivals = state.competitors.flatMap((club) =>
    club.players.map((player) => scorerOf(player, club, false)),
  )
  return inOrder([...rivals, ...everyOwn(state)]).slice(0, count)
}

/** The own players who have scored or laid on a goal, the best first. */
export function ownScorers(state: Snapshot): Scorer[] {
  return inOrder(everyOwn(state))
}

function everyOwn({ players, club }: Snapshot): Scorer[] {
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
