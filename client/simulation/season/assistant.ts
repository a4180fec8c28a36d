/** Assistant: performs tasks by the manager's rules and reports them. */
import { announce } from '../news/announce.ts'
import type { AssistantRules } from '../club/assistantRules.ts'
import { nextOwnMatch } from '../competitions/ownMatches.ts'
import { isWeekStart } from '../core/calendar.ts'
import { done, refuse, type Outcome } from '../news/outcome.ts'
import type { GameState } from '../gameState.ts'
import { trainingByStamina } from '../players/setTraining.ts'
import { fillEleven } from '../players/replacement.ts'
import { restTired } from '../players/restTired.ts'
import { shortage } from '../players/shortage.ts'
import { autoPick, byLine } from '../players/squad.ts'
import { PRICE_RANGE, isTicketPrice, priceByMood } from '../tickets/ticketPrice.ts'
import { decideByAssistant } from './youthIntake.ts'

/** Changes rules of the assistant. They apply from the next morning; free places are filled at once. */
export function setAssistant(state: GameState, change: Readonly<Partial<AssistantRules>>): Outcome {
  const rules = { ...state.assistant, ...change }
  const { lowestPrice, highestPrice } = rules
  if (!isTicketPrice(lowestPrice) || !isTicketPrice(highestPrice)) {
    return refuse(`Each limit has to be a whole number from £${PRICE_RANGE.min} to £${PRICE_RANGE.max}.`)
  }
  if (lowestPrice > highestPrice) {
    return refuse(`The lowest price (£${lowestPrice}) can’t be above the highest (£${highestPrice}).`)
  }
  state.assistant = rules
  if (change.replacesWhoDropsOut) fillEleven(state)
  return done({ kind: 'assistant-set', change })
}

/** Runs the assistant: after anything that may make players unavailable, and on the morning of a match. */
export function runAssistant(state: GameState): void {
  fillEleven(state)
  const { picksEleven, restsTired, setsTraining, setsTicketPrice } = state.assistant
  const isMatchMorning = state.awaitingKickOff
  if (picksEleven && (isMatchMorning || shortage(state))) pickEleven(state, isMatchMorning && restsTired)
  if (state.assistant.signsYoungsters && state.academy.intake.length > 0) decideByAssistant(state)
  if (setsTraining && isWeekStart(state.day)) planTraining(state)
  if (setsTicketPrice && isMatchMorning && isHomeNext(state)) setPrice(state)
}

function isHomeNext(state: GameState): boolean {
  const match = nextOwnMatch(state)
  return match?.home === state.club.id && !match.isNeutral
}

/** Picks the best eleven, with or without resting tired players, and reports the changes. */
function pickEleven(state: GameState, rests: boolean): void {
  const before = new Set(state.players.filter(({ inSquad }) => inSquad))
  autoPick(state)
  const rested = new Set(rests ? restTired(state) : [])
  const coming = byLine(state.players.filter((player) => player.inSquad && !before.has(player)))
  const leaving = byLine(state.players.filter((player) => !player.inSquad && before.has(player)))
  if (coming.length + leaving.length === 0) return
  announce(state, {
    kind: 'assistant-picked',
    coming: coming.map(({ name }) => name),
    leaving: leaving.map((player) => ({ name: player.name, isTired: rested.has(player) })),
  })
}

/** Sets the training by the stamina of the eleven, and reports a change. */
function planTraining(state: GameState): void {
  const { stamina, plan } = trainingByStamina(state)
  const { focus, intensity } = state.training.plan
  if (plan.focus === focus && plan.intensity === intensity) return
  state.training.plan = plan
  announce(state, { kind: 'assistant-trains', plan, stamina })
}

function setPrice(state: GameState): void {
  const price = priceByMood(state)
  if (price === state.ticketPrice) return
  announce(state, { kind: 'assistant-priced', from: state.ticketPrice, to: price, mood: state.fanHappiness })
  state.ticketPrice = price
}
