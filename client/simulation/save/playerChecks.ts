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
import { number, boolean, growing, array, nullable, oneOf, record, integer } from '../core/checks.ts'
import { count, day, money, name, percent, playerId, stars } from './figureChecks.ts'

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

export const footballer = record<Footballer>(playerFields)

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
