import { LiveDesk } from './desks/LiveDesk.ts'
import { deskHook } from './useGameStores.ts'

/** Desk of the team sheets and the table during a match. */
export const useLiveDesk = deskHook(({ game, matchday }) => new LiveDesk({ game, matchday }))
