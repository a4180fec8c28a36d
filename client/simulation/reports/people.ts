/** Everyone whom a career knows by name: players of the country, and those who are remembered. */
import { otherClubs } from '../club/club.ts'
import type { ClubId } from '../core/ids.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import type { PlayerId, RivalPlayer } from '../people/player.ts'
import type { Position } from '../people/position.ts'
import { playerValue } from '../players/playerValue.ts'
import { rivalValue } from '../transfers/offerPrice.ts'

/** A player who is known, whether they still play or not. */
export interface KnownPlayer {
  id: PlayerId
  name: string
  type: Position
  nationality: string
  /** Season in which they were 0 years old. */
  born: number
  /** Null for those who have left the country. */
  now: { club: ClubId; quality: number; value: number } | null
}

/** Everyone who is known, by id. */
export function knownPlayers(state: Snapshot): Map<PlayerId, KnownPlayer> {
  const { club, players, loans, remembered, currentSeason } = state
  const found = new Map<PlayerId, KnownPlayer>()
  for (const [id, [name, type, nationality, born]] of Object.entries(remembered)) {
    found.set(id, { id, name, type, nationality, born, now: null })
  }
  const add = (player: DeepReadonly<RivalPlayer>, clubId: ClubId, value: number) => {
    const { id, name, type, nationality, age, quality } = player
    const now = { club: clubId, quality, value }
    found.set(id, { id, name, type, nationality, born: currentSeason - age, now })
  }
  for (const { id, players: squad } of otherClubs(state)) {
    for (const player of squad) add(player, id, rivalValue(player))
  }
  for (const player of [...players, ...loans.map((loan) => loan.player)]) {
    add(player, club.id, playerValue(player))
  }
  return found
}
