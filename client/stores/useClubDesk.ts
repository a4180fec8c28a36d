import { ClubDesk } from './desks/ClubDesk.ts'
import { deskHook } from './useGameStores.ts'

/** Desk of the pages of the clubs. */
export const useClubDesk = deskHook(({ game }) => new ClubDesk(game))
