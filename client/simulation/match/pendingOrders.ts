import type { StandingOrder } from '../core/standingOrder.ts'

/** Standing order of a side that has not been due yet. */
export interface PendingOrder {
  /** Index among the orders of the team sheet. */
  index: number
  order: StandingOrder
}

const NONE: readonly PendingOrder[] = []

export function pendingOrders(orders: readonly StandingOrder[]): readonly PendingOrder[] {
  return orders.length === 0 ? NONE : orders.map((order, index) => ({ index, order }))
}

/** First minute in which one of the orders may be due. */
export function firstMinute(orders: readonly PendingOrder[]): number {
  return orders.reduce((first, { order }) => Math.min(first, order.from), Infinity)
}
