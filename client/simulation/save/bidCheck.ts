import { MAX_BIDS, type Bid } from '../club/bid.ts'
import { MAX_OFFERS } from '../people/contract.ts'
import { OFFER_STAGES, type Offer } from '../club/offer.ts'
import { array, boolean, integer, nullable, oneOf, record } from '../core/checks.ts'
import { clubId, day, money, name, playerId } from './figureChecks.ts'

const bid = record<Bid>({
  playerId,
  clubId: nullable(clubId),
  club: name,
  fee: money,
  deadline: day,
  hasRisen: boolean,
})

export const bids = array(bid, MAX_BIDS)

export const offer = record<Offer>({
  playerId,
  clubId,
  name,
  fee: money,
  asked: money,
  round: integer(1, MAX_OFFERS),
  stage: oneOf(OFFER_STAGES),
  day,
  declined: integer(0, MAX_OFFERS - 1),
})
