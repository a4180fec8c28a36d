/** Prices of sales at once (TRA-14, TRA-20 to TRA-24). */
import { COMPENSATION_PER_SEASON } from '../people/academy.ts'
import { isEnding, isUnproven } from '../people/leaving.ts'
import type { Player } from '../people/player.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { DAYS_PER_MONTH } from '../finance/dailyFinance.ts'
import type { Snapshot } from '../gameState.ts'
import { playerValue, usualWage } from '../players/playerValue.ts'
import { buyerOf, improvement, type Buyer } from './buyers.ts'

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
  /** True if the contract ends so soon that the price is the lowest. */
  isEnding: boolean
  /** True if only a compensation is paid for a youngster of the academy. */
  isCompensation: boolean
  /** Club that they join. */
  buyer: Buyer
}

/** Parts of a career that determine the terms of a sale. */
type Market = Pick<
  Snapshot,
  'seed' | 'day' | 'currentSeason' | 'currentMatchWeek' | 'transfersOut' | 'competitors' | 'otherDivision'
>

/** Terms of a sale at once, as the market is today. */
export function saleTerms(state: Market, player: DeepReadonly<Player>): SaleTerms {
  const terms = priceRange(state, player)
  return { ...terms, buyer: buyerOf(state, player, terms.high) }
}

/** Value for a buyer, in pounds. A generous contract must not raise it, or raising wages before sales would pay. */
export function marketValue(player: DeepReadonly<Pick<Player, 'quality' | 'age' | 'wage'>>): number {
  return playerValue({ ...player, wage: Math.min(player.wage, usualWage(player.quality)) })
}

function priceRange(state: Market, player: DeepReadonly<Player>): Omit<SaleTerms, 'buyer'> {
  const value = marketValue(player)
  const earlierSales = state.transfersOut.filter(({ day }) => state.day - day < DAYS_PER_MONTH).length
  const isNeeded = state.competitors.some((club) => improvement(club, player) > 0)
  const waits = isEnding(state, player)
  if (isUnproven(player) || (player.isHomegrown && !isNeeded)) {
    const compensation = COMPENSATION_PER_SEASON * player.earlier.seasons
    return {
      low: compensation,
      high: compensation,
      earlierSales,
      isNeeded,
      isEnding: waits,
      isCompensation: true,
    }
  }
  const high = Math.max(SALE_SHARE.low, SALE_SHARE.high - SHARE_PER_EARLIER_SALE * earlierSales)
  return {
    low: toThousand(value * SALE_SHARE.low),
    high: toThousand(value * (isNeeded && !waits ? high : SALE_SHARE.low)),
    earlierSales,
    isNeeded,
    isEnding: waits,
    isCompensation: false,
  }
}

/** Rounds to whole thousands. */
export function toThousand(amount: number): number {
  return Math.round(amount / 1_000) * 1_000
}

/** The amount in whole thousands, or as many of them as the buyer's budget holds. */
export function withinBudget(amount: number, budget: number): number {
  return Math.min(toThousand(amount), Math.floor(budget / 1_000) * 1_000)
}
