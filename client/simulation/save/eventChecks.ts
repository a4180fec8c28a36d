import { ANSWER_KEYS, type EventAnswer } from '../core/eventAnswer.ts'
import type { Pledge, PledgeTerms } from '../core/pledge.ts'
import { EVENT_KINDS, type RandomEvent } from '../season/events/randomEvent.ts'
import { either, list, nothingOr, oneOf, record, text, whole, type Check } from './checks.ts'
import { day, playerId, position, sentence } from './figureChecks.ts'
import { impact } from './impactCheck.ts'

type TermsOf<Kind extends PledgeTerms['kind']> = Extract<PledgeTerms, { kind: Kind }>

const MOST_CHANGES = 5
const MOST_ANSWERS = 3
const impacts = list(impact, MOST_CHANGES)

const nextMatch = record<TermsOf<'next-match'>>({
  kind: oneOf(['next-match']),
  won: impacts,
  notWon: impacts,
})

const placeInTable = record<TermsOf<'position'>>({
  kind: oneOf(['position']),
  day,
  position,
  kept: impacts,
  broken: impacts,
})

const recovery = record<TermsOf<'recovery'>>({ kind: oneOf(['recovery']), day })

const terms: Check<PledgeTerms> = either(nextMatch, either(placeInTable, recovery))

const eventAnswer = record<EventAnswer>({
  key: oneOf(ANSWER_KEYS),
  impact: impacts,
  pledge: nothingOr(terms),
})

export const pledge = record<Pledge>({ title: sentence, playerId: nothingOr(playerId), terms })

export const randomEvent = record<RandomEvent>({
  id: text(60, /^[a-z-]+\d+$/),
  kind: oneOf(EVENT_KINDS),
  title: sentence,
  description: sentence,
  impact: impacts,
  icon: text(20, /^[a-z]+$/),
  day,
  playerId: nothingOr(playerId),
  answers: list(eventAnswer, MOST_ANSWERS),
  answer: whole(0, MOST_ANSWERS - 1),
})
