import { FacilityDesk } from './desks/FacilityDesk.ts'
import { deskHook } from './useGameStores.ts'

/** Desk of the facilities tab. */
export const useFacilityDesk = deskHook(({ game }) => new FacilityDesk(game))
