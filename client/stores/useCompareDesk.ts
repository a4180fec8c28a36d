import { CompareDesk } from './desks/CompareDesk.ts'
import { deskHook } from './useGameStores.ts'

/** Desk of the comparison of players. */
export const useCompareDesk = deskHook(({ game, ui }) => new CompareDesk(game, ui))
