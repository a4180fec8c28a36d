import { ScoutingDesk } from './desks/ScoutingDesk.ts'
import { deskHook } from './useGameStores.ts'

/** Desk of scouting assignments. */
export const useScoutingDesk = deskHook(({ game }) => new ScoutingDesk(game))
