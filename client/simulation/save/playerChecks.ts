import { NATIONALITIES } from '../players/names.ts'
import { FORMS, POSITIONS, type MarketPlayer, type Player, type RivalPlayer } from '../core/player.ts'
import { TRAITS } from '../players/traits.ts'
import { figure, flag, list, oneOf, record, whole } from './checks.ts'
import { count, money, name, percent, playerId, stars } from './figureChecks.ts'

const age = whole(14, 60)
const traits = list(oneOf([...new Set(Object.values(TRAITS).flat())]), 10)

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
  goals: count,
  assists: count,
  appearances: count,
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
  goals: count,
  assists: count,
  matchesOut: whole(0, 100),
})
