import { drawLuck } from './challenge/luck.ts'
import { runDecision, type Decision } from './commands.ts'
import { copyGame } from './copyGame.ts'
import type { GameState, Snapshot } from './gameState.ts'
import type { Outcome } from './news/outcome.ts'
import { beginDay, playMatchDay, type DayStep } from './season/day.ts'

/**
 * A step of a career as plain JSON: a decision, the morning of a day, the luck drawn for its matches, or a match day with
 * the inputs of the own match.
 * Days played ahead are the same steps.
 */
export type Step = Decision | DayStep

/** Takes a step. Returns the outcome of a decision, and null for a step of time. */
export function runStep(state: GameState, step: Step): Outcome | null {
  if (step[0] === 'beginDay') beginDay(state, step[1])
  else if (step[0] === 'playMatchDay') playMatchDay(state, step[1])
  else if (step[0] === 'drawLuck') drawLuck(state, step[1])
  else return runDecision(state, step)
  return null
}

/** Career after the steps, byte for byte the one in which they were taken. */
export function replay(start: Snapshot, steps: readonly Step[]): GameState {
  const state = copyGame(start)
  for (const step of steps) runStep(state, step)
  return state
}
