import { ANSWER_KEYS, type EventAnswer } from '../news/eventAnswer.ts'
import { pledgeTerms, type Pledge } from '../news/pledge.ts'
import { impacts } from '../news/impact.ts'
import { EVENT_KINDS, type EventFacts, type EventKind, type OwnResult } from '../news/eventStory.ts'
import { POSITIONS } from '../people/position.ts'
import { staffRole } from '../people/staffMember.ts'
import type { RandomEvent } from '../news/randomEvent.ts'
import { array, integer, isObject, nullable, oneOf, record, text, type Check } from '../core/checks.ts'
import { count, day, goals, name, percent, playerId, position } from '../core/figures.ts'

const MAX_ANSWERS = 3

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

const ownResult = record<OwnResult>({
  playerScore: goals,
  opponentScore: goals,
  opponent: name,
  outcome: oneOf(['W', 'D', 'L']),
})
const spotter = record<EventFacts['wonderkid-discovery']['spotter']>({
  name,
  role: staffRole,
})

const EVENT_FACTS: {
  [Kind in EventKind]: { [Fact in keyof EventFacts[Kind]]-?: Check<EventFacts[Kind][Fact]> }
} = {
  'key-player-injury': { player: name },
  'transfer-request': { player: name, leaguePosition: nullable(position) },
  'fan-protest': { lastMatch: nullable(ownResult) },
  'media-scandal': { player: name },
  'tactical-leak': { opponent: name },
  'sponsorship-opportunity': { fanMood: percent },
  'wonderkid-discovery': { player: name, age: count, position: oneOf(POSITIONS), spotter },
  'derby-approaches': { opponent: name },
  'rival-rising-star': { player: name, club: name, age: count, goals: count },
  'stadium-issue': {},
  'tv-rights-deal': {},
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
  anyEvent(value, isImported) && record<object>(EVENT_FACTS[value.kind])(value.facts, isImported)
