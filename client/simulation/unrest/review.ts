/** Unrest in the course of a career: who complains, asks to leave, or is content again (UNR-3 to UNR-5, UNR-10 to UNR-13). */
import { announce } from '../news/announce.ts'
import { WEEKS_PER_SEASON } from '../core/calendar.ts'
import type { GameEvent } from '../news/gameEvent.ts'
import { isRetiring } from '../people/farewell.ts'
import { mayStay, isEnding, isUnproven } from '../people/leaving.ts'
import '../news/peopleNews.ts'
import type { Player } from '../people/player.ts'
import { ANSWER_DAYS, PROMISED_SHARE, type Unrest, type UnrestCause } from '../people/unrest.ts'
import type { GameState } from '../gameState.ts'
import {
  calm,
  changeMorale,
  dayOfBid,
  enterStage,
  isPassedOver,
  isPlayingAgain,
  moraleLoss,
  ownUnrest,
  patienceWeeks,
  playingFacts,
} from './memory.ts'
import { UNANSWERED_MORALE, REFUSAL_MORALE } from './answers.ts'

/** Days for which somebody who plays again does not complain, and before which one put up for bids does not stay. */
const DAYS_CALM = 35

export type Complaint = GameEvent<'player-writes'>

/** Reviews all players after a match week. Returns the new message, if any. */
export function reviewUnrest(state: GameState): Complaint[] {
  forget(state)
  if (state.currentMatchWeek >= WEEKS_PER_SEASON) return []
  const complaints: Complaint[] = []
  for (const player of state.players) {
    const unrest = ownUnrest(state, player.id)
    if (unrest.answerBy > 0 && state.day > unrest.answerBy) lapse(state, player, unrest)
    if (isSatisfied(state, player, unrest)) {
      const wasLeaving = unrest.stage === 'leaving'
      announce(state, { kind: 'unrest-over', name: player.name, wasLeaving, reason: 'plays' })
      calm(state, unrest)
      unrest.calmUntil = state.day + DAYS_CALM
    } else if (unrest.stage === 'unhappy' && asksToLeave(state, player, unrest)) {
      complaints.push(write(state, player, { stage: 'leaving', cause: unrest.cause ?? { kind: 'matches' } }))
    } else if (unrest.stage === 'content' && unrest.cause && isRetiring(state, player.id)) {
      calm(state, unrest)
    } else if (unrest.stage === 'content' && unrest.cause) {
      // Let down in the week: by a broken promise, or by a bid that was refused.
      const stage = unrest.cause.kind === 'promise' ? 'leaving' : 'unhappy'
      complaints.push(write(state, player, { stage, cause: unrest.cause }))
    }
  }
  const complaint = mostNeglected(state)
  if (complaint) complaints.push(write(state, complaint, { stage: 'unhappy', cause: { kind: 'matches' } }))
  return complaints
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
function isSatisfied(state: GameState, player: Player, unrest: Unrest): boolean {
  const { stage, cause, since } = unrest
  if (stage === 'content' || cause?.kind === 'bid') return false
  if (cause?.kind === 'listed' && state.day < since + DAYS_CALM) return false
  return (stage === 'unhappy' && !isPassedOver(state, player)) || isPlayingAgain(unrest)
}

function asksToLeave(state: GameState, player: Player, { since, answerBy }: Unrest): boolean {
  if (answerBy > 0 || !mayLeave(state, player)) return false
  return state.day - since >= 7 * patienceWeeks(state, player)
}

/** The content player who misses the most of what was promised; one complains a week. */
function mostNeglected(state: GameState): Player | null {
  let found: Player | null = null
  let most = 0
  for (const player of state.players) {
    const unrest = ownUnrest(state, player.id)
    if (unrest.stage !== 'content' || unrest.promise || unrest.cause || state.day < unrest.calmUntil) continue
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
): Complaint {
  const unrest = ownUnrest(state, player.id)
  enterStage(state, unrest, { stage, cause })
  unrest.answerBy = state.day + ANSWER_DAYS - 1
  const isLeaving = stage === 'leaving'
  if (isLeaving) unrest.bidDay = dayOfBid(state, player, 'first')
  const { id, name } = player
  const facts = playingFacts(state, player)
  const complaint: Complaint = {
    kind: 'player-writes',
    ...{ id, name, isLeaving, cause, facts },
    deadline: unrest.answerBy,
  }
  announce(state, complaint)
  return complaint
}

/** Applies the consequence of no answer by the deadline. */
function lapse(state: GameState, player: Player, unrest: Unrest): void {
  const isLeaving = unrest.stage === 'leaving'
  const lost = moraleLoss(state, player, isLeaving ? REFUSAL_MORALE : UNANSWERED_MORALE)
  unrest.answerBy = 0
  changeMorale(player, -lost)
  announce(state, { kind: 'message-unanswered', name: player.name, isLeaving, lost })
}

/** A new season: those who were unhappy begin it afresh. Promises and distrust stay. */
export function forgetOverSummer(state: GameState): void {
  forget(state)
  for (const unrest of state.minds) {
    if (unrest.stage !== 'content') {
      const name = state.players.find(({ id }) => id === unrest.playerId)?.name ?? ''
      announce(state, {
        kind: 'unrest-over',
        name,
        wasLeaving: unrest.stage === 'leaving',
        reason: 'summer',
      })
      calm(state, unrest)
    }
    unrest.recent = ''
    unrest.calmUntil = 0
  }
}
