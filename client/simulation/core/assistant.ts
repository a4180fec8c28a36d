/** Rules by which the assistant acts for the manager; each can be switched off. */
export interface AssistantRules {
  /** Picks the best eleven for every match, and whenever fewer than eleven can play. */
  picksEleven: boolean
  /** Leaves the tired out when picking for a match, where somebody nearly as good is fresh. */
  restsTired: boolean
  /** Replaces whoever drops out of the eleven, at once. */
  replacesWhoDropsOut: boolean
  /** Sets the ticket price before every home match, within the bounds. */
  setsTicketPrice: boolean
  /** Pounds. */
  lowestPrice: number
  /** Pounds, at least the lowest price. */
  highestPrice: number
}

/** A new career's: only replacement is on, everything else is the manager's. */
export function defaultAssistant(): AssistantRules {
  return {
    picksEleven: false,
    restsTired: false,
    replacesWhoDropsOut: true,
    setsTicketPrice: false,
    lowestPrice: 20,
    highestPrice: 40,
  }
}
