/** Report on players who wait for an answer, with what each answer does. */
import { toTenth } from '../core/clamp.ts'
import { pounds } from '../core/money.ts'
import { causeText } from '../news/peopleNews.ts'
import type { Player } from '../people/player.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { PROMISED_MATCHES, type UnrestAnswer } from '../people/unrest.ts'
import type { Snapshot } from '../gameState.ts'
import {
  BROKEN_MORALE,
  BROKEN_WORD_MORALE,
  DAYS_TO_BID,
  KEPT_MORALE,
  currentUnrest,
  moraleLoss,
  patienceWeeks,
  playingFacts,
  REFUSED_BID_MORALE,
} from '../unrest/memory.ts'
import {
  answersTo,
  IMPATIENT_MORALE,
  patienceChance,
  PATIENT_DAYS,
  PROMISE_MORALE,
  RAISE_MORALE,
  raisedWage,
  RAISED_DAYS,
  REFUSAL_MORALE,
  startsToPromise,
  UNANSWERED_MORALE,
} from '../unrest/answers.ts'

/** An answer as a button. */
interface MessageChoice {
  answer: UnrestAnswer
  label: string
  effects: string
  /** Reason why it cannot be given; null when it can. */
  hurdle: string | null
}

interface InboxRow {
  player: DeepReadonly<Player>
  isLeaving: boolean
  /** Request of the player, such as 'Tom Weaver asks to leave'. */
  title: string
  /** The cause, as facts in sentences. */
  facts: string
  /** Last day for an answer, and days for it with today among them. */
  deadline: number
  daysLeft: number
  /** Consequence of no answer. */
  silence: string
  choices: MessageChoice[]
}

/** Messages that wait for an answer, those to be answered first before the others. */
export function inboxReport(state: Snapshot): InboxRow[] {
  return state.minds
    .filter(({ answerBy }) => answerBy >= state.day)
    .toSorted((a, b) => a.answerBy - b.answerBy)
    .flatMap(({ playerId }) => messageOf(state, playerId) ?? [])
}

/** The message of a player; null when none waits. */
export function messageOf(state: Snapshot, id: string): InboxRow | null {
  const player = state.players.find((candidate) => candidate.id === id)
  const { stage, cause, answerBy } = currentUnrest(state, id)
  if (!player || !cause || answerBy < state.day) return null
  const isLeaving = stage === 'leaving'
  return {
    player,
    isLeaving,
    title: `${player.name} ${isLeaving ? 'asks to leave' : 'is unhappy'}`,
    facts: causeText(cause, playingFacts(state, player)),
    deadline: answerBy,
    daysLeft: answerBy - state.day + 1,
    silence: silenceText(state, player, isLeaving),
    choices: answersTo(state, player).map(({ answer, refusal }) => ({
      answer,
      label: LABELS[answer],
      effects: effectsOf(state, player, answer),
      hurdle: refusal,
    })),
  }
}

const LABELS: Record<UnrestAnswer, string> = {
  promise: 'Promise more matches',
  patience: 'Ask for patience',
  raise: 'Raise the wage',
  list: 'Put up for bids',
  refuse: 'Refuse',
}

function silenceText(state: Snapshot, player: DeepReadonly<Player>, isLeaving: boolean): string {
  const lost = (loss: number) => toTenth(moraleLoss(state, player, loss))
  const endsNow = player.contract.until <= state.currentSeason
  return isLeaving
    ? `Without an answer it counts as a refusal: −${lost(REFUSAL_MORALE)} morale. Clubs bid meanwhile.`
    : `Without an answer: −${lost(UNANSWERED_MORALE)} morale. ` +
        `Still unhappy ${patienceWeeks(state, player)} weeks after the complaint, they ask to leave` +
        (endsNow ? ', unless the contract is about to end by then.' : '.')
}

function effectsOf(state: Snapshot, player: DeepReadonly<Player>, answer: UnrestAnswer): string {
  const lost = (loss: number) => toTenth(moraleLoss(state, player, loss))
  const { first, next } = DAYS_TO_BID
  switch (answer) {
    case 'promise':
      return (
        `+${PROMISE_MORALE} morale, and content for now. You owe ${startsToPromise(player)} starts in the next ` +
        `${PROMISED_MATCHES} matches when fit. Kept: +${KEPT_MORALE} morale. Broken: −${lost(BROKEN_MORALE)} morale, ` +
        'a request to leave, and they won’t believe another promise for a season.'
      )
    case 'patience':
      return (
        `${Math.round(100 * patienceChance(state, player))}%: they wait ${PATIENT_DAYS / 7} weeks without ` +
        `complaint. Otherwise −${lost(IMPATIENT_MORALE)} morale, and still unhappy. Once a season.`
      )
    case 'raise':
      return (
        `${pounds(player.wage)} a week becomes ${pounds(raisedWage(player))}, from the wage budget. ` +
        `+${RAISE_MORALE} morale, and content for ${RAISED_DAYS / 7} weeks.`
      )
    case 'list':
      return (
        `A club bids in ${first.low} to ${first.high} days, others ${next.low / 7} to ${next.high / 7} weeks later, ` +
        `until the summer. Each bid refused: −${lost(BROKEN_WORD_MORALE)} morale.`
      )
    case 'refuse':
      return (
        `−${lost(REFUSAL_MORALE)} morale. Word gets out: a club bids in ${next.low / 7} to ${next.high / 7} weeks. ` +
        `Each bid refused: −${lost(REFUSED_BID_MORALE)} morale.`
      )
  }
}
