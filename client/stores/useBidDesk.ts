import { BidDesk } from './desks/BidDesk.ts'
import { deskHook } from './useGameStores.ts'

/** Desk of bids for own players. */
export const useBidDesk = deskHook(({ game }) => new BidDesk(game))
