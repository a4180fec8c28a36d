/** Terms for a player of a rival whose club has agreed on a fee, and how they join (OFF-7 to OFF-9). */
import { numberOfId } from '../core/ids.ts'
import { RESERVE_GAP, RIVAL_SQUAD, rankPlayers } from '../clubs/createCompetitors.ts'
import { clubAbroad } from '../clubs/abroad.ts'
import { announce } from '../news/announce.ts'
import { clamp, toHundredth } from '../core/clamp.ts'
import { MAX_OFFERS, type Terms } from '../people/contract.ts'
import { findCompetitor, type Competitor } from '../club/club.ts'
import type { GameEvent } from '../news/gameEvent.ts'
import { pounds } from '../core/money.ts'
import { moveMoney } from '../core/moveMoney.ts'
import type { Offer } from '../club/offer.ts'
import { done, refuse, type Outcome, PLAYER_NOT_FOUND } from '../news/outcome.ts'
import {
  emptyFigures,
  MORALE_RANGE,
  noEarlierSeasons,
  type Player,
  type PlayerId,
  type RivalPlayer,
  isFit,
} from '../people/player.ts'
import { toPlayer } from '../people/playerShapes.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { Random, seedRandom } from '../core/rng.ts'
import { hasRoom, squadHurdle } from '../club/squadLimit.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { noteMove } from '../history/noteMove.ts'
import { offerRecord } from '../history/records.ts'
import { createRivalPlayer } from '../players/createPlayer.ts'
import { changeBansWithClub } from '../players/tieBans.ts'
import { fillEleven } from '../players/replacement.ts'
import { SQUAD_SIZE } from '../players/squad.ts'
import { deservedStatus } from '../contracts/status.ts'
import { withdrawBids } from './bidding.ts'
import { askedWage, leastWage } from '../contracts/contractTerms.ts'
import { knownToUs } from '../people/scouting.ts'
import { closeOffer, findRivalPlayer } from './offers.ts'
import { rivalValue } from './offerPrice.ts'
import { termsHurdle } from '../contracts/renewal.ts'
import { logTransfer } from './transfer.ts'
import { STREAMS } from '../core/streams.ts'

/** Gain of morale by a signing. */
const SIGNING_MORALE = 0.5
/** Quality of a replacement that a club buys, below that of who has left; of a promoted youngster, below the mean. */
const REPLACEMENT_GAP = 0.15
const REPLACEMENT_AGE = { low: 20, high: 28 }
const YOUNGSTER_AGE = { low: 17, high: 19 }
/** Fee for a replacement as a share of the value. */
const REPLACEMENT_SHARE = 1.1

/** A rival's player as one of the own club, without a wage and with a contract from now on. */
export function asSigning(state: Snapshot, player: DeepReadonly<RivalPlayer>, declined: number): Player {
  return {
    ...player,
    strengths: player.strengths.slice(),
    weaknesses: player.weaknesses.slice(),
    injury: player.injury && { ...player.injury },
    ...emptyFigures(),
    wage: 0,
    inSquad: false,
    known: knownToUs(state, player.id),
    isHomegrown: false,
    earlier: noEarlierSeasons(),
    contract: {
      until: state.currentSeason - 1,
      status: deservedStatus(state.players, player),
      declined,
      talksFrom: 0,
    },
  }
}

/** An agreed offer with its player and club; null when there is none. */
export function agreedOffer(state: Snapshot, id: PlayerId) {
  const offer = state.offers.find(({ playerId, stage }) => playerId === id && stage === 'agreed')
  const found = offer && findRivalPlayer(state, id)
  return offer && found ? { offer, ...found } : null
}

/** First obstacle to signing a player whose club has agreed, whatever the terms; null for none. */
export function agreedHurdle(state: Snapshot, { fee }: DeepReadonly<Offer>): 'squad' | 'budget' | null {
  if (!hasRoom(state)) return 'squad'
  return fee > state.transferBudget ? 'budget' : null
}

/** The same in words. */
export function agreedRefusal(state: Snapshot, offer: DeepReadonly<Offer>): string | null {
  const { fee, name } = offer
  return agreedHurdle(state, offer) === 'budget'
    ? `Insufficient transfer budget. Need ${pounds(fee)}, have ${pounds(state.transferBudget)}.`
    : squadHurdle(state, name)
}

/** Offers terms to a player whose club has agreed: they sign, decline, or break off the talks after the third offer. */
export function offerTerms(state: GameState, id: PlayerId, terms: Readonly<Terms>): Outcome {
  const agreed = agreedOffer(state, id)
  const offer = state.offers.find(({ playerId }) => playerId === id)
  const club = offer && findCompetitor(state, offer.clubId)
  const leaving = club?.players.find((candidate) => candidate.id === id)
  if (!agreed || !offer || !club || !leaving) return refuse(PLAYER_NOT_FOUND)
  const { name } = offer
  const player = asSigning(state, leaving, offer.declined)
  const reason = agreedRefusal(state, offer) ?? termsHurdle(state, player, terms)
  if (reason !== null) return refuse(reason)
  if (terms.wage >= leastWage(state, player, terms))
    return done(join(state, { offer, club, leaving, player }, terms))
  offer.declined += 1
  if (offer.declined < MAX_OFFERS) {
    player.contract.declined = offer.declined
    const asked = askedWage(state, player, terms)
    return done({ kind: 'offer-declined', name, asked, left: MAX_OFFERS - offer.declined })
  }
  offer.declined = 0
  closeOffer(state, offer)
  const event: GameEvent = { kind: 'talks-failed', name, day: offer.day + 1 }
  announce(state, event)
  return done(event)
}

interface Signing {
  offer: Offer
  club: Competitor
  leaving: RivalPlayer
  player: Player
}

function join(
  state: GameState,
  { offer, club, leaving, player }: Signing,
  terms: Readonly<Terms>,
): GameEvent {
  const { fee } = offer
  const { id, name } = player
  const { wage, until, status } = terms
  club.players = club.players.filter((other) => other !== leaving)
  club.transferBudget += fee
  const wasShort = state.players.filter(isFit).length < SQUAD_SIZE
  const signed = toPlayer(player, { until, status, declined: 0, talksFrom: 0 })
  signed.wage = wage
  signed.morale = toHundredth(clamp(player.morale + SIGNING_MORALE, MORALE_RANGE))
  changeBansWithClub(state, signed)
  state.players.push(signed)
  state.offers = state.offers.filter((other) => other !== offer)
  state.shortlist = state.shortlist.filter((other) => other !== id)
  moveMoney(state, 'transfersIn', -fee)
  state.transferBudget -= fee
  state.wageBudget -= wage
  noteMove(state, id, { from: club.id, to: state.club.id, fee })
  logTransfer(state.transfersIn, { playerName: name, fee, wage, day: state.day, club: club.name })
  offerRecord(state, { kind: 'dearestSigning', value: fee, details: { kind: 'transfer', player: name } })
  const event: GameEvent = { kind: 'player-signed', id, name, fee }
  announce(state, event)
  replace(state, club, leaving)
  withdrawBids(state)
  if (wasShort) fillEleven(state)
  return event
}

/** Completes the line of a club that has sold: by a signing from abroad if it can pay, else by a youngster. */
function replace(state: GameState, club: Competitor, { id, type, quality, name }: RivalPlayer): void {
  const line = club.players.filter((player) => player.type === type)
  const { starters, reserves } = RIVAL_SQUAD[type]
  if (line.length >= starters + reserves) return
  const random = new Random(seedRandom(state.seed, STREAMS.replacementsOfRivals, state.day, numberOfId(id)))
  const bought = {
    type,
    quality: quality - REPLACEMENT_GAP,
    age: random.whole(REPLACEMENT_AGE.low, REPLACEMENT_AGE.high),
  }
  const fee = Math.round(REPLACEMENT_SHARE * rivalValue(bought))
  const isBought = club.transferBudget >= fee
  const mean = line.reduce((sum, player) => sum + player.quality, 0) / Math.max(1, line.length)
  const promoted = {
    type,
    quality: mean - RESERVE_GAP,
    age: random.whole(YOUNGSTER_AGE.low, YOUNGSTER_AGE.high),
  }
  const coming = createRivalPlayer(state, isBought ? bought : promoted, random)
  if (isBought) club.transferBudget -= fee
  club.players = rankPlayers([...club.players, coming])
  const from = isBought ? clubAbroad(state.seed, coming).name : null
  announce(state, { kind: 'rival-replaces', club: club.name, name, coming: coming.name, from })
}
