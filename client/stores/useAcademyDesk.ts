import { AcademyDesk } from './desks/AcademyDesk.ts'
import { deskHook } from './useGameStores.ts'

/** Desk of the academy. */
export const useAcademyDesk = deskHook(({ game }) => new AcademyDesk(game))
