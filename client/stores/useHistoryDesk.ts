import { HistoryDesk } from './desks/HistoryDesk.ts'
import { deskHook } from './useGameStores.ts'

/** Desk of the season so far and the seasons before. */
export const useHistoryDesk = deskHook(({ game }) => new HistoryDesk(game))
