import type { AssistantRules } from '../core/assistant.ts'
import { flag, record, type Check } from './checks.ts'
import { ticketPrice } from './figureChecks.ts'

const rules = record<AssistantRules>({
  picksEleven: flag,
  restsTired: flag,
  replacesWhoDropsOut: flag,
  setsTicketPrice: flag,
  lowestPrice: ticketPrice,
  highestPrice: ticketPrice,
})

/** Checks the assistant's rules, including the order of the ticket price's bounds. */
export const assistantRules: Check<AssistantRules> = (value, isTakenIn): value is AssistantRules =>
  rules(value, isTakenIn) && value.lowestPrice <= value.highestPrice
