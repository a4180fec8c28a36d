/** Dividend of the owners: what they draw of money that lies idle (BOA-13). */
import { announce } from '../news/announce.ts'
import { sumOfEntries, type LedgerCategory, type LedgerEntry } from '../core/ledger.ts'
import { moveMoney } from '../core/moveMoney.ts'
import type { GameState } from '../gameState.ts'

/** Share of the money above a season's running costs that the owners draw. */
const DIVIDEND_SHARE = 2 / 3

const RUNNING_COSTS: readonly LedgerCategory[] = ['wages', 'salaries', 'upkeep', 'community']

/** Running costs of a season in pounds, by its entries in the ledger. */
export function runningCosts(season: LedgerEntry): number {
  return -RUNNING_COSTS.reduce((sum, category) => sum + (season[category] ?? 0), 0)
}

/** Pounds that the owners draw at the end of a season, by the money and the running costs then. */
export function dividendOf(money: number, costs: number): number {
  return Math.round(DIVIDEND_SHARE * Math.max(0, money - costs))
}

/** Pays the dividend of a season that has ended, and announces it. */
export function payDividend(state: GameState): void {
  const costs = runningCosts(sumOfEntries(state.ledger.days.map(({ amounts }) => amounts)))
  const dividend = dividendOf(state.money, costs)
  if (dividend <= 0) return
  moveMoney(state, 'board', -dividend)
  announce(state, { kind: 'dividend-paid', dividend, costs })
}
