import { NATIONALITIES } from '../players/names.ts'
import { FORMS, POSITIONS, type MarketPlayer, type Player, type RivalPlayer } from '../core/player.ts'
import { TRAITS } from '../players/traits.ts'
import { figure, flag, growing, list, oneOf, record, whole } from './checks.ts'
import { count, money, name, percent, playerId, stars } from './figureChecks.ts'

const age = whole(14, 60)
const traits = list(oneOf([...new Set(Object.values(TRAITS).flat())]), 10)

const seasonFigures = {
  goals: count,
  assists: count,
  appearances: count,
  cleanSheets: count,
  ratingTotal: growing(whole(0, 20_000), whole(0, 10_000)),
}

const playerFields = {
  id: playerId,
  name,
  type: oneOf(POSITIONS),
  nationality: oneOf(NATIONALITIES),
  age,
  wage: money,
  inSquad: flag,
  quality: stars,
  potential: stars,
  morale: stars,
  stamina: percent,
  ...seasonFigures,
  injured: flag,
  suspensions: whole(0, 100),
  strengths: traits,
  weaknesses: traits,
  form: oneOf(FORMS),
}

export const player = record<Player>(playerFields)

export const marketPlayer = record<MarketPlayer>({ ...playerFields, interested: flag, transferFee: money })

export const rivalPlayer = record<RivalPlayer>({
  id: playerId,
  name,
  type: oneOf(POSITIONS),
  nationality: oneOf(NATIONALITIES),
  age,
  quality: figure(0, 6),
  potential: figure(0, 6),
  ...seasonFigures,
  matchesOut: whole(0, 100),
})
