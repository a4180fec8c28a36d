/** Answers today's event (EVE-17, EVE-18). */
import { announce, withdrawNews } from '../../news/announce.ts'
import type { Impact } from '../../news/impact.ts'
import type { EventAnswer } from '../../news/eventAnswer.ts'
import { pounds } from '../../core/money.ts'
import type { GameEvent } from '../../news/gameEvent.ts'
import { PLAYER_NOT_FOUND, done, refuse, type Outcome } from '../../news/outcome.ts'
import type { DeepReadonly } from '../../core/readonly.ts'
import type { GameState, Snapshot } from '../../gameState.ts'
import { watchMood } from '../../board/boardDecisions.ts'
import { replaceImpact } from './changeFigures.ts'
import type { RandomEvent } from '../../news/randomEvent.ts'

const NO_SUCH_ANSWER = 'That isn’t one of the answers.'

/** True while the event may be answered: on its day, before the match and once. */
export function isAnswerOpen(state: Snapshot): boolean {
  return refusalOfAnswers(state) === null
}

/** Reason why the answer is refused; null if it is possible. */
export function answerHurdle(state: Snapshot, index: number): string | null {
  const { lastEvent: event, wageBudget } = state
  const refusal = refusalOfAnswers(state)
  if (refusal !== null) return refusal
  const answer = event?.answers[index]
  if (!event || !answer) return NO_SUCH_ANSWER
  if (index === 0) return null
  if (event.playerId !== null && !state.players.some(({ id }) => id === event.playerId)) {
    return PLAYER_NOT_FOUND
  }
  if (event.impact.some((change) => change.kind === 'seats' && !areClosed(state, change))) {
    return 'Building has begun at the stadium, and work goes on as planned.'
  }
  const first = budgetChange(event.impact)
  const cost = -budgetChange(answer.impact)
  const funds = state.money - first
  if (cost > Math.max(0, -first) && funds < cost) return `Not enough funds. Required: ${pounds(cost)}`
  const raise = answer.impact.find(({ kind }) => kind === 'wage')
  if (raise && 'change' in raise && raise.change > wageBudget) {
    return `Insufficient wage budget. Need ${pounds(raise.change)}/wk, have ${pounds(wageBudget)}/wk.`
  }
  return null
}

/**
 * Answers today's event by the index of an answer. The first has applied since the morning; another
 * reverts its changes.
 */
export function answerEvent(state: GameState, index: number): Outcome {
  const { lastEvent: event } = state
  const hurdle = answerHurdle(state, index)
  if (hurdle !== null) return refuse(hurdle)
  const answer = event?.answers[index]
  if (!event || !answer) return refuse(NO_SUCH_ANSWER)
  const { kind, playerId } = event
  const answered = answeredWith(event, answer)
  withdrawQuestion(state, event)
  // Those of the first answer, which another replaces.
  withdrawNews(state, 'event-answered', (news, day) => news.event === kind && day === state.day)
  if (index === 0) {
    announce(state, answered)
    return done(answered)
  }
  replaceImpact(state, { from: event.impact, to: answer.impact, playerId })
  event.impact = answer.impact
  event.answer = index
  if (answer.pledge) state.pledges.push({ event: kind, playerId, terms: answer.pledge })
  announce(state, answered)
  watchMood(state)
  return done(answered)
}

function refusalOfAnswers({ day, ended, lastEvent, lastMatch }: Snapshot): string | null {
  if (ended) return 'The career is over.'
  if (lastEvent?.day !== day || lastEvent.answers.length === 0) return 'There’s nothing to answer today.'
  if (lastEvent.answer > 0) return 'You’ve already answered.'
  return lastMatch?.day === day ? 'The match has been played, so it’s too late to answer.' : null
}

function budgetChange(impact: DeepReadonly<Impact[]>): number {
  return impact.reduce((sum, change) => (change.kind === 'budget' ? sum + change.change : sum), 0)
}

/** True while the seats closed by this change today are still those that are closed. */
function areClosed(
  { day, facilities }: Snapshot,
  { change, days }: { readonly change: number; readonly days: number },
): boolean {
  return facilities.some(
    ({ tempCapacityReduction, worksUntilDay }) =>
      tempCapacityReduction === -change && worksUntilDay === day + days,
  )
}

/** Announces that the first answer is in force, once it is too late for another. */
export function takeFirstAnswer(state: GameState): void {
  const { lastEvent: event } = state
  const [first] = event?.answers ?? []
  if (!event || !first || event.answer > 0 || event.day !== state.day) return
  if (withdrawQuestion(state, event)) announce(state, answeredWith(event, first))
}

function answeredWith(
  { kind }: RandomEvent,
  { key, impact, pledge }: EventAnswer,
): GameEvent<'event-answered'> {
  return { kind: 'event-answered', event: kind, answer: key, impact, pledge }
}

/** Removes the news that ask for an answer. Returns whether they were still there. */
function withdrawQuestion(state: GameState, { kind }: RandomEvent): boolean {
  return withdrawNews(state, 'event-asks', ({ event }) => event === kind)
}
