/** Events about random events, their answers and pledges: their data, toasts and news. */
import { answerLabel, effectsText, type AnswerKey } from './eventAnswer.ts'
import { impactText, type Impact } from './impact.ts'
import type { PledgeTerms } from './pledge.ts'
import { news, specialNews, type Presenters } from './presentation.ts'

/** Message of a random event that was cancelled by an error. */
export function failedEventMessage(title: string): string {
  return `Error processing event: ${title}. Check console.`
}

/** Data of each kind. Money in whole pounds. */
export interface RandomEventEvents {
  'random-event': { title: string; impact: readonly Impact[] }
  /** Another answer than the first has come into force; `impact` replaces what the first has changed. */
  'event-answered': {
    title: string
    answer: AnswerKey
    impact: readonly Impact[]
    pledge: PledgeTerms | null
  }
  /** `basis`: what it depended on; `isMet`: whether the match was won or the place reached. */
  'pledge-settled': {
    title: string
    basis: 'next-match' | 'position'
    isMet: boolean
    impact: readonly Impact[]
  }
  /** Fit by the day a specialist has promised. */
  'player-cured': { title: string; name: string }
  /** A random event could not happen, because of a fault in the program. */
  'event-failed': { title: string }
}

export const RANDOM_EVENT_NEWS: Presenters<RandomEventEvents> = {
  'random-event': ({ title, impact }) => specialNews('event', `${title}: ${impactText(impact)}.`),
  'event-answered': ({ title, answer, impact, pledge }) =>
    specialNews('event', `${title}: ${answerLabel(answer)}. ${effectsText({ impact, pledge })}`),
  'pledge-settled': ({ title, basis, isMet, impact }) =>
    specialNews(
      'event',
      [
        `${title}: ${PLEDGE_RESULTS[basis][isMet ? 'met' : 'missed']}.`,
        ...(impact.length > 0 ? [`${impactText(impact)}.`] : []),
      ].join(' '),
    ),
  'player-cured': ({ title, name }) => news('squad', `${title}: the specialist has made ${name} fit again.`),
  'event-failed': ({ title }) => specialNews('system', failedEventMessage(title)),
}

const PLEDGE_RESULTS = {
  'next-match': { met: 'the match was won', missed: 'the match was not won' },
  position: { met: 'the promise is kept', missed: 'the promise is broken' },
} as const
