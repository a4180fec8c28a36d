import { DAYS_PER_WEEK } from '../core/calendar.ts'
import { individualGoalFields, MAX_INDIVIDUAL, type IndividualFocus } from '../club/individualTraining.ts'
import { trainingPlan, type TrainedPlayer, type TrainedWeek, type Training } from '../club/training.ts'
import { array, boolean, nullable, number, oneOf, record } from '../core/checks.ts'
import { day, playerId } from '../core/figures.ts'

/** More players than any squad has. */
const MAX_TRAINED = 5_000

const trainedPlayer = record<TrainedPlayer>({
  id: playerId,
  step: number(-1, 1),
  form: (value) => value === -1 || value === 0 || value === 1,
  hasPlayed: boolean,
  isHurt: boolean,
})

const individualFocus = record<IndividualFocus>({
  id: playerId,
  ...individualGoalFields,
  progress: number(0, 1),
})

const days = array(trainingPlan, DAYS_PER_WEEK)

export const training = record<Training>({
  plan: trainingPlan,
  days,
  lastWeek: nullable(
    record<TrainedWeek>({
      day,
      days,
      outcome: oneOf(['W', 'D', 'L']),
      players: array(trainedPlayer, MAX_TRAINED),
    }),
  ),
  individual: array(individualFocus, MAX_INDIVIDUAL),
})
