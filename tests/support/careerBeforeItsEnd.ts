/** Careers on the morning before they end, without an event on that day, played there by a scripted manager. */
import { copyGame } from '../../client/simulation/copyGame.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import type { CareerEnd } from '../../client/simulation/club/careerEnd.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { hasEligibleEleven } from '../../client/simulation/players/squad.ts'
import type { Manager } from './managers.ts'

/** Maximum number of seeds to try. */
const TRIES = 80

export function careerBeforeItsEnd(
  manage: Manager,
  reason: CareerEnd['reason'],
  isWanted: (ended: CareerEnd) => boolean = () => true,
): GameState {
  for (let seed = 1; seed <= TRIES; seed++) {
    const state = createGame({ seed })
    let before = copyGame(state)
    let isStopped = false
    while (!state.ended) {
      before = copyGame(state)
      beginDay(state)
      // The game would stop for an eleven before the career can end.
      isStopped = !hasEligibleEleven(state)
      manage(state)
      playMatchDay(state)
    }
    // The dialog of an event would come first.
    const isQuiet = state.lastEventDay !== state.day
    if (!isStopped && isQuiet && state.ended.reason === reason && isWanted(state.ended)) return before
  }
  throw new Error(`No career of ${TRIES} ended that way`)
}
