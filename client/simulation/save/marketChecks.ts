/** Checks of the transfer market: bids, offers, scouting and past transfers. */
import { MAX_BIDS, type Bid } from '../club/bid.ts'
import { OFFER_STAGES, type Offer } from '../club/offer.ts'
import type { TransferLog } from '../club/transferLog.ts'
import { MAX_OFFERS } from '../people/contract.ts'
import {
  MAX_SCOUTED,
  REPORTS_KEPT,
  scoutingBrief,
  type Assignment,
  type Scouting,
  type ScoutReport,
} from '../people/scouting.ts'
import { array, boolean, integer, nullable, oneOf, record } from '../core/checks.ts'
import { clubId, day, money, name, playerId } from '../core/figures.ts'

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

const found = record<ScoutReport['players'][number]>({ id: playerId, name })

export const scouting = record<Scouting>({
  assignment: nullable(record<Assignment>({ brief: scoutingBrief, day })),
  reports: array(
    record<ScoutReport>({ brief: scoutingBrief, day, players: array(found, MAX_SCOUTED.league) }),
    REPORTS_KEPT,
  ),
})

export const transferLog = record<TransferLog>({ playerName: name, fee: money, wage: money, day, club: name })
