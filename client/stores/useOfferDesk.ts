import { OfferDesk } from './desks/OfferDesk.ts'
import { deskHook } from './useGameStores.ts'

/** Desk of search, shortlist and offers. */
export const useOfferDesk = deskHook(({ game }) => new OfferDesk(game))
