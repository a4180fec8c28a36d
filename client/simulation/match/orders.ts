/** Standing orders that are due in a match, and whom they replace (MAT-26). */
import type { StandingOrder, TiredGroup } from '../core/standingOrder.ts'
import type { Tactics } from '../core/tactics.ts'
import type { SheetPlayer } from './matchReport.ts'
import { firstMinute, type PendingOrder } from './pendingOrders.ts'
import { bestReplacement, isShort, type RunningSide } from './runningSide.ts'
import { freshnessAt, type OnPitch } from './sideStrength.ts'

const NONE: readonly PendingOrder[] = []

/** Removes and returns the orders that are due in this minute with this lead in goals. */
export function takeDueOrders(own: RunningSide, minute: number, lead: number): readonly PendingOrder[] {
  const isDue = ({ order }: PendingOrder) => order.from <= minute && applies(order, own, lead)
  if (!own.orders.some(isDue)) return NONE
  const due = own.orders.filter(isDue)
  own.orders = own.orders.filter((pending) => !due.includes(pending))
  own.ordersFrom = firstMinute(own.orders)
  return due
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

/** Tactics with the changes of an order; the same object if there are none. */
export function orderedTactics(tactics: Tactics, change: StandingOrder['tactics']): Tactics {
  const changed = { ...tactics, ...change }
  const isSame = (Object.keys(change) as (keyof Tactics)[]).every((part) => changed[part] === tactics[part])
  return isSame ? tactics : changed
}

/** The most tired of a group and the best substitute of the same position; null if there is no such pair. */
export function findSubstitution(
  own: RunningSide,
  group: TiredGroup,
  minute: number,
): { leaving: OnPitch; replacement: SheetPlayer } | null {
  const { pitch, bench, tactics, substitutionsLeft } = own
  if (substitutionsLeft === 0) return null
  let leaving: OnPitch | null = null
  let lowest = Infinity
  for (const onPitch of pitch) {
    const { type } = onPitch.player
    if (type === 'Goalkeeper' || (group !== 'anyone' && type !== group)) continue
    if (!bench.some((player) => player.type === type)) continue
    const freshness = freshnessAt(onPitch, minute, tactics.intensity)
    if (freshness >= lowest) continue
    leaving = onPitch
    lowest = freshness
  }
  const replacement = leaving && bestReplacement(own, leaving.player)
  return leaving && replacement ? { leaving, replacement } : null
}
