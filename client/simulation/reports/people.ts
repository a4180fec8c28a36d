/** Everyone whom a career knows by name: players of the country, and those who are remembered. */
import { otherClubs } from '../club/club.ts'
import type { ClubId } from '../core/ids.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { lentPlayer } from '../loans/lentPlayers.ts'
import { borrowedOf } from '../people/loan.ts'
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
  /** Club that has lent them to the one that they are at; null without a loan. */
  lender: string | null
}

/** Everyone who is known, by id. */
export function knownPlayers(state: Snapshot): Map<PlayerId, KnownPlayer> {
  const { club, players, loans, remembered, currentSeason } = state
  const found = new Map<PlayerId, KnownPlayer>()
  for (const [id, [name, type, nationality, born]] of Object.entries(remembered)) {
    found.set(id, { id, name, type, nationality, born, now: null, lender: null })
  }
  const add = (
    player: DeepReadonly<RivalPlayer>,
    clubId: ClubId,
    { value, lender = null }: { value: number; lender?: string | null },
  ) => {
    const { id, name, type, nationality, age, quality } = player
    const now = { club: clubId, quality, value }
    found.set(id, { id, name, type, nationality, born: currentSeason - age, now, lender })
  }
  for (const { id, players: squad } of otherClubs(state)) {
    for (const player of squad) add(player, id, { value: rivalValue(player) })
  }
  for (const player of players) {
    add(player, club.id, {
      value: playerValue(player),
      lender: borrowedOf(state, player.id)?.club ?? null,
    })
  }
  for (const loan of loans) {
    const player = lentPlayer(state, loan)
    add(player, loan.clubId ?? club.id, { value: playerValue(player), lender: club.name })
  }
  return found
}
