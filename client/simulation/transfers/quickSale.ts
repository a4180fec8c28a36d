/** Prices of sales at once (TRA-14, TRA-20 to TRA-24). */
import { WEEKS_PER_SEASON } from '../core/calendar.ts'
import { COMPENSATION_PER_SEASON, PROVEN_MATCHES } from '../core/academy.ts'
import { clubFigures } from '../core/clubFigures.ts'
import type { Competitor } from '../core/club.ts'
import type { Player } from '../core/player.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { RIVAL_SQUAD } from '../clubs/createCompetitors.ts'
import { DAYS_PER_MONTH } from '../finance/dailyFinance.ts'
import type { Snapshot } from '../gameState.ts'
import { playerValue, usualWage } from '../players/playerValue.ts'

/** Price of a sale as a share of the value. */
const SALE_SHARE = { low: 0.8, high: 1.2 }
/** Decrease of the highest share by each sale of the last 30 days: after five, all are sold at the lowest. */
const SHARE_PER_EARLIER_SALE = 0.08
/** Match weeks after which clubs wait for a contract that ends with the season. */
const WAITING_FROM_WEEK = WEEKS_PER_SEASON / 2

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
}

/** Terms of a sale at once, as the market is today. */
export function saleTerms(
  state: Pick<Snapshot, 'day' | 'currentSeason' | 'currentMatchWeek' | 'transfersOut' | 'competitors'>,
  player: DeepReadonly<Player>,
): SaleTerms {
  // A generous contract must not raise the price, or raising wages before sales would pay.
  const value = playerValue({ ...player, wage: Math.min(player.wage, usualWage(player.quality)) })
  const earlierSales = state.transfersOut.filter(({ day }) => state.day - day < DAYS_PER_MONTH).length
  const isNeeded = state.competitors.some((club) => isNeededBy(club, player))
  const isEnding = player.contract.until <= state.currentSeason && state.currentMatchWeek >= WAITING_FROM_WEEK
  if (player.isHomegrown && !(isNeeded && clubFigures(player).matches >= PROVEN_MATCHES)) {
    const compensation = COMPENSATION_PER_SEASON * player.earlier.seasons
    return { low: compensation, high: compensation, earlierSales, isNeeded, isEnding, isCompensation: true }
  }
  const high = Math.max(SALE_SHARE.low, SALE_SHARE.high - SHARE_PER_EARLIER_SALE * earlierSales)
  return {
    low: toThousand(value * SALE_SHARE.low),
    high: toThousand(value * (isNeeded && !isEnding ? high : SALE_SHARE.low)),
    earlierSales,
    isNeeded,
    isEnding,
    isCompensation: false,
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
