import type { OldCareer } from './migrations.ts'

/** Writes the assistant's rules down; of them, older versions knew replacement only. */
export function appointAssistant({ replacesWhoDropsOut, ...career }: OldCareer): OldCareer {
  const rules = {
    picksEleven: false,
    restsTired: false,
    setsTicketPrice: false,
    lowestPrice: 20,
    highestPrice: 40,
  }
  return { ...career, assistant: { ...rules, replacesWhoDropsOut } }
}
