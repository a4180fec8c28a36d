import { done, refuse, type Outcome } from '../news/outcome.ts'
import { TRAINING_FOCUSES, TRAINING_INTENSITIES, type TrainingPlan } from '../club/training.ts'
import type { GameState, Snapshot } from '../gameState.ts'

/** Changes the training, and takes it over from the assistant. It counts from the next night on; the days before keep what was trained then. */
export function setTraining(state: GameState, change: Readonly<Partial<TrainingPlan>>): Outcome {
  const plan = { ...state.training.plan, ...change }
  if (!TRAINING_FOCUSES.includes(plan.focus) || !TRAINING_INTENSITIES.includes(plan.intensity)) {
    return refuse('There’s no such training.')
  }
  state.training.plan = plan
  state.assistant.setsTraining = false
  return done({ kind: 'training-set', change })
}

/** Mean stamina of the eleven in percent below which the assistant trains recovery, or fitness. */
export const TRAINING_BY_STAMINA = { recovery: 72, fitness: 80 }

/** Training for an eleven as fresh or tired as this one. */
export function trainingByStamina({ players }: Snapshot): { stamina: number; plan: TrainingPlan } {
  const eleven = players.filter(({ inSquad }) => inSquad)
  const sum = eleven.reduce((total, player) => total + player.stamina, 0)
  const stamina = eleven.length > 0 ? Math.round(sum / eleven.length) : 100
  const { recovery, fitness } = TRAINING_BY_STAMINA
  const focus = stamina < recovery ? 'recovery' : stamina < fitness ? 'fitness' : 'balanced'
  return { stamina, plan: { focus, intensity: 'normal' } }
}
