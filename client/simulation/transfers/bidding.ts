/** Bids of clubs for own players, and their end without an answer (BID-1 to BID-5, BID-10, UNR-11). */
import { findCompetitor, type Competitor } from '../club/club.ts'
import { numberOfId } from '../core/ids.ts'
import { announce, withdrawNews } from '../news/announce.ts'
import { BID_DAYS, MAX_BIDS, type Bid } from '../club/bid.ts'
import { clubAbroad } from '../clubs/abroad.ts'
import { clubFigures } from '../people/clubFigures.ts'
import { isRetiring } from '../people/farewell.ts'
import type { GameEvent } from '../news/gameEvent.ts'
import { borrowedOf } from '../people/loan.ts'
import type { Player } from '../people/player.ts'
import { Random, seedRandom } from '../core/rng.ts'
import type { GameState } from '../gameState.ts'
import { dayOfBid, noteRefusedBid } from '../unrest/memory.ts'
import type { Unrest } from '../people/unrest.ts'
import { improvement, wouldGoDown, type Buyer } from './buyers.ts'
import { marketValue, saleTerms, withinBudget } from './quickSale.ts'
import { isEnding, isUnproven } from '../people/leaving.ts'
import { STREAMS } from '../core/streams.ts'

/** Match weeks after which clubs bid: in summer, and at mid-season. */
const BIDDING_WEEKS: readonly number[] = [0, 1, 2, 18, 19, 20, 21]
/** Probability that somebody bids after such a week. */
const BID_CHANCE = 0.5
/** Matches for the club from which others know a player. */
const KNOWN_AFTER_MATCHES = 5

/** Bids as a share of the value, and how much more a club pays per star gained. */
const BID_SHARE = { low: 0.85, high: 1 }
const SHARE_PER_STAR = 0.2
const MAX_STARS = 1
/** Quality from which clubs abroad are interested, and their weight per star above it. */
const ABROAD_FROM = 2.9
const ABROAD_WEIGHT = 0.6
/** Weight of a club of the second division, which wins more by most players: they shall not be the usual bidders. */
const SECOND_WEIGHT = 0.3

/** Days until a club is found when none bids. */
const DAYS_WITHOUT_BID = 28

/** A club that would sign a player. */
interface Suitor extends Buyer {
  /** Stars that they would add to its first choice; 0 for a club abroad. */
  gain: number
  /** Weight of the draw. */
  weight: number
  /** Most that the club has to spend, in pounds. */
  budget: number
}

/** Places this week's bid, if any. Called once a week. */
export function placeBids(state: GameState): GameEvent<'bid-received'>[] {
  if (!BIDDING_WEEKS.includes(state.currentMatchWeek)) return []
  const random = new Random(seedRandom(state.seed, STREAMS.bids, state.day))
  if (!random.chance(BID_CHANCE)) return []
  const wanted = state.players
    .filter((player) => isKnown(player) && !isEnding(state, player) && !borrowedOf(state, player.id))
    .map((player) => ({ player, weight: sumOfWeights(suitors(state, player)) }))
    .filter(({ weight }) => weight > 0)
  const chosen = wanted[random.weighted([...wanted.map(({ weight }) => weight), 0])]
  const event = chosen && placeBid(state, chosen.player)
  return event ? [event] : []
}

/**
 * Places a bid for a player by a club that would sign them, and announces it. Null when there is none, a bid is
 * open already, or clubs would only compensate for them.
 */
export function placeBid(state: GameState, player: Player): GameEvent<'bid-received'> | null {
  const isOpen = state.bids.some(({ playerId }) => playerId === player.id)
  if (isOpen || isUnproven(player) || state.bids.length >= MAX_BIDS) return null
  const random = new Random(seedRandom(state.seed, STREAMS.bids, state.day, numberOfId(player.id)))
  const found = suitors(state, player)
  const suitor = found[random.weighted([...found.map(({ weight }) => weight), 0])]
  if (!suitor) return null
  const share =
    random.between(BID_SHARE.low, BID_SHARE.high) + SHARE_PER_STAR * Math.min(MAX_STARS, suitor.gain)
  const fee = withinBudget(share * marketValue(player), suitor.budget)
  return addBid(state, player, { clubId: suitor.id, club: suitor.name, fee, hasRisen: false })
}

/** Places the bid of a club that gives a player who wants to leave a last chance, at the price of a sale at once. */
export function placeLastBid(state: GameState, player: Player): GameEvent<'bid-received'> | null {
  const { low: fee, buyer } = saleTerms(state, player)
  if (fee <= 0) return null
  return addBid(state, player, { clubId: buyer.id, club: buyer.name, fee, hasRisen: true })
}

/** Places the bids that are due for players who want to leave. Called every day. */
export function bidForUnhappy(state: GameState): GameEvent<'bid-received'>[] {
  const isDue = ({ bidDay }: Unrest) => bidDay > 0 && state.day >= bidDay
  return state.minds.filter(isDue).flatMap((unrest) => {
    const player = state.players.find(({ id }) => id === unrest.playerId)
    const isOpen = state.bids.some(({ playerId }) => playerId === unrest.playerId)
    if (!player || isOpen || state.bids.length >= MAX_BIDS) return []
    const isLast = isEnding(state, player) || isRetiring(state, player.id)
    const event = isLast ? null : (placeBid(state, player) ?? placeLastBid(state, player))
    unrest.bidDay = event ? dayOfBid(state, player, 'next') : state.day + DAYS_WITHOUT_BID
    if (event) return [event]
    announce(state, { kind: 'nobody-bids', name: player.name })
    return []
  })
}

function addBid(
  state: GameState,
  { id: playerId, name }: Player,
  bid: Pick<Bid, 'clubId' | 'club' | 'fee' | 'hasRisen'>,
): GameEvent<'bid-received'> {
  const deadline = state.day + BID_DAYS - 1
  state.bids.push({ playerId, ...bid, deadline })
  const event = { kind: 'bid-received', id: playerId, name, club: bid.club, fee: bid.fee, deadline } as const
  announce(state, event)
  return event
}

/** Ends bids whose deadline has passed, and those that have lost their subject. Called every day. */
export function watchBids(state: GameState): void {
  withdrawBids(state)
  for (const bid of state.bids.filter(({ deadline }) => state.day > deadline)) {
    const player = state.players.find(({ id }) => id === bid.playerId)
    if (!player) continue
    endBid(state, bid)
    announce(state, { kind: 'bid-over', club: bid.club, name: player.name, reason: 'lapsed' })
    noteRefusedBid(state, player, bid, 'lapsed')
  }
}

/** Removes a bid, and the news that ask for an answer to it. */
export function endBid(state: GameState, bid: Bid): void {
  state.bids = state.bids.filter((other) => other !== bid)
  withdrawNews(state, 'bid-received', ({ id }) => id === bid.playerId)
  withdrawNews(state, 'bid-raised', ({ id }) => id === bid.playerId)
}

/** Withdraws bids of clubs that can no longer pay, and for players who retire (FAR-2), and drops those for players who have left. */
export function withdrawBids(state: GameState): void {
  const canPay = ({ clubId, fee }: Bid) =>
    clubId === null || (findCompetitor(state, clubId)?.transferBudget ?? 0) >= fee
  for (const bid of state.bids.slice()) {
    const player = state.players.find(({ id }) => id === bid.playerId)
    const retires = isRetiring(state, bid.playerId)
    if (!player) endBid(state, bid)
    else if (retires || !canPay(bid)) {
      endBid(state, bid)
      const reason = retires ? 'retires' : 'money'
      announce(state, { kind: 'bid-over', club: bid.club, name: player.name, reason })
    }
  }
}

/** Clubs that would sign a player and can pay at least the lowest share of the value. */
function suitors({ seed, day, competitors, otherDivision }: GameState, player: Player): Suitor[] {
  const lowest = BID_SHARE.low * marketValue(player)
  const found: Suitor[] = []
  const consider = (club: Competitor, share: number) => {
    const { id, name, transferBudget: budget } = club
    if (budget < lowest) return
    const gain = improvement(club, player)
    if (gain > 0) found.push({ id, name, gain, weight: share * Math.min(MAX_STARS, gain), budget })
  }
  for (const club of competitors) consider(club, 1)
  for (const club of otherDivision.clubs) if (wouldGoDown(player, club)) consider(club, SECOND_WEIGHT)
  if (player.quality > ABROAD_FROM) {
    const weight = ABROAD_WEIGHT * (player.quality - ABROAD_FROM)
    found.push({ id: null, name: clubAbroad(seed, player, day).name, gain: 0, weight, budget: Infinity })
  }
  return found
}

function isKnown(player: Player): boolean {
  return !isUnproven(player) && clubFigures(player).matches >= KNOWN_AFTER_MATCHES
}

function sumOfWeights(found: readonly Suitor[]): number {
  return found.reduce((sum, { weight }) => sum + weight, 0)
}
