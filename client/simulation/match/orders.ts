/** Standing orders that are due in a match, and whom they and a dismissed keeper have replaced (MAT-26, MAT-33). */
import { meanStaminaLoss } from '../core/staminaLoss.ts'
import type { StandingOrder, TiredGroup } from '../core/standingOrder.ts'
import type { Tactics } from '../core/tactics.ts'
import type { Position } from '../core/position.ts'
import type { SheetPlayer } from './matchReport.ts'
import { nextMinute, type PendingOrder } from './pendingOrders.ts'
import { bestReplacement, isShort, type RunningSide } from './runningSide.ts'
import type { OnPitch } from './onPitch.ts'
import { freshnessAfter, freshnessAt } from './sideStrength.ts'

const NONE: readonly PendingOrder[] = []

/** Removes and returns the orders that are due in this minute with this lead in goals, also those that turn out to be impossible. */
export function takeDueOrders(own: RunningSide, minute: number, lead: number): readonly PendingOrder[] {
  const { orders } = own
  let due: PendingOrder[] | null = null
  // Those whose condition does not hold yet wait for a goal or a sending-off.
  own.ordersFrom = nextMinute(orders, minute)
  for (const pending of orders) {
    const { order } = pending
    if (order.from <= minute && applies(order, own, lead)) (due ??= []).push(pending)
  }
  if (!due) return NONE
  const left: PendingOrder[] = []
  let next = 0
  for (const pending of orders) {
    if (pending === due[next]) next += 1
    else left.push(pending)
  }
  own.orders = left
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
  if (isEmpty(change)) return tactics
  const { formation, style, intensity, offensiveStyle, defensiveStyle } = tactics
  const ordered: Tactics = {
    formation: change.formation ?? formation,
    style: change.style ?? style,
    intensity: change.intensity ?? intensity,
    offensiveStyle: change.offensiveStyle ?? offensiveStyle,
    defensiveStyle: change.defensiveStyle ?? defensiveStyle,
  }
  const isSame =
    ordered.formation === formation &&
    ordered.style === style &&
    ordered.intensity === intensity &&
    ordered.offensiveStyle === offensiveStyle &&
    ordered.defensiveStyle === defensiveStyle
  return isSame ? tactics : ordered
}

/** True for an order that only replaces a player, as most do. */
function isEmpty(change: StandingOrder['tactics']): boolean {
  for (const _part in change) return false
  return true
}

interface Substitution {
  leaving: OnPitch
  replacement: SheetPlayer
}

/** The most tired of a group and the best substitute of the same position; null if there is no such pair. */
export function findSubstitution(own: RunningSide, group: TiredGroup, minute: number): Substitution | null {
  const { pitch, bench, tactics, substitutionsLeft } = own
  if (substitutionsLeft === 0) return null
  const meanLoss = meanStaminaLoss(tactics.intensity)
  let leaving: OnPitch | null = null
  let lowest = Infinity
  for (const onPitch of pitch) {
    const { type } = onPitch.player
    if (type === 'Goalkeeper' || (group !== 'anyone' && type !== group)) continue
    const freshness = freshnessAfter(onPitch, minute - onPitch.since, meanLoss)
    if (freshness >= lowest || !hasPosition(bench, type)) continue
    leaving = onPitch
    lowest = freshness
  }
  const replacement = leaving && bestReplacement(own, leaving.player)
  return leaving && replacement ? { leaving, replacement } : null
}

/** Lines from which a player goes off for a reserve keeper, first choice first. */
const OFF_FOR_KEEPER: readonly Position[] = ['Forward', 'Midfielder', 'Defender']

/**
 * The most tired forward, or without one the most tired of the line behind, and the best reserve keeper for a side
 * whose keeper was sent off; null if there is no such pair.
 */
export function findKeeper(own: RunningSide, dismissed: SheetPlayer, minute: number): Substitution | null {
  const replacement = bestReplacement(own, dismissed)
  if (replacement?.type !== 'Goalkeeper') return null
  const freshness = (onPitch: OnPitch) => freshnessAt(onPitch, minute, own.tactics.intensity)
  for (const position of OFF_FOR_KEEPER) {
    const line = own.pitch.filter(({ player }) => player.type === position)
    const [leaving] = line.toSorted((a, b) => freshness(a) - freshness(b))
    if (leaving) return { leaving, replacement }
  }
  return null
}

function hasPosition(bench: readonly SheetPlayer[], position: Position): boolean {
  for (const { type } of bench) if (type === position) return true
  return false
}
