import { done, refuse, type Outcome } from '../news/outcome.ts'
import {
  copyOrder,
  MAX_ORDERS,
  ORDER_CONDITIONS,
  ORDER_MINUTES,
  TIRED_GROUPS,
  type StandingOrder,
} from '../club/standingOrder.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { GameState } from '../gameState.ts'
import { unknownTactic } from './setTactics.ts'

/** Replaces the standing orders (TAC-14). A list with an order that cannot be given is refused. */
export function setStandingOrders(state: GameState, orders: DeepReadonly<StandingOrder[]>): Outcome {
  if (orders.length > MAX_ORDERS) return refuse(`You can give ${MAX_ORDERS} standing orders at most.`)
  for (const order of orders) {
    const fault = orderFault(order)
    if (fault !== null) return refuse(fault)
  }
  state.standingOrders = orders.map(copyOrder)
  return done({ kind: 'orders-set' })
}

/** Message why an order cannot be given; null for a valid one. */
export function orderFault({ from, when, tactics, off }: DeepReadonly<StandingOrder>): string | null {
  const { min, max } = ORDER_MINUTES
  if (!Number.isInteger(from) || from < min || from > max) {
    return `The minute has to be a whole number from ${min} to ${max}.`
  }
  if (!ORDER_CONDITIONS.includes(when)) return `Unknown condition: ${String(when)}.`
  if (off !== null && !TIRED_GROUPS.includes(off)) return `Unknown group of players: ${String(off)}.`
  const unknown = unknownTactic(tactics)
  if (unknown !== null) return unknown
  if (off === null && Object.keys(tactics).length === 0) {
    return 'An order needs a tactical change or a substitution.'
  }
  return null
}
