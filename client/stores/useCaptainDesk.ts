import { CaptainDesk } from './desks/CaptainDesk.ts'
import { deskHook } from './useGameStores.ts'

/** Desk of the captain. */
export const useCaptainDesk = deskHook(({ game }) => new CaptainDesk(game))
