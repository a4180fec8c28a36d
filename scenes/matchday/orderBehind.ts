import type { StandingOrder } from '../../client/simulation/core/standingOrder.ts'
import type { DeepReadonly } from '../../client/simulation/core/readonly.ts'
import type { MatchEvent, MatchReport } from '../../client/simulation/match/matchReport.ts'

/** Standing order by which an event of a report happened; null for any other event. */
export function orderBehind(
  { setup, inputs, events }: DeepReadonly<Pick<MatchReport, 'setup' | 'inputs' | 'events'>>,
  event: DeepReadonly<MatchEvent>,
): DeepReadonly<StandingOrder> | null {
  const { type, minute, team } = event
  if (!team || (type !== 'tactics' && type !== 'substitution')) return null
  const orders = inputs
    .filter((input) => input.kind === 'order')
    .filter((order) => order.minute === minute && order.side === team)
  let carriedOut
  if (type === 'substitution') {
    carriedOut = orders.find(({ off, on }) => off === event.assist && on === event.player)
  } else {
    const changes = events.filter(
      (other) => other.type === type && other.minute === minute && other.team === team,
    )
    carriedOut = orders.filter(({ tactics }) => tactics)[changes.indexOf(event)]
  }
  return carriedOut ? (setup[team].orders[carriedOut.order] ?? null) : null
}
