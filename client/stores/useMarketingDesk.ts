import { MarketingDesk } from './desks/MarketingDesk.ts'
import { deskHook } from './useGameStores.ts'

/** Desk of the marketing tab. */
export const useMarketingDesk = deskHook(({ game }) => new MarketingDesk(game))
