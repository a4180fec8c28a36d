import type { Bid } from '../core/bid.ts'
import { boolean, nullable, record } from './checks.ts'
import { clubId, day, money, name, playerId } from './figureChecks.ts'

export const bid = record<Bid>({
  playerId,
  clubId: nullable(clubId),
  club: name,
  fee: money,
  deadline: day,
  hasRisen: boolean,
})
