import { FinanceDesk } from './desks/FinanceDesk.ts'
import { deskHook } from './useGameStores.ts'

/** Desk of the finances. */
export const useFinanceDesk = deskHook(({ game }) => new FinanceDesk(game))
