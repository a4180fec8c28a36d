/** Prices of sales at once (TRA-14, TRA-20, TRA-21). */
import type { Competitor } from '../core/club.ts'
import type { Player } from '../core/player.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { RIVAL_SQUAD } from '../clubs/createCompetitors.ts'
import { DAYS_PER_MONTH } from '../finance/dailyFinance.ts'
import type { Snapshot } from '../gameState.ts'
import { playerValue } from '../players/playerValue.ts'

/** Price of a sale as a share of the value. */
const SALE_SHARE = { low: 0.8, high: 1.2 }
/** Decrease of the highest share by each sale of the last 30 days: after five, all are sold at the lowest. */
const SHARE_PER_EARLIER_SALE = 0.08

/** Terms of a sale at once. */
export interface SaleTerms {
  /** Lowest and highest price, in pounds. */
  low: number
  high: number
  /** Sales of the last 30 days, each of which lowers the highest price. */
  earlierSales: number
  /** True if a club of the league would play them. If none would, the price is the lowest. */
  isNeeded: boolean
}

/** Terms of a sale at once, as the market is today. */
export function saleTerms(
  state: Pick<Snapshot, 'day' | 'transfersOut' | 'competitors'>,
  player: DeepReadonly<Player>,
): SaleTerms {
  const value = playerValue(player)
  const earlierSales = state.transfersOut.filter(({ day }) => state.day - day < DAYS_PER_MONTH).length
  const isNeeded = state.competitors.some((club) => isNeededBy(club, player))
  const high = Math.max(SALE_SHARE.low, SALE_SHARE.high - SHARE_PER_EARLIER_SALE * earlierSales)
  return {
    low: toThousand(value * SALE_SHARE.low),
    high: toThousand(value * (isNeeded ? high : SALE_SHARE.low)),
    earlierSales,
    isNeeded,
  }
}

/** Rounds to whole thousands. */
export function toThousand(amount: number): number {
  return Math.round(amount / 1_000) * 1_000
}

/** True if the player is better than somebody of the club's first choice for the position. */
function isNeededBy(
  { players }: DeepReadonly<Pick<Competitor, 'players'>>,
  { type, quality }: Pick<Player, 'type' | 'quality'>,
): boolean {
  const better = players.filter((other) => other.type === type && other.quality >= quality).length
  return better < RIVAL_SQUAD[type].starters
}
