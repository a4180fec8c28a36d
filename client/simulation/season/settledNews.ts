/** Withdraws news that ask for something which has been done, or can no longer be done (NEW-5). */
import type { DeepReadonly } from '../core/readonly.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import type { GameEvent, NewsEvent } from '../news/gameEvent.ts'
import { isEndingContract } from '../contracts/expiry.ts'

/** Kinds of news that wait for the manager. Those of bids go with the bid. */
type AskingKind =
  'player-writes' | 'offer-answered' | 'offer-agreed' | 'intake-held' | 'intake-waiting' | 'contracts-ending'

/** True while the manager can still do what the news ask for. */
const IS_OPEN: {
  [Kind in AskingKind]: (state: Snapshot, event: DeepReadonly<GameEvent<Kind>>) => boolean
} = {
  'player-writes': ({ minds, players }, { id, deadline }) =>
    minds.some(({ playerId, answerBy }) => playerId === id && answerBy === deadline) &&
    players.some((player) => player.id === id),
  'offer-answered': ({ offers }, { id, day }) =>
    offers.some((offer) => offer.playerId === id && offer.stage === 'asked' && offer.day === day),
  'offer-agreed': ({ offers }, { id, day }) =>
    offers.some((offer) => offer.playerId === id && offer.stage === 'agreed' && offer.day === day),
  'intake-held': isIntakeOpen,
  'intake-waiting': isIntakeOpen,
  'contracts-ending': (state, { season }) =>
    state.currentSeason === season && state.players.some((player) => isEndingContract(state, player)),
}

function isIntakeOpen({ academy }: Snapshot, { deadline }: { readonly deadline: number }): boolean {
  return academy.intake.length > 0 && academy.deadline === deadline
}

/** Removes the news whose matter is settled. */
export function withdrawSettledNews(state: GameState): void {
  if (state.notifications.some(({ event }) => isSettled(state, event))) {
    state.notifications = state.notifications.filter(({ event }) => !isSettled(state, event))
  }
}

/** True for news that ask for something which has been done, or can no longer be done. */
export function isSettled(state: Snapshot, event: NewsEvent): boolean {
  return (
    isAsking(event) && !(IS_OPEN[event.kind] as (state: Snapshot, event: NewsEvent) => boolean)(state, event)
  )
}

/** True for news that wait for the manager. */
export function isAsking(event: NewsEvent): event is DeepReadonly<GameEvent<AskingKind>> {
  return Object.hasOwn(IS_OPEN, event.kind)
}
