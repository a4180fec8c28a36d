/** Events of the moods of own players: their data, toasts and news. */
import { dayInWords } from '../core/calendar.ts'
import { boolean, number, oneOf, record, type FactsOf } from '../core/checks.ts'
import { count, day, name, playerId } from '../core/figures.ts'
import { toTenth } from '../core/clamp.ts'
import { STATUS_NAMES, STATUSES, type Status } from '../people/contract.ts'
import { pounds } from '../core/money.ts'
import { news, specialNews, type NewsPresenters, type ToastPresenters } from './presentation.ts'
import { PROMISED_MATCHES, unrestCause, type UnrestAnswer, type UnrestCause } from '../people/unrest.ts'

/** Facts of a player's playing time. */
export interface PlayingFacts {
  starts: number
  cameOn: number
  matches: number
  /** Promised by the contract. */
  status: Status
}

/** Facts of each kind. */
export const PEOPLE_FACTS = {
  /** Somebody wants to talk, or asks to leave. `deadline`: last day for an answer. */
  'player-writes': {
    id: playerId,
    name,
    isLeaving: boolean,
    cause: unrestCause,
    facts: record<PlayingFacts>({ starts: count, cameOn: count, matches: count, status: oneOf(STATUSES) }),
    deadline: day,
  },
  /** The deadline has passed. `lost`: points of morale. */
  'message-unanswered': { name, isLeaving: boolean, lost: number(0, 5) },
  'promise-kept': { name, starts: count, matches: count },
  /** Somebody is content again. */
  'unrest-over': { name, wasLeaving: boolean, reason: oneOf(['plays', 'summer']) },
  /** No club bids for somebody who wants to leave. */
  'nobody-bids': { name },
}
type PeopleNews = FactsOf<typeof PEOPLE_FACTS>

/** Data of each kind that is not kept. */
export interface PeopleActions {
  /** `works`: false if the player has refused to be patient. `wage`: pounds per week of a raise. */
  'message-answered': { name: string; answer: UnrestAnswer; works: boolean; wage: number; needed: number }
}

export const PEOPLE_NEWS: NewsPresenters<PeopleNews> & ToastPresenters<PeopleActions> = {
  'player-writes': ({ name, isLeaving, cause, facts, deadline }) => {
    const wish = `${name} ${isLeaving ? 'asks to leave' : 'is unhappy'}.`
    return {
      toast: { message: `${wish} Answer by ${dayInWords(deadline)}: Notifications.`, tone: 'warning' },
      ...specialNews('squad', `${wish} ${causeText(cause, facts)} Answer by ${dayInWords(deadline)}.`),
    }
  },
  'message-unanswered': ({ name, isLeaving, lost }) =>
    news(
      'squad',
      isLeaving
        ? `${name} never got an answer, which counts as a no: morale falls by ${toTenth(lost)}, and other clubs hear about the request.`
        : `${name} never got an answer: morale falls by ${toTenth(lost)}.`,
    ),
  'message-answered': ({ name, answer, works, wage, needed }) => ({
    toast: works
      ? {
          message: answeredText(name, { answer, wage, needed }),
          tone: answer === 'refuse' ? 'warning' : 'success',
        }
      : { message: `${name} is tired of waiting: morale falls.`, tone: 'warning' },
  }),
  'promise-kept': ({ name, starts, matches }) =>
    news('squad', `Promise kept: ${name} has started ${starts} of ${matches} matches, and is grateful.`),
  'unrest-over': ({ name, wasLeaving, reason }) =>
    news(
      'squad',
      reason === 'plays'
        ? `${name} is back in the side${wasLeaving ? ' and wants to stay' : ' and is content'}.`
        : `A new season, a new start: ${name} ${wasLeaving ? 'no longer asks to leave' : 'is content again'}.`,
    ),
  'nobody-bids': ({ name }) => news('squad', `No bids for ${name} for now.`),
}

/** Facts of a cause, as sentences. */
export function causeText(cause: Readonly<UnrestCause>, facts: PlayingFacts): string {
  switch (cause.kind) {
    case 'matches':
      return `${playingText(facts)} Promised: ${STATUS_NAMES[facts.status]}.`
    case 'promise':
      return `You promised ${cause.needed} starts in ${PROMISED_MATCHES} matches. They got ${cause.starts} in ${cause.of}.`
    case 'bid':
      return cause.hasLapsed
        ? `You let a bid of ${pounds(cause.fee)} from ${cause.club} lapse, and that would have been a step up.`
        : `You turned down ${pounds(cause.fee)} from ${cause.club}, and that would have been a step up.`
    case 'listed':
      return 'You made it known they could go.'
  }
}

/** Playing time as a sentence. */
function playingText({ starts, cameOn, matches }: Omit<PlayingFacts, 'status'>): string {
  const joined = cameOn > 0 ? `, came on in ${cameOn}` : ''
  return `Started ${starts} of the last ${matches} matches when fit${joined}.`
}

function answeredText(
  name: string,
  { answer, wage, needed }: { answer: UnrestAnswer; wage: number; needed: number },
): string {
  switch (answer) {
    case 'promise':
      return `${name} counts on you: ${needed} starts in the next ${PROMISED_MATCHES} matches.`
    case 'patience':
      return `${name} will wait.`
    case 'raise':
      return `${name} is happy to stay, for ${pounds(wage)} a week.`
    case 'list':
      return `Word gets round that ${name} can go.`
    case 'refuse':
      return `${name} has been told to stay, and doesn’t like it.`
  }
}
