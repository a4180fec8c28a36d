import type { DeepReadonly } from '../core/readonly.ts'
import type { RivalPlayer } from '../people/player.ts'
import type { Tactics } from '../club/tactics.ts'
import { bestEleven } from '../players/squad.ts'

interface Team {
  readonly players: readonly DeepReadonly<Pick<RivalPlayer, 'type' | 'quality'>>[]
  readonly tactics: DeepReadonly<Tactics>
}

/** Team quality of a club: mean quality of the best eleven for its formation, 0–5. */
export function qualityTeam({ players, tactics }: Team): number {
  return meanQuality(
    bestEleven(
      players.toSorted((a, b) => b.quality - a.quality),
      tactics.formation,
    ),
  )
}

/** Mean quality; 0 without players. */
export function meanQuality(players: readonly { readonly quality: number }[]): number {
  return players.reduce((sum, { quality }) => sum + quality, 0) / Math.max(1, players.length)
}
