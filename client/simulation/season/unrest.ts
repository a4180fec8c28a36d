/** Unrest in the course of a career: who complains, asks to leave, or is content again (UNR-3 to UNR-5, UNR-10 to UNR-13). */
import { announce } from '../news/announce.ts'
import { MOST_BIDS } from '../club/bid.ts'
import { WEEKS_PER_SEASON } from '../core/calendar.ts'
import type { GameEvent } from '../news/gameEvent.ts'
import { isRetiring } from '../people/farewell.ts'
import { mayStay } from '../people/staying.ts'
import '../news/peopleNews.ts'
import type { Player } from '../people/player.ts'
import { ANSWER_DAYS, PROMISED_SHARE, type Mind, type UnrestCause } from '../people/unrest.ts'
import type { GameState } from '../gameState.ts'
import {
  calm,
  changeMorale,
  dayOfBid,
  enterStage,
  isPassedOver,
  isPlayingAgain,
  moraleLoss,
  ownMind,
  patienceWeeks,
  playingFacts,
} from '../players/minds.ts'
import { UNANSWERED_MORALE, REFUSAL_MORALE } from '../transfers/answerMessage.ts'
import { placeBid, placeLastBid } from '../transfers/bidding.ts'
import { isEnding, isUnproven } from '../transfers/quickSale.ts'

/** Days until a club is found when none bids. */
const DAYS_WITHOUT_BID = 28
/** Days for which somebody who plays again does not complain, and before which one put up for bids does not stay. */
const DAYS_CALM = 35

export type PlayerLetter = GameEvent<'player-writes'>

/** Reviews all players after a match week. Returns the new message, if any. */
export function reviewUnrest(state: GameState): PlayerLetter[] {
  forget(state)
  if (state.currentMatchWeek >= WEEKS_PER_SEASON) return []
  const letters: PlayerLetter[] = []
  for (const player of state.players) {
    const mind = ownMind(state, player.id)
    if (mind.answerBy > 0 && state.day > mind.answerBy) lapse(state, player, mind)
    if (isSatisfied(state, player, mind)) {
      const wasLeaving = mind.stage === 'leaving'
      announce(state, { kind: 'unrest-over', name: player.name, wasLeaving, reason: 'plays' })
      calm(state, mind)
      mind.calmUntil = state.day + DAYS_CALM
    } else if (mind.stage === 'unhappy' && asksToLeave(state, player, mind)) {
      letters.push(write(state, player, { stage: 'leaving', cause: mind.cause ?? { kind: 'matches' } }))
    } else if (mind.stage === 'content' && mind.cause && isRetiring(state, player.id)) {
      calm(state, mind)
    } else if (mind.stage === 'content' && mind.cause) {
      // Let down in the week: by a broken promise, or by a bid that was refused.
      const stage = mind.cause.kind === 'promise' ? 'leaving' : 'unhappy'
      letters.push(write(state, player, { stage, cause: mind.cause }))
    }
  }
  const complaint = mostNeglected(state)
  if (complaint) letters.push(write(state, complaint, { stage: 'unhappy', cause: { kind: 'matches' } }))
  return letters
}

/** Forgets players who have left. */
function forget(state: GameState): void {
  const own = new Set(state.players.map(({ id }) => id))
  if (state.minds.some(({ playerId }) => !own.has(playerId))) {
    state.minds = state.minds.filter(({ playerId }) => own.has(playerId))
  }
}

/** Nobody complains who leaves anyway, or for whom clubs would only pay a compensation. */
function mayLeave(state: GameState, player: Player): boolean {
  return !isEnding(state, player) && !isUnproven(player) && mayStay(state, player.id)
}

/** True if a player who was unhappy, or wanted to leave, plays enough again. */
function isSatisfied(state: GameState, player: Player, mind: Mind): boolean {
  const { stage, cause, since } = mind
  if (stage === 'content' || cause?.kind === 'bid') return false
  if (cause?.kind === 'listed' && state.day < since + DAYS_CALM) return false
  return (stage === 'unhappy' && !isPassedOver(state, player)) || isPlayingAgain(mind)
}

function asksToLeave(state: GameState, player: Player, { since, answerBy }: Mind): boolean {
  if (answerBy > 0 || !mayLeave(state, player)) return false
  return state.day - since >= 7 * patienceWeeks(state, player)
}

/** The content player who misses the most of what was promised; one complains a week. */
function mostNeglected(state: GameState): Player | null {
  let found: Player | null = null
  let most = 0
  for (const player of state.players) {
    const mind = ownMind(state, player.id)
    if (mind.stage !== 'content' || mind.promise || mind.cause || state.day < mind.calmUntil) continue
    if (!isPassedOver(state, player) || !mayLeave(state, player)) continue
    const { starts, cameOn, matches, status } = playingFacts(state, player)
    const missing = PROMISED_SHARE[status] - (starts + cameOn / 2) / matches
    if (missing <= most) continue
    found = player
    most = missing
  }
  return found
}

function write(
  state: GameState,
  player: Player,
  { stage, cause }: { stage: 'unhappy' | 'leaving'; cause: UnrestCause },
): PlayerLetter {
  const mind = ownMind(state, player.id)
  enterStage(state, mind, { stage, cause })
  mind.answerBy = state.day + ANSWER_DAYS - 1
  const isLeaving = stage === 'leaving'
  if (isLeaving) mind.bidDay = dayOfBid(state, player, 'first')
  const { id, name } = player
  const facts = playingFacts(state, player)
  const letter: PlayerLetter = {
    kind: 'player-writes',
    ...{ id, name, isLeaving, cause, facts },
    deadline: mind.answerBy,
  }
  announce(state, letter)
  return letter
}

/** Applies the consequence of no answer by the deadline. */
function lapse(state: GameState, player: Player, mind: Mind): void {
  const isLeaving = mind.stage === 'leaving'
  const lost = moraleLoss(state, player, isLeaving ? REFUSAL_MORALE : UNANSWERED_MORALE)
  mind.answerBy = 0
  changeMorale(player, -lost)
  announce(state, { kind: 'message-unanswered', name: player.name, isLeaving, lost })
}

/** Places the bids that are due for players who want to leave. Called every day. */
export function bidForUnhappy(state: GameState): GameEvent<'bid-received'>[] {
  const isDue = ({ bidDay }: Mind) => bidDay > 0 && state.day >= bidDay
  return state.minds.filter(isDue).flatMap((mind) => {
    const player = state.players.find(({ id }) => id === mind.playerId)
    const isOpen = state.bids.some(({ playerId }) => playerId === mind.playerId)
    if (!player || isOpen || state.bids.length >= MOST_BIDS) return []
    const isLast = isEnding(state, player) || isRetiring(state, player.id)
    const event = isLast ? null : (placeBid(state, player) ?? placeLastBid(state, player))
    mind.bidDay = event ? dayOfBid(state, player, 'next') : state.day + DAYS_WITHOUT_BID
    if (event) return [event]
    announce(state, { kind: 'nobody-bids', name: player.name })
    return []
  })
}

/** A new season: those who were unhappy begin it afresh. Promises and distrust stay. */
export function forgetOverSummer(state: GameState): void {
  forget(state)
  for (const mind of state.minds) {
    if (mind.stage !== 'content') {
      const name = state.players.find(({ id }) => id === mind.playerId)?.name ?? ''
      announce(state, {
        kind: 'unrest-over',
        name,
        wasLeaving: mind.stage === 'leaving',
        reason: 'summer',
      })
      calm(state, mind)
    }
    mind.recent = ''
    mind.calmUntil = 0
  }
}
