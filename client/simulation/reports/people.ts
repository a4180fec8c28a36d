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
  /** Loan in words, such as 'on loan from Northgate', or 'on loan at' a club abroad; null without one. */
  loan: string | null
}

/** Everyone who is known, by id. */
export function knownPlayers(state: Snapshot): Map<PlayerId, KnownPlayer> {
  const { club, players, loans, remembered, currentSeason } = state
  const found = new Map<PlayerId, KnownPlayer>()
  for (const [id, [name, type, nationality, born]] of Object.entries(remembered)) {
    found.set(id, { id, name, type, nationality, born, now: null, loan: null })
  }
  const add = (
    player: DeepReadonly<RivalPlayer>,
    clubId: ClubId,
    { value, loan = null }: { value: number; loan?: string | null },
  ) => {
    const { id, name, type, nationality, age, quality } = player
    const now = { club: clubId, quality, value }
    found.set(id, { id, name, type, nationality, born: currentSeason - age, now, loan })
  }
  for (const { id, players: squad } of otherClubs(state)) {
    for (const player of squad) add(player, id, { value: rivalValue(player) })
  }
  for (const player of players) {
    const lender = borrowedOf(state, player.id)?.club
    add(player, club.id, { value: playerValue(player), loan: lender ? `on loan from ${lender}` : null })
  }
  for (const loan of loans) {
    const player = lentPlayer(state, loan)
    add(player, loan.clubId ?? club.id, {
      value: playerValue(player),
      loan: loan.clubId === null ? `on loan at ${loan.club}` : `on loan from ${club.name}`,
    })
  }
  return found
}
