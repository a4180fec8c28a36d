import { TouchlineDesk } from './desks/TouchlineDesk.ts'
import { deskHook } from './useGameStores.ts'

/** Desk of the decisions during a match. */
export const useTouchlineDesk = deskHook(({ game, matchday }) => new TouchlineDesk({ game, matchday }))
