/** The luck of a ranked run, which the server draws for each of its match days (CHL-8). */
import type { GameState, Snapshot } from '../gameState.ts'
import { done, refuse, type Outcome } from '../news/outcome.ts'
import { dropLog, logStep } from './runLog.ts'

/** True while a ranked run lasts: nothing is decided in its matches, whose luck could be looked at before. */
export function isRanked({ challenge }: Snapshot): boolean {
  return challenge?.score === null && challenge.run !== null
}

/** True on the morning of a match day of a ranked run whose luck is still to be drawn. */
export function needsLuck(state: Snapshot): boolean {
  return isRanked(state) && state.awaitingKickOff && !(state.day in (state.challenge?.luck ?? {}))
}

/** Hands in the decisions until today's kick-off, after which none is made until the match is played. */
export function commitDecisions(state: GameState): void {
  if (needsLuck(state) && state.challenge) state.challenge.isCommitted = true
}

/** Takes the luck of today's matches, a whole number below 2^32. Does nothing where none is needed. */
export function drawLuck(state: GameState, luck: number): void {
  if (!needsLuck(state) || !state.challenge) return
  logStep(state, ['drawLuck', luck])
  state.challenge.luck[state.day] = luck
  state.challenge.isCommitted = true
}

/** Goes on with a ranked run as an open one, which counts in no table. */
export function leaveRanking(state: GameState): Outcome {
  if (!isRanked(state)) return refuse('This isn’t a ranked run.')
  dropLog(state)
  return done({ kind: 'ranking-left' })
}
