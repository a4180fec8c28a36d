/** The market and the own squad as the transfer office sees them. */
import type { Snapshot } from '../gameState.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { MarketPlayer, Player } from '../core/player.ts'
import { playerValue } from '../players/playerValue.ts'
import { notInterested, saleRange, signingHurdle } from '../transfers/transfer.ts'

export interface MarketRow {
  player: DeepReadonly<MarketPlayer>
  /** Why he cannot be signed now, null when he can. */
  refusal: string | null
  /** Why they would not come, whatever the club can pay; null when they would. */
  disinterest: string | null
}

export interface SaleRow {
  player: DeepReadonly<Player>
  /** Pounds. */
  value: number
  /** The least and the most a sale can bring, in pounds. */
  range: { low: number; high: number }
}

const REFUSALS = {
  fee: 'Insufficient Budget',
  wage: 'Insufficient Wage Budget',
  interest: 'Not interested',
}

/** Everyone for sale; a row without a name is left out. */
export function marketReport(state: Snapshot): MarketRow[] {
  return state.market
    .filter(({ name }) => name.trim() !== '')
    .map((player) => {
      const hurdle = signingHurdle(state, player)
      return {
        player,
        refusal: hurdle && REFUSALS[hurdle],
        disinterest: player.interested ? null : notInterested(player.name),
      }
    })
}

/** Everyone who can be sold. */
export function saleReport(state: Snapshot): SaleRow[] {
  return state.players.map((player) => ({ player, value: playerValue(player), range: saleRange(player) }))
}
