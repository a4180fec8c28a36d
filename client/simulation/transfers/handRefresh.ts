/** Refreshes of the market by hand (TRA-18, TRA-19). */
import { pounds } from '../core/money.ts'
import { moveMoney } from '../core/moveMoney.ts'
import { done, refuse, type Outcome } from '../news/outcome.ts'
import { Random } from '../core/rng.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { refreshMarket } from './market.ts'

const DAYS_BETWEEN_FREE = 14
/** Pounds for scouts at the first refresh that is not free; each further one costs twice as much. */
const FIRST_PRICE = 50_000

/** Terms of the next refresh by hand. */
export interface RefreshTerms {
  /** Pounds, 0 for a free one. */
  price: number
  /** Day from which a refresh is free again; today or earlier when this one is. */
  freeFromDay: number
}

/** Terms of a refresh today. The price starts anew with each free refresh. */
export function refreshTerms({ day, handRefreshes }: Pick<Snapshot, 'day' | 'handRefreshes'>): RefreshTerms {
  const { lastFreeDay, paid } = handRefreshes
  const freeFromDay = lastFreeDay === 0 ? 0 : lastFreeDay + DAYS_BETWEEN_FREE
  return { price: day >= freeFromDay ? 0 : doubled(FIRST_PRICE, paid), freeFromDay }
}

/** Refreshes the market on request of the manager: free once in 14 days, otherwise by scouts who are paid. */
export function refreshMarketNow(state: GameState): Outcome {
  const { price } = refreshTerms(state)
  if (price > Math.max(0, state.money)) return refuse(`Need ${pounds(price)} to send out scouts.`)
  const random = new Random(state.random)
  refreshMarket(state, random)
  state.random = random.state()
  if (price === 0) state.handRefreshes = { lastFreeDay: state.day, paid: 0 }
  else state.handRefreshes.paid += 1
  moveMoney(state, 'scouting', -price)
  return done({ kind: 'market-refreshed', price })
}

function doubled(amount: number, times: number): number {
  let result = amount
  for (let i = 0; i < times; i++) result *= 2
  return result
}
