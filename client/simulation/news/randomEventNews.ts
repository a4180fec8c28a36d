/** Events about random events, their answers and pledges: their data, toasts and news. */
import { boolean, nullable, oneOf, type FactsOf } from '../core/checks.ts'
import { name } from '../core/figures.ts'
import { ANSWER_KEYS, answerLabel, effectsText } from './eventAnswer.ts'
import { EVENT_KINDS, EVENT_TITLES, type EventKind } from './eventStory.ts'
import { impacts, impactText } from './impact.ts'
import { pledgeTerms } from './pledge.ts'
import { news, specialNews, type NewsPresenters } from './presentation.ts'

/** Message of a random event that was cancelled by an error. */
export function failedEventMessage(event: EventKind): string {
  return `Error processing event: ${EVENT_TITLES[event]}. Check console.`
}

const event = oneOf(EVENT_KINDS)

/** Facts of each kind. Money in whole pounds. */
export const RANDOM_EVENT_FACTS = {
  'random-event': { event, impact: impacts },
  /** An event waits for an answer, and nothing of it is settled. */
  'event-asks': { event },
  /** An answer has come into force. */
  'event-answered': { event, answer: oneOf(ANSWER_KEYS), impact: impacts, pledge: nullable(pledgeTerms) },
  /** `basis`: what it depended on; `isMet`: whether the match was won or the place reached. */
  'pledge-settled': { event, basis: oneOf(['next-match', 'position']), isMet: boolean, impact: impacts },
  /** Player fit again by the day promised by a specialist. */
  'player-cured': { event, name },
  /** A random event was cancelled by an error in the program. */
  'event-failed': { event },
}
type RandomEventNews = FactsOf<typeof RANDOM_EVENT_FACTS>

export const RANDOM_EVENT_NEWS: NewsPresenters<RandomEventNews> = {
  'random-event': ({ event, impact }) =>
    specialNews('event', `${EVENT_TITLES[event]}: ${impactText(impact)}.`),
  'event-asks': ({ event }) =>
    specialNews('event', `${EVENT_TITLES[event]}: what happens next is up to you.`),
  'event-answered': ({ event, answer, impact, pledge }) =>
    specialNews(
      'event',
      `${EVENT_TITLES[event]}: ${answerLabel(answer)}. ${effectsText({ impact, pledge })}`,
    ),
  'pledge-settled': ({ event, basis, isMet, impact }) =>
    specialNews(
      'event',
      [
        `${EVENT_TITLES[event]}: ${PLEDGE_RESULTS[basis][isMet ? 'met' : 'missed']}.`,
        ...(impact.length > 0 ? [`${impactText(impact)}.`] : []),
      ].join(' '),
    ),
  'player-cured': ({ event, name }) =>
    news('squad', `${EVENT_TITLES[event]}: the specialist has got ${name} fit again.`),
  'event-failed': ({ event }) => specialNews('system', failedEventMessage(event)),
}

const PLEDGE_RESULTS = {
  'next-match': { met: 'the match was won', missed: 'the match was not won' },
  position: { met: 'the promise is kept', missed: 'the promise is broken' },
} as const
