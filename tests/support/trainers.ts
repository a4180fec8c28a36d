/** Training decisions of scripted managers, by what the training view shows: at their best and at their worst. */
import { MAX_INDIVIDUAL } from '../../client/simulation/club/individualTraining.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { setIndividualFocus } from '../../client/simulation/players/individualFocus.ts'
import { setTraining, trainingByStamina } from '../../client/simulation/players/setTraining.ts'
import { trainingReport } from '../../client/simulation/reports/trainingReport.ts'

/** Trains by the stamina of the eleven, and sets the best with a weakness to work on it. */
export function trainWell(state: GameState): void {
  setTraining(state, trainingByStamina(state).plan)
  const { rows, choices } = trainingReport(state).individual
  const quality = (id: string) => state.players.find((player) => player.id === id)?.quality ?? 0
  const weak = choices
    .filter(({ goals }) => goals[0]?.goal.kind === 'weaknesses')
    .toSorted((a, b) => quality(b.id) - quality(a.id))
  for (const { id, goals } of weak.slice(0, MAX_INDIVIDUAL - rows.length)) {
    setIndividualFocus(state, id, goals[0]?.goal ?? null)
  }
}

/** Trains as well for the next match alone: set pieces when everybody is fresh. */
export function trainToWin(state: GameState): void {
  trainWell(state)
  if (state.training.plan.focus === 'balanced') setTraining(state, { focus: 'set-pieces' })
}

/** Tires everybody, for a growth that a season hardly shows. */
export function trainBadly(state: GameState): void {
  setTraining(state, { focus: 'attack', intensity: 'hard' })
}
