/** Standing orders: what a side changes during a match by itself (TAC-14). */
import { EXTRA_TIME } from '../core/fixture.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Tactics } from './tactics.ts'

/** Conditions on the state of the match. `short`: with fewer than eleven on the pitch. */
export const ORDER_CONDITIONS = ['any', 'behind', 'level', 'ahead', 'short'] as const
export type OrderCondition = (typeof ORDER_CONDITIONS)[number]

/** Groups of outfield players of whom the most tired goes off. */
export const TIRED_GROUPS = ['anyone', 'Defender', 'Midfielder', 'Forward'] as const
export type TiredGroup = (typeof TIRED_GROUPS)[number]

export interface StandingOrder {
  /** First minute at whose start the order may be carried out, 1–120: after 90 in extra time. */
  from: number
  when: OrderCondition
  /** Parts of the set-up that change. */
  tactics: Readonly<Partial<Tactics>>
  /** Group whose most tired player is replaced; null for no substitution. */
  off: TiredGroup | null
}

/** Most standing orders of the own side. */
export const MAX_ORDERS = 6

export const ORDER_MINUTES = { min: 1, max: EXTRA_TIME }

export function copyOrder({ from, when, tactics, off }: DeepReadonly<StandingOrder>): StandingOrder {
  return { from, when, tactics: { ...tactics }, off }
}

/** Orders that bring fresh legs on from the hour on, after which the side still attacks when behind. */
export function ordersForTheTired(): StandingOrder[] {
  const off = ['Midfielder', 'Forward', 'Midfielder', 'Defender'] as const
  return [
    ...off.map((group, i): StandingOrder => ({ from: 58 + 6 * i, when: 'any', tactics: {}, off: group })),
    ...defaultOrders().filter((order) => order.off === null),
  ]
}

/** Standing orders of a new career (TAC-16): modest, so that better ones pay. */
export function defaultOrders(): StandingOrder[] {
  return [
    { from: 75, when: 'behind', tactics: { style: 'attacking', intensity: 'high' }, off: null },
    { from: 75, when: 'any', tactics: {}, off: 'Midfielder' },
  ]
}
