/** Report for the transfers tab: market and own squad. */
import type { Snapshot } from '../gameState.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { MarketPlayer, Player } from '../core/player.ts'
import { playerValue } from '../players/playerValue.ts'
import { notInterested, saleRange, signingHurdle } from '../transfers/transfer.ts'

export interface MarketRow {
  player: DeepReadonly<MarketPlayer>
  /** Reason why the player cannot be signed now, null when they can. */
  refusal: string | null
  /** Reason why the player would refuse at any price; null when they would join. */
  disinterest: string | null
}

export interface SaleRow {
  player: DeepReadonly<Player>
  /** Pounds. */
  value: number
  /** Lowest and highest price of a sale, in pounds. */
  range: { low: number; high: number }
}

const REFUSALS = {
  fee: 'Insufficient Budget',
  wage: 'Insufficient Wage Budget',
  interest: 'Not interested',
}

/** All players on the market. Rows without a name are omitted. */
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

/** All players who can be sold. */
export function saleReport(state: Snapshot): SaleRow[] {
  return state.players.map((player) => ({ player, value: playerValue(player), range: saleRange(player) }))
}
