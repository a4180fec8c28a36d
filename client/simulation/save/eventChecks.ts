import { ANSWER_KEYS, type EventAnswer } from '../core/eventAnswer.ts'
import type { Pledge, PledgeTerms } from '../core/pledge.ts'
import { EVENT_KINDS, type RandomEvent } from '../core/randomEvent.ts'
import { union, array, nullable, oneOf, record, text, integer, type Check } from './checks.ts'
import { day, playerId, position, sentence } from './figureChecks.ts'
import { impact } from './impactCheck.ts'

type TermsOf<Kind extends PledgeTerms['kind']> = Extract<PledgeTerms, { kind: Kind }>

const MOST_CHANGES = 5
const MOST_ANSWERS = 3
const impacts = array(impact, MOST_CHANGES)

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

const terms: Check<PledgeTerms> = union(nextMatch, placeInTable, recovery)

const eventAnswer = record<EventAnswer>({
  key: oneOf(ANSWER_KEYS),
  impact: impacts,
  pledge: nullable(terms),
})

export const pledge = record<Pledge>({ title: sentence, playerId: nullable(playerId), terms })

export const randomEvent = record<RandomEvent>({
  id: text(60, /^[a-z-]+\d+$/),
  kind: oneOf(EVENT_KINDS),
  title: sentence,
  description: sentence,
  impact: impacts,
  icon: text(20, /^[a-z]+$/),
  day,
  playerId: nullable(playerId),
  answers: array(eventAnswer, MOST_ANSWERS),
  answer: integer(0, MOST_ANSWERS - 1),
})
