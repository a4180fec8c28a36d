import { LoanDesk } from './desks/LoanDesk.ts'
import { deskHook } from './useGameStores.ts'

/** Desk of the players on loan. */
export const useLoanDesk = deskHook(({ game }) => new LoanDesk(game))
