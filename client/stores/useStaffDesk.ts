import { StaffDesk } from './desks/StaffDesk.ts'
import { deskHook } from './useGameStores.ts'

/** Desk of the staff tab. */
export const useStaffDesk = deskHook(({ game }) => new StaffDesk(game))
