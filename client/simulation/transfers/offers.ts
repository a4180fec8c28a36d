/** Offers for players of rivals: the talks with the club (OFF-1 to OFF-6, OFF-10). */
import { numberOfId } from '../core/ids.ts'
import { announce } from '../news/announce.ts'
import { DAYS_WITHOUT_TALKS, MAX_OFFERS } from '../people/contract.ts'
import { competitorOfPlayer, type Competitor } from '../club/club.ts'
import type { GameEvent } from '../news/gameEvent.ts'
import { pounds } from '../core/money.ts'
import { MAX_OPEN_OFFERS, OFFER_DAYS, SHORTLIST_LIMIT, type Offer } from '../club/offer.ts'
import { done, refuse, type Outcome, PLAYER_NOT_FOUND } from '../news/outcome.ts'
import { isLent } from '../people/loan.ts'
import type { PlayerId, RivalPlayer } from '../people/player.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { DAYS_PER_SEASON } from '../core/calendar.ts'
import { hasRoom, squadHurdle } from '../club/squadLimit.ts'
import { Random, seedRandom } from '../core/rng.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { maxInterest } from '../club/reputation.ts'
import { leastFee } from './offerPrice.ts'
import { toThousand } from './quickSale.ts'
import { notInterested } from './transfer.ts'
import { STREAMS } from '../core/streams.ts'

/** Days until a club answers. */
const ANSWER_DAYS = { low: 1, high: 3 }
/** Share of its least price below which a club breaks off at once. */
const INSULT = 0.6
/** Price asked by a club after each offer, as shares of its least price. */
const DEMANDS = [1.14, 1.07, 1]
const LEAST_FEE = 1
const MAX_FEE = 1_000_000_000

interface Listed {
  club: DeepReadonly<Competitor>
  player: DeepReadonly<RivalPlayer>
}

/** A player of another club of either division with their club; null when none has them. */
export function findRivalPlayer(state: Snapshot, id: PlayerId): Listed | null {
  const club = competitorOfPlayer(state, id)
  const player = club?.players.find((candidate) => candidate.id === id)
  return club && player ? { club, player } : null
}

/** True if the own club has sold the player within a season. */
export function hasLeftLately(
  { transfersOut, day: today }: Pick<Snapshot, 'transfersOut' | 'day'>,
  name: string,
): boolean {
  return transfersOut.some(({ playerName, day }) => playerName === name && today - day < DAYS_PER_SEASON)
}

/** First obstacle to an offer for a player, whatever the fee; null for none. */
export function offerHurdle(
  state: Snapshot,
  { player: { name, id, quality } }: Listed,
): 'lent' | Exclude<Offer['stage'], 'asked'> | 'interest' | 'left' | 'squad' | 'budget' | 'talks' | null {
  if (isLent(state, id)) return 'lent'
  const offer = state.offers.find(({ playerId }) => playerId === id)
  if (offer && offer.stage !== 'asked') return offer.stage
  if (quality > maxInterest(state)) return 'interest'
  if (hasLeftLately(state, name)) return 'left'
  if (!hasRoom(state)) return 'squad'
  if (state.transferBudget < LEAST_FEE) return 'budget'
  const open = state.offers.filter(({ stage }) => stage !== 'closed').length
  return !offer && open >= MAX_OPEN_OFFERS / 2 ? 'talks' : null
}

/** Reason why no offer for a player can be made now, in words; null if one can. */
export function offerRefusal(state: Snapshot, listed: Listed): string | null {
  const { name, id } = listed.player
  const day = state.offers.find(({ playerId }) => playerId === id)?.day ?? 0
  switch (offerHurdle(state, listed)) {
    case 'lent':
      return `${name} is yours: you’ve only lent them out.`
    case 'closed':
      return `Talks over ${name} have failed. You can try again from day ${day + 1}.`
    case 'sent':
      return `The answer on ${name} comes on day ${day}.`
    case 'agreed':
      return `The fee for ${name} is agreed: offer them terms.`
    case 'interest':
      return notInterested(name)
    case 'left':
      return `${name} left you less than a season ago and won’t come back yet.`
    case 'squad':
      return squadHurdle(state, name)
    case 'budget':
      return 'There’s nothing left in your transfer budget.'
    case 'talks':
      return 'You have enough talks going on. Finish some of them first.'
    case null:
      return null
  }
}

/** Offers a club a fee for its player, for the first time or after it has asked for more. It answers within days. */
export function makeOffer(state: GameState, id: PlayerId, fee: number): Outcome {
  const listed = findRivalPlayer(state, id)
  if (!listed) return refuse(PLAYER_NOT_FOUND)
  const reason = offerRefusal(state, listed)
  if (reason !== null) return refuse(reason)
  if (!Number.isInteger(fee) || fee < LEAST_FEE || fee > MAX_FEE)
    return refuse('The fee has to be a whole number of pounds.')
  if (fee > state.transferBudget) {
    return refuse(`Insufficient transfer budget. Need ${pounds(fee)}, have ${pounds(state.transferBudget)}.`)
  }
  const { club, player } = listed
  const earlier = state.offers.find(({ playerId }) => playerId === id)
  if (earlier && fee >= earlier.asked) {
    // They get what they have asked for.
    Object.assign(earlier, { fee: earlier.asked, stage: 'agreed', day: state.day + OFFER_DAYS })
    const event = {
      kind: 'offer-agreed',
      id,
      name: player.name,
      club: club.name,
      fee: earlier.fee,
      day: earlier.day,
    } as const
    announce(state, event)
    return done(event)
  }
  const round = (earlier?.round ?? 0) + 1
  const random = new Random(seedRandom(state.seed, STREAMS.answersToOffers, state.day, numberOfId(id)))
  const day = state.day + random.whole(ANSWER_DAYS.low, ANSWER_DAYS.high)
  const talks = { playerId: id, clubId: club.id, name: player.name, asked: earlier?.asked ?? 0, declined: 0 }
  replaceOffer(state, { ...talks, fee, round, stage: 'sent', day })
  return done({ kind: 'offer-sent', name: player.name, club: club.name, fee, day })
}

/** Ends talks about a player. */
export function withdrawOffer(state: GameState, id: PlayerId): Outcome {
  const offer = state.offers.find(({ playerId, stage }) => playerId === id && stage !== 'closed')
  if (!offer) return refuse(PLAYER_NOT_FOUND)
  state.offers = state.offers.filter((other) => other !== offer)
  return done({ kind: 'offer-withdrawn', name: offer.name })
}

/** Adds a player of a rival to the shortlist, or removes them. */
export function toggleShortlist(state: GameState, id: PlayerId): Outcome {
  const listed = state.shortlist.filter((other) => findRivalPlayer(state, other))
  const isListed = listed.includes(id)
  if (!isListed && !findRivalPlayer(state, id)) return refuse(PLAYER_NOT_FOUND)
  if (!isListed && listed.length >= SHORTLIST_LIMIT) {
    return refuse(`The shortlist is full (${SHORTLIST_LIMIT}). Remove somebody first.`)
  }
  state.shortlist = isListed ? listed.filter((other) => other !== id) : [...listed, id]
  return done({ kind: 'shortlist-changed' })
}

/** Answers of clubs and ends of talks. Called every day; returns the answers. */
export function watchOffers(
  state: GameState,
): GameEvent<'offer-answered' | 'offer-agreed' | 'offer-failed'>[] {
  const answers: GameEvent<'offer-answered' | 'offer-agreed' | 'offer-failed'>[] = []
  for (const offer of state.offers.slice()) {
    const listed = findRivalPlayer(state, offer.playerId)
    if (listed?.club.id !== offer.clubId || (offer.stage !== 'sent' && state.day > offer.day)) {
      state.offers = state.offers.filter((other) => other !== offer)
      if (offer.stage !== 'closed') announce(state, { kind: 'offer-lapsed', name: offer.name })
    } else if (offer.stage === 'sent' && state.day >= offer.day) {
      answers.push(answer(state, offer, listed))
    }
  }
  for (const event of answers) announce(state, event)
  return answers
}

/** Breaks off talks for 28 days. */
export function closeOffer(state: GameState, offer: Offer): void {
  Object.assign(offer, { stage: 'closed', day: state.day + DAYS_WITHOUT_TALKS })
}

function answer(
  state: GameState,
  offer: Offer,
  { club, player }: Listed,
): GameEvent<'offer-answered' | 'offer-agreed' | 'offer-failed'> {
  const least = leastFee(state, club, player)
  const facts = { name: player.name, club: club.name }
  const day = state.day + OFFER_DAYS
  if (offer.fee >= least) {
    Object.assign(offer, { stage: 'agreed', day })
    return { kind: 'offer-agreed', id: player.id, ...facts, fee: offer.fee, day }
  }
  if (offer.fee < INSULT * least || offer.round >= MAX_OFFERS) {
    closeOffer(state, offer)
    return { kind: 'offer-failed', ...facts, day: offer.day }
  }
  const demand = toThousand((DEMANDS[offer.round - 1] ?? 1) * least)
  const asked = offer.asked > 0 ? Math.min(offer.asked, demand) : demand
  Object.assign(offer, { stage: 'asked', asked, day })
  return { kind: 'offer-answered', id: player.id, ...facts, asked, left: MAX_OFFERS - offer.round, day }
}

/** Adds an offer, or replaces the one for the same player. The oldest closed one makes way. */
function replaceOffer(state: GameState, offer: Offer): void {
  const others = state.offers.filter(({ playerId }) => playerId !== offer.playerId)
  const closed = others.find(({ stage }) => stage === 'closed')
  state.offers = [
    ...(others.length >= MAX_OPEN_OFFERS ? others.filter((other) => other !== closed) : others),
    offer,
  ]
}
