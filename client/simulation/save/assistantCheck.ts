import { assistantTaskFields, type AssistantRules } from '../club/assistant.ts'
import { integer, record, type Check } from '../core/checks.ts'
import { PRICE_RANGE } from '../tickets/ticketPrice.ts'

/** In pounds. Not in `figureChecks.ts`, which the first pages load. */
export const ticketPrice = integer(PRICE_RANGE.min, PRICE_RANGE.max)

const rules = record<AssistantRules>({
  ...assistantTaskFields,
  lowestPrice: ticketPrice,
  highestPrice: ticketPrice,
})

/** Checks the assistant's rules, including the order of the ticket price's bounds. */
export const assistantRules: Check<AssistantRules> = (value, isImported): value is AssistantRules =>
  rules(value, isImported) && value.lowestPrice <= value.highestPrice
