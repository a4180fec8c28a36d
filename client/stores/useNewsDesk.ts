import { NewsDesk } from './desks/NewsDesk.ts'
import { deskHook } from './useGameStores.ts'

/** Desk of the stories of the last match and the last event. */
export const useNewsDesk = deskHook(({ game }) => new NewsDesk(game))
