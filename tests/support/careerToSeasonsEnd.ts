import { createGame } from '../../client/simulation/season/createGame.ts'
import { copyGame } from '../../client/simulation/copyGame.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { planAhead, playAheadDay } from '../../client/simulation/season/ahead.ts'
import { setAssistant } from '../../client/simulation/season/assistant.ts'

const TRIES = 100
const RULES = { picksEleven: true, restsTired: true, setsTicketPrice: true }

/** Returns a new career whose first season the assistant plays to its end without a decision. */
export function careerToSeasonsEnd(): GameState {
  for (let seed = 1; seed <= TRIES; seed++) {
    const career = createGame({ seed })
    setAssistant(career, RULES)
    if (reachesTheEnd(career)) return career
  }
  throw new Error(`The assistant needs a decision in each of ${TRIES} first seasons`)
}

function reachesTheEnd(career: GameState): boolean {
  const played = copyGame(career)
  const plan = planAhead(played, 'season', [])
  for (;;) {
    const { stop } = playAheadDay(played, plan)
    if (stop) return stop === 'target'
  }
}
