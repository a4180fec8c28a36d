import { boolean } from '../core/checks.ts'

/** Rules by which the assistant acts for the manager. Each can be switched off. */
export interface AssistantRules {
  /** Picks the best eleven for every match, and whenever fewer than eleven are available. */
  picksEleven: boolean
  /** Rests tired players when picking for a match if a fresh reserve is nearly as good. */
  restsTired: boolean
  /** Replaces players of the eleven as soon as they become unavailable. */
  replacesWhoDropsOut: boolean
  /** Sets the training of a week by the stamina of the eleven, until the manager sets it. */
  setsTraining: boolean
  /** Decides on the youngsters of the academy on intake day. */
  signsYoungsters: boolean
  /** Sets the ticket price before every home match, within the bounds below. */
  setsTicketPrice: boolean
  /** Renews contracts that end with the season, at what the players ask. */
  renewsContracts: boolean
  /** Lower bound of the ticket price in pounds. */
  lowestPrice: number
  /** Upper bound of the ticket price in pounds, at least the lower bound. */
  highestPrice: number
}

export const assistantTaskFields = {
  picksEleven: boolean,
  restsTired: boolean,
  replacesWhoDropsOut: boolean,
  setsTraining: boolean,
  signsYoungsters: boolean,
  setsTicketPrice: boolean,
  renewsContracts: boolean,
}

/** Rules of a new career: replacement and training are on. */
export function defaultAssistant(): AssistantRules {
  return {
    picksEleven: false,
    restsTired: false,
    replacesWhoDropsOut: true,
    setsTraining: true,
    signsYoungsters: false,
    setsTicketPrice: false,
    renewsContracts: false,
    lowestPrice: 20,
    highestPrice: 40,
  }
}
