import type { StandingOrder } from '../club/standingOrder.ts'

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

/** First minute after `minute` from which one of the orders may be carried out. */
export function nextMinute(orders: readonly PendingOrder[], minute: number): number {
  let next = Infinity
  for (const { order } of orders) if (order.from > minute && order.from < next) next = order.from
  return next
}
