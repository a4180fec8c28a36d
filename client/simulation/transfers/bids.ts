/** Answers to bids (BID-6 to BID-9). */
import { numberOfId } from '../core/ids.ts'
import { announce, withdrawNews } from '../news/announce.ts'
import { findCompetitor } from '../club/club.ts'
import type { Bid } from '../club/bid.ts'
import { done, refuse, type Outcome } from '../news/outcome.ts'
import type { Player, PlayerId } from '../people/player.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { Random, seedRandom } from '../core/rng.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { noteRefusedBid } from '../unrest/memory.ts'
import { endBid } from './bidding.ts'
import { improvement } from './buyers.ts'
import { toThousand, withinBudget } from './quickSale.ts'
import { transferTo } from './transfer.ts'
import { STREAMS } from '../core/streams.ts'

/** Rise of a bid by a club that is asked for more, as a share of it. */
const RISE = { low: 0.06, high: 0.18 }
/** Probability of a rise: of a club abroad, and of one of the league by the stars that it gains. */
const RISE_CHANCE = { abroad: 0.5, least: 0.4, perStar: 0.5, most: 0.8 }

const NO_BID = 'There’s no bid for this player.'

/** Reaction of a club when it is asked for more. */
export interface RiseTerms {
  /** Bounds of the new bid, in pounds. */
  low: number
  high: number
  /** Probability of a rise, 0–1; otherwise the club withdraws. */
  chance: number
}

/** Terms of a rise; null if the bid is the club's last, because it has risen or because the club has no more. */
export function riseTerms(state: Snapshot, bid: DeepReadonly<Bid>): RiseTerms | null {
  if (bid.hasRisen) return null
  const club = bid.clubId === null ? undefined : findCompetitor(state, bid.clubId)
  const player = state.players.find(({ id }) => id === bid.playerId)
  const gain = club && player ? improvement(club, player) : 0
  const chance = club
    ? Math.min(RISE_CHANCE.most, RISE_CHANCE.least + RISE_CHANCE.perStar * Math.max(0, gain))
    : RISE_CHANCE.abroad
  const bound = (share: number) => withinBudget(bid.fee * (1 + share), club ? club.transferBudget : Infinity)
  const high = bound(RISE.high)
  if (high <= bid.fee) return null
  return { low: Math.min(high, Math.max(bound(RISE.low), bid.fee + 1_000)), high, chance }
}

/** Sells the player to the bidder at once. */
export function acceptBid(state: GameState, id: PlayerId): Outcome {
  const found = findBid(state, id)
  if (!found) return refuse(NO_BID)
  const { bid, player } = found
  const buyer = { id: bid.clubId, name: bid.club }
  return done(transferTo(state, player, { buyer, fee: bid.fee }))
}

/** Refuses a bid, which ends it. */
export function refuseBid(state: GameState, id: PlayerId): Outcome {
  const found = findBid(state, id)
  if (!found) return refuse(NO_BID)
  const { bid, player } = found
  noteRefusedBid(state, player, bid, 'refused')
  endBid(state, bid)
  return done({ kind: 'bid-refused', name: player.name, club: bid.club })
}

/** Asks a club for more: it raises its bid once, or withdraws it. */
export function askForMore(state: GameState, id: PlayerId): Outcome {
  const found = findBid(state, id)
  if (!found) return refuse(NO_BID)
  const { bid, player } = found
  const terms = riseTerms(state, bid)
  if (!terms) return refuse(`${bid.club} won’t go any higher.`)
  const random = new Random(seedRandom(state.seed, STREAMS.risesOfBids, bid.deadline, numberOfId(id)))
  const { name } = player
  const { club } = bid
  if (!random.chance(terms.chance)) {
    endBid(state, bid)
    const over = { kind: 'bid-over', name, club, reason: 'asked' } as const
    announce(state, over)
    return done(over)
  }
  withdrawNews(state, 'bid-received', (news) => news.id === id)
  bid.fee = toThousand(random.between(terms.low, terms.high))
  bid.hasRisen = true
  const event = { kind: 'bid-raised', id, name, club, fee: bid.fee } as const
  announce(state, event)
  return done(event)
}

interface OpenBid {
  bid: Bid
  player: Player
}

function findBid({ bids, players }: GameState, id: PlayerId): OpenBid | null {
  const bid = bids.find(({ playerId }) => playerId === id)
  const player = players.find((candidate) => candidate.id === id)
  return bid && player ? { bid, player } : null
}
