import { PaperDesk } from './desks/PaperDesk.ts'
import { deskHook } from './useGameStores.ts'

/** Desk of the paper. */
export const usePaperDesk = deskHook(({ game }) => new PaperDesk(game))
