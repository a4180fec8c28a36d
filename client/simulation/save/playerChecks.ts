/** Checks of players, and of what happens to them: academy, loans, farewells and unrest. */
import { RELEASED_KEPT, type Academy } from '../people/academy.ts'
import { MAX_LEGENDS, type Farewells, type Legend } from '../people/farewell.ts'
import { LOAN_ROLES, MAX_BORROWED, MAX_LOANS, type Borrowed, type Loan } from '../people/loan.ts'
import {
  MATCHES_REMEMBERED,
  PROMISED_MATCHES,
  unrestCause,
  UNREST_STAGES,
  type MatchPromise,
  type Unrest,
} from '../people/unrest.ts'
import { NATIONALITIES } from '../players/names.ts'
import {
  FORMS,
  type EarlierSeasons,
  type Footballer,
  type MarketPlayer,
  type Player,
  type RivalPlayer,
} from '../people/player.ts'
import { POSITIONS } from '../people/position.ts'
import { MAX_OFFERS, STATUSES, type Contract } from '../people/contract.ts'
import { TRAIT_NAMES } from '../people/traits.ts'
import { INJURY_KINDS, type Injury } from '../people/injury.ts'
import { array, boolean, growing, integer, nullable, number, oneOf, record, text } from '../core/checks.ts'
import { clubId, count, day, money, name, percent, playerId, season, stars } from '../core/figures.ts'

const age = integer(14, 60)
export const traits = array(oneOf(TRAIT_NAMES), 10)

const seasonFigures = {
  goals: count,
  assists: count,
  appearances: count,
  cleanSheets: count,
  ratingTotal: growing(integer(0, 20_000), integer(0, 10_000)),
}

const injury = record<Injury>({
  kind: oneOf(INJURY_KINDS),
  since: day,
  longer: number(0.0001, 1),
  unhealed: number(0.0001, 1),
})

const condition = {
  morale: stars,
  stamina: percent,
  injured: boolean,
  injury: nullable(injury),
  suspensions: integer(0, 100),
  form: oneOf(FORMS),
}

const contract = record<Contract>({
  until: count,
  status: oneOf(STATUSES),
  declined: integer(0, MAX_OFFERS - 1),
  talksFrom: integer(0, 1_000_000),
})

const playerFields = {
  id: playerId,
  name,
  type: oneOf(POSITIONS),
  nationality: oneOf(NATIONALITIES),
  age,
  wage: money,
  inSquad: boolean,
  quality: stars,
  potential: stars,
  ...seasonFigures,
  ...condition,
  strengths: traits,
  weaknesses: traits,
  known: number(0, 1),
  isHomegrown: boolean,
  earlier: record<EarlierSeasons>({ seasons: count, appearances: count, goals: count }),
}

const footballer = record<Footballer>(playerFields)

export const player = record<Player>({ ...playerFields, contract })

export const marketPlayer = record<MarketPlayer>({ ...playerFields, interested: boolean, transferFee: money })

export const rivalPlayer = record<RivalPlayer>({
  id: playerId,
  name,
  type: oneOf(POSITIONS),
  nationality: oneOf(NATIONALITIES),
  age,
  quality: number(0, 6),
  potential: number(0, 6),
  ...seasonFigures,
  ...condition,
  strengths: traits,
  weaknesses: traits,
})

/** More youngsters than any intake has. */
const MAX_YOUNGSTERS = 20

export const academy = record<Academy>({
  intake: array(footballer, MAX_YOUNGSTERS),
  deadline: day,
  released: array(rivalPlayer, RELEASED_KEPT),
})

const loan = record<Loan>({
  player,
  club: name,
  role: oneOf(LOAN_ROLES),
  qualityBefore: stars,
  matches: count,
  goals: count,
  clubId: nullable(clubId),
})

export const loans = array(loan, MAX_LOANS)
export const borrowed = array(
  record<Borrowed>({ playerId, club: name, clubId: nullable(clubId) }),
  MAX_BORROWED,
)

const legend = record<Legend>({
  name,
  type: oneOf(POSITIONS),
  from: season,
  to: season,
  matches: count,
  goals: count,
})

/** As many as there can be players in a squad. */
const MAX_RETIRING = 5_000

export const farewells = record<Farewells>({
  retiring: array(playerId, MAX_RETIRING),
  legends: array(legend, MAX_LEGENDS),
})

const matches = integer(0, PROMISED_MATCHES)

export const unrest = record<Unrest>({
  playerId,
  recent: text(MATCHES_REMEMBERED, /^[SCL]*$/),
  stage: oneOf(UNREST_STAGES),
  cause: nullable(unrestCause),
  since: day,
  answerBy: day,
  promise: nullable(record<MatchPromise>({ needed: matches, matches, starts: matches })),
  calmUntil: day,
  distrustUntil: day,
  patienceSeason: integer(0, 5_000),
  bidDay: day,
})
