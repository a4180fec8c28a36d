/** Dividend of the owners: what they draw of money that lies idle (BOA-13). */
import { announce } from '../news/announce.ts'
import type { LedgerCategory, LedgerEntry } from '../core/ledger.ts'
import { moveAmounts } from '../core/moveMoney.ts'
import { putAsideOf } from '../facilities/savings.ts'
import type { GameState } from '../gameState.ts'

const RUNNING_COSTS: readonly LedgerCategory[] = ['wages', 'salaries', 'upkeep', 'community']

/** Running costs of a season in pounds, by its entries in the ledger. */
export function runningCosts(entries: readonly LedgerEntry[]): number {
  let costs = 0
  for (const entry of entries) {
    for (const category of RUNNING_COSTS) costs -= entry[category] ?? 0
  }
  return costs
}

/** Pounds that the owners draw at the end of a season, by the money and the running costs then. */
export function dividendOf(money: number, costs: number): number {
  return Math.round(Math.max(0, money - costs))
}

/** Pays the dividend of a season that has ended, less what goes aside for a building, and announces both. */
export function payDividend(state: GameState): void {
  const costs = runningCosts(state.ledger.days.map(({ amounts }) => amounts))
  const due = dividendOf(state.money, costs)
  if (due <= 0) return
  const { savings } = state.board
  const aside = putAsideOf(state, due)
  if (savings) savings.amount += aside
  moveAmounts(state, { building: -aside, board: aside - due })
  announce(state, {
    kind: 'dividend-paid',
    dividend: due - aside,
    costs,
    saved: savings && aside > 0 ? { ...savings, added: aside } : null,
  })
}
