import { ANSWER_KEYS, type EventAnswer } from '../news/eventAnswer.ts'
import type { Pledge, PledgeTerms } from '../news/pledge.ts'
import { CLUB_FIGURES, PLAYER_FIGURES, TEMPORARY_FIGURES, type Impact } from '../news/impact.ts'
import { EVENT_KINDS, type EventFacts, type EventKind } from '../news/eventStory.ts'
import type { OwnScore } from '../club/ownScore.ts'
import { POSITIONS } from '../people/position.ts'
import { STAFF_ROLES } from '../people/staffMember.ts'
import type { RandomEvent } from '../news/randomEvent.ts'
import {
  array,
  integer,
  isObject,
  nullable,
  number,
  ofKind,
  oneOf,
  record,
  text,
  union,
  type Check,
} from '../core/checks.ts'
import { count, day, goals, name, percent, playerId, position, stars } from './figureChecks.ts'

const MAX_CHANGES = 5
const MAX_ANSWERS = 3

type ImpactOf<Kind extends Impact['kind']> = Extract<Impact, { kind: Kind }>

const change = number(-1e10, 1e10)

const impact = union(
  record<ImpactOf<(typeof CLUB_FIGURES)[number]>>({ kind: oneOf(CLUB_FIGURES), change }),
  record<ImpactOf<(typeof PLAYER_FIGURES)[number]>>({ kind: oneOf(PLAYER_FIGURES), player: name, change }),
  record<ImpactOf<(typeof TEMPORARY_FIGURES)[number]>>({
    kind: oneOf(TEMPORARY_FIGURES),
    change,
    days: integer(1, 365),
  }),
  record<ImpactOf<'new-player'>>({ kind: oneOf(['new-player']), quality: stars, potential: stars }),
)

export const impacts: Check<Impact[]> = array(impact, MAX_CHANGES)

export const pledgeTerms = ofKind<PledgeTerms>({
  'next-match': { won: impacts, notWon: impacts },
  position: { day, position, kept: impacts, broken: impacts },
  recovery: { day },
})

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

export const staffRole = oneOf([...STAFF_ROLES, 'Head Coach'] as const)

const score = record<OwnScore>({ playerScore: goals, opponentScore: goals, opponent: name })
const spotter = record<EventFacts['wonderkid-discovery']['spotter']>({
  name,
  role: staffRole,
})

const EVENT_FACTS: {
  [Kind in EventKind]: { [Fact in keyof EventFacts[Kind]]-?: Check<EventFacts[Kind][Fact]> }
} = {
  'key-player-injury': { player: name },
  'transfer-request': { player: name, leaguePosition: nullable(position) },
  'fan-protest': { lastMatch: nullable(score) },
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
