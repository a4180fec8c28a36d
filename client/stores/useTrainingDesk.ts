import { TrainingDesk } from './desks/TrainingDesk.ts'
import { deskHook } from './useGameStores.ts'

/** Desk of the squad's training. */
export const useTrainingDesk = deskHook(({ game }) => new TrainingDesk(game))
