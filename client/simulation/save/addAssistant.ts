import type { OldCareer } from './oldCareer.ts'

/** Adds the assistant's rules. Older versions had the replacement rule only. */
export function addAssistant({ replacesWhoDropsOut, ...career }: OldCareer): OldCareer {
  const rules = {
    picksEleven: false,
    restsTired: false,
    setsTicketPrice: false,
    lowestPrice: 20,
    highestPrice: 40,
  }
  return { ...career, assistant: { ...rules, replacesWhoDropsOut } }
}
