/** The market and the own squad as the transfer office sees them. */
import type { DeepReadonly, Snapshot } from '../gameState.ts'
import type { MarketPlayer, Player } from '../players/player.ts'
import { playerValue } from '../players/playerValue.ts'
import { saleRange, signingHurdle } from './transfer.ts'

export interface MarketRow {
  player: DeepReadonly<MarketPlayer>
  /** Why he cannot be signed now, null when he can. */
  refusal: string | null
}

export interface SaleRow {
  player: DeepReadonly<Player>
  /** Pounds. */
  value: number
  /** The least and the most a sale can bring, in pounds. */
  range: { low: number; high: number }
}

const REFUSALS = {
  interest: 'Not Interested',
  fee: 'Insufficient Budget',
  wage: 'Insufficient Wage Budget',
}

/** Everyone for sale; a row without a name is left out (specification, section 5). */
export function marketReport(state: Snapshot): MarketRow[] {
  return state.market
    .filter(({ name }) => name.trim() !== '')
    .map((player) => {
      const hurdle = signingHurdle(state, player)
      return { player, refusal: hurdle && REFUSALS[hurdle] }
    })
}

/** Everyone who can be sold. */
export function saleReport(state: Snapshot): SaleRow[] {
  return state.players.map((player) => ({ player, value: playerValue(player), range: saleRange(player) }))
}
