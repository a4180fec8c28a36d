/** Standing orders that are due in a match (MAT-26). */
import type { StandingOrder } from '../club/standingOrder.ts'
import type { Tactics } from '../club/tactics.ts'
import type { PendingOrder } from './pendingOrders.ts'
import { isShort, type RunningSide } from './runningSide.ts'

const NONE: readonly PendingOrder[] = []

/** Removes and returns the orders that are due in this minute with this lead in goals, possible or not. */
export function takeDueOrders(own: RunningSide, minute: number, lead: number): readonly PendingOrder[] {
  const { orders } = own
  let due: PendingOrder[] | null = null
  let left: PendingOrder[] = []
  // Those whose condition does not hold yet wait for a goal or a sending-off.
  let next = Infinity
  for (let i = 0; i < orders.length; i++) {
    const pending = orders[i] as PendingOrder
    const { order } = pending
    const isStillToCome = order.from > minute
    if (isStillToCome || !applies(order, own, lead)) {
      if (isStillToCome && order.from < next) next = order.from
      if (due) left.push(pending)
    } else if (due) due.push(pending)
    else {
      due = [pending]
      left = orders.slice(0, i)
    }
  }
  own.ordersFrom = next
  if (!due) return NONE
  own.orders = left
  return due
}

/** Drops an order that has not been due yet. False without it. */
export function callOff(own: RunningSide, index: number): boolean {
  const left = own.orders.filter((pending) => pending.index !== index)
  if (left.length === own.orders.length) return false
  own.orders = left
  return true
}

function applies({ when }: StandingOrder, own: RunningSide, lead: number): boolean {
  switch (when) {
    case 'any':
      return true
    case 'behind':
      return lead < 0
    case 'level':
      return lead === 0
    case 'ahead':
      return lead > 0
    case 'short':
      return isShort(own)
  }
}

/** Tactics with the changes of an order, but for parts that were decided by hand; the same object if there are none. */
export function orderedTactics(
  { tactics, decidedParts }: Pick<RunningSide, 'tactics' | 'decidedParts'>,
  ordered: StandingOrder['tactics'],
): Tactics {
  if (isEmpty(ordered)) return tactics
  const change = decidedParts.length === 0 ? ordered : withoutParts(ordered, decidedParts)
  return changed(tactics, change)
}

function withoutParts(
  change: StandingOrder['tactics'],
  parts: readonly (keyof Tactics)[],
): StandingOrder['tactics'] {
  const left = { ...change }
  for (const part of parts) delete left[part]
  return left
}

function changed(tactics: Tactics, change: StandingOrder['tactics']): Tactics {
  const { formation, style, intensity, offensiveStyle, defensiveStyle } = tactics
  const next: Tactics = {
    formation: change.formation ?? formation,
    style: change.style ?? style,
    intensity: change.intensity ?? intensity,
    offensiveStyle: change.offensiveStyle ?? offensiveStyle,
    defensiveStyle: change.defensiveStyle ?? defensiveStyle,
  }
  const isSame =
    next.formation === formation &&
    next.style === style &&
    next.intensity === intensity &&
    next.offensiveStyle === offensiveStyle &&
    next.defensiveStyle === defensiveStyle
  return isSame ? tactics : next
}

/** True for an order that only replaces a player, as most do. */
function isEmpty(change: StandingOrder['tactics']): boolean {
  for (const _part in change) return false
  return true
}
