/** One player as the manager sees him, of the own club or on the transfer market. */
import type { Snapshot } from '../gameState.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Player, PlayerId } from '../core/player.ts'
import { playerValue } from '../players/playerValue.ts'
import { moodOf, type Mood } from '../core/mood.ts'

export interface PlayerReport {
  player: DeepReadonly<Player>
  /** Pounds. */
  value: number
  mood: Mood
  /** Pounds to his present club; null for a player of the own. */
  fee: number | null
}

/** Null when he is in neither place, such as after a sale. */
export function playerReport(state: Snapshot, id: PlayerId): PlayerReport | null {
  const isHe = (player: { readonly id: PlayerId }) => player.id === id
  const own = state.players.find(isHe)
  const forSale = own ? undefined : state.market.find(isHe)
  const player = own ?? forSale
  if (!player) return null
  return {
    player,
    value: playerValue(player),
    mood: moodOf(player.morale),
    fee: forSale ? forSale.transferFee : null,
  }
}
