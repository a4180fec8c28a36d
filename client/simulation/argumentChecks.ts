/** Checks of the arguments of decisions: shapes and options. The commands check amounts, and ids against the career. */
import { assistantTaskFields, type AssistantRules } from './club/assistantRules.ts'
import { MAX_ORDERS, ORDER_CONDITIONS, TIRED_GROUPS, type StandingOrder } from './club/standingOrder.ts'
import { tacticsFields, type Tactics } from './club/tactics.ts'
import { trainingPlanFields, type TrainingPlan } from './club/training.ts'
import { array, boolean, integer, nullable, number, oneOf, record, someOf, text } from './core/checks.ts'
import { STATUSES, type Terms } from './people/contract.ts'
import { FACES } from './people/ownManager.ts'
import type { LineUp } from './players/lineUp.ts'

export const id = text(40)

/** Name of a club. A save allows no longer ones. */
export const clubName = text(120)

/** Name of a manager, which is shortened to what a name may be. */
export const managerName = text(120)

export const face = integer(0, FACES - 1)

export const amount = number(-Infinity, Infinity)

export const tacticsChange = someOf<Tactics>(tacticsFields)

export const trainingChange = someOf<TrainingPlan>(trainingPlanFields)

export const assistantChange = someOf<AssistantRules>({
  ...assistantTaskFields,
  lowestPrice: amount,
  highestPrice: amount,
})

/** One more than an order may be added to, so that its refusal reaches the player. */
export const standingOrders = array(
  record<StandingOrder>({
    from: amount,
    when: oneOf(ORDER_CONDITIONS),
    tactics: tacticsChange,
    off: nullable(oneOf(TIRED_GROUPS)),
  }),
  MAX_ORDERS + 1,
)

/** Players of the largest squad, and many more. */
const MAX_IN_LINE_UP = 1_000

export const lineUp = array(record<LineUp[number]>({ id, inSquad: boolean }), MAX_IN_LINE_UP)

export const terms = record<Terms>({ until: amount, wage: amount, status: oneOf(STATUSES) })
