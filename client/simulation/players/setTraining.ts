import { done, refuse, type Outcome } from '../news/outcome.ts'
import { TRAINING_FOCUSES, TRAINING_INTENSITIES, type TrainingPlan } from '../club/training.ts'
import type { GameState } from '../gameState.ts'

/** Changes the training. It counts from the next night on; the days before keep what was trained then. */
export function setTraining(state: GameState, change: Readonly<Partial<TrainingPlan>>): Outcome {
  const plan = { ...state.training.plan, ...change }
  if (!TRAINING_FOCUSES.includes(plan.focus) || !TRAINING_INTENSITIES.includes(plan.intensity)) {
    return refuse('Unknown training.')
  }
  state.training.plan = plan
  return done({ kind: 'training-set', change })
}
