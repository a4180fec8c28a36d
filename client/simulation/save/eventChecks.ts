import { ANSWER_KEYS, type EventAnswer } from '../news/eventAnswer.ts'
import type { Pledge, PledgeTerms } from '../news/pledge.ts'
import { EVENT_KINDS, type EventFacts, type EventKind } from '../news/eventStory.ts'
import type { OwnScore } from '../club/ownScore.ts'
import { POSITIONS } from '../people/position.ts'
import { STAFF_ROLES } from '../people/staffMember.ts'
import type { RandomEvent } from '../news/randomEvent.ts'
import { isObject, union, array, nullable, oneOf, record, text, integer, type Check } from '../core/checks.ts'
import { count, day, goals, name, percent, playerId, position } from './figureChecks.ts'
import { impact } from './impactCheck.ts'

type TermsOf<Kind extends PledgeTerms['kind']> = Extract<PledgeTerms, { kind: Kind }>

const MAX_CHANGES = 5
const MAX_ANSWERS = 3
export const impacts = array(impact, MAX_CHANGES)

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

export const pledgeTerms: Check<PledgeTerms> = union(nextMatch, placeInTable, recovery)

const eventAnswer = record<EventAnswer>({
  key: oneOf(ANSWER_KEYS),
  impact: impacts,
  pledge: nullable(pledgeTerms),
})

export const pledge = record<Pledge>({
  event: oneOf(EVENT_KINDS),
  playerId: nullable(playerId),
  terms: pledgeTerms,
})

const noFacts = record<object>({})
const score = record<OwnScore>({ playerScore: goals, opponentScore: goals, opponent: name })
const spotter = record<EventFacts['wonderkid-discovery']['spotter']>({
  name,
  role: oneOf([...STAFF_ROLES, 'Head Coach'] as const),
})

const EVENT_FACTS: { [Kind in EventKind]: Check<EventFacts[Kind]> } = {
  'key-player-injury': record<EventFacts['key-player-injury']>({ player: name }),
  'transfer-request': record<EventFacts['transfer-request']>({
    player: name,
    leaguePosition: nullable(position),
  }),
  'fan-protest': record<EventFacts['fan-protest']>({ lastMatch: nullable(score) }),
  'media-scandal': record<EventFacts['media-scandal']>({ player: name }),
  'tactical-leak': record<EventFacts['tactical-leak']>({ opponent: name }),
  'sponsorship-opportunity': record<EventFacts['sponsorship-opportunity']>({ fanMood: percent }),
  'wonderkid-discovery': record<EventFacts['wonderkid-discovery']>({
    player: name,
    age: count,
    position: oneOf(POSITIONS),
    spotter,
  }),
  'derby-approaches': record<EventFacts['derby-approaches']>({ opponent: name }),
  'rival-rising-star': record<EventFacts['rival-rising-star']>({
    player: name,
    club: name,
    age: count,
    goals: count,
  }),
  'stadium-issue': noFacts,
  'tv-rights-deal': noFacts,
}

const anyEvent = record<Omit<RandomEvent, 'facts'> & { facts: unknown }>({
  id: text(60, /^[a-z-]+\d+$/),
  kind: oneOf(EVENT_KINDS),
  facts: isObject,
  impact: impacts,
  icon: text(20, /^[a-z]+$/),
  day,
  playerId: nullable(playerId),
  answers: array(eventAnswer, MAX_ANSWERS),
  answer: integer(0, MAX_ANSWERS - 1),
})

export const randomEvent: Check<RandomEvent> = (value, isImported): value is RandomEvent =>
  anyEvent(value, isImported) && EVENT_FACTS[value.kind](value.facts, isImported)
