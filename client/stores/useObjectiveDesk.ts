import { ObjectiveDesk } from './desks/ObjectiveDesk.ts'
import { deskHook } from './useGameStores.ts'

/** Desk of the board's objectives and confidence. */
export const useObjectiveDesk = deskHook(({ game }) => new ObjectiveDesk(game))
