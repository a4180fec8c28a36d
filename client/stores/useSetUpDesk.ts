import { SetUpDesk } from './desks/SetUpDesk.ts'
import { deskHook } from './useGameStores.ts'

/** Desk of what the tactics tab shows; its reports load with that tab. */
export const useSetUpDesk = deskHook(({ game }) => new SetUpDesk(game))
