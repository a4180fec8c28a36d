/** Ways out of a danger that are still open. */
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { playerForLoan } from '../loans/lenders.ts'
import type { WayOut } from '../news/wayOut.ts'
import { wayOnCard } from './wayOnCard.ts'

/** Steps that have not been taken and are still possible, with the figures of today's cards; none once the career is over. */
export function openWays(state: Snapshot, ways: DeepReadonly<WayOut[]>): DeepReadonly<WayOut>[] {
  if (state.ended) return []
  return ways.filter((way) => isWayOpen(state, way)).map((way) => wayOnCard(state, way))
}

/** True while the step has not been taken or become impossible. */
function isWayOpen(state: Snapshot, way: DeepReadonly<WayOut>): boolean {
  switch (way.kind) {
    case 'build':
      return state.facilities.every(({ name }) => name !== way.type)
    case 'upgrade':
      return state.facilities.some(({ id, level }) => id === way.id && level < way.level)
    case 'sell':
      return state.players.some(({ id }) => id === way.id)
    case 'borrow':
      return playerForLoan(state, way.id) !== undefined
    case 'sign':
      return state.market.some(({ id }) => id === way.id)
    case 'dismiss':
      return state.staff.some(({ id }) => id === way.id)
    case 'orders':
      return state.standingOrders.filter(({ off }) => off !== null).length < way.count
    case 'renew':
      return !state.assistant.renewsContracts
  }
}
