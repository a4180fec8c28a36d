import { DoctorsDesk } from './desks/DoctorsDesk.ts'
import { deskHook } from './useGameStores.ts'

/** Desk of the club's doctors. */
export const useDoctorsDesk = deskHook(({ game }) => new DoctorsDesk(game))
