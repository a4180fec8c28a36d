import { InboxDesk } from './desks/InboxDesk.ts'
import { deskHook } from './useGameStores.ts'

/** Desk of messages of own players. */
export const useInboxDesk = deskHook(({ game }) => new InboxDesk(game))
