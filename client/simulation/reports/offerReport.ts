/** Reports on players of rivals and the offers for them. */
import { characterOf, type Character } from '../people/character.ts'
import { STATUS_NAMES } from '../people/contract.ts'
import { otherClubs, type Competitor } from '../club/club.ts'
import type { Offer } from '../club/offer.ts'
import type { PlayerId, RivalPlayer } from '../people/player.ts'
import { potentialRange, type PotentialRange } from '../people/potential.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { askedTerms } from '../contracts/contractTerms.ts'
import { agreedHurdle, agreedOffer, agreedRefusal, asSigning } from '../transfers/signRivalPlayer.ts'
import { knownToUs } from '../people/scouting.ts'
import { maxInterest } from '../club/reputation.ts'
import { importanceTo, rivalValue, type Importance } from '../transfers/offerPrice.ts'
import { findRivalPlayer, offerHurdle, offerRefusal } from '../transfers/offers.ts'
import { talksOf, type ContractTalks } from './contractReport.ts'

export interface SearchRow {
  player: DeepReadonly<RivalPlayer>
  club: DeepReadonly<Competitor>
  /** Pounds. */
  value: number
  /** Range of the potential as scouted; null for players who no longer grow. */
  potential: PotentialRange | null
  character: Character
  importance: Importance
  /** Reason why no offer can be made now; null if one can. */
  hurdle: string | null
  /** The same in a word or two, for a place beside the button. */
  shortHurdle: string | null
  /** False if the player would not join the club. */
  isInterested: boolean
  isShortlisted: boolean
  offer: DeepReadonly<Offer> | null
}

const SHORT_HURDLES = {
  lent: 'Out on loan',
  closed: 'Talks failed',
  sent: 'Answer awaited',
  agreed: 'Fee agreed',
  interest: 'Not interested',
  left: 'Left you lately',
  squad: 'Squad full',
  budget: 'No transfer budget',
  talks: 'Too many talks',
}

/** All players of the other clubs of both divisions, the best first. */
export function searchReport(state: Snapshot): SearchRow[] {
  return otherClubs(state)
    .flatMap((club) => club.players.map((player) => searchRow(state, { club, player })))
    .sort((a, b) => b.player.quality - a.player.quality)
}

function searchRow(state: Snapshot, { club, player }: Pick<SearchRow, 'club' | 'player'>): SearchRow {
  const hurdle = offerHurdle(state, { club, player })
  const known = knownToUs(state, player.id)
  return {
    player,
    club,
    value: rivalValue(player),
    potential: potentialRange(state.seed, { ...player, known }),
    character: characterOf(state.seed, player),
    importance: importanceTo(club, player),
    hurdle: offerRefusal(state, { club, player }),
    shortHurdle: hurdle && SHORT_HURDLES[hurdle],
    isInterested: player.quality <= maxInterest(state),
    isShortlisted: state.shortlist.includes(player.id),
    offer: state.offers.find(({ playerId }) => playerId === player.id) ?? null,
  }
}

/** Null when no rival has the player. */
export function searchRowOf(state: Snapshot, id: PlayerId): SearchRow | null {
  const found = findRivalPlayer(state, id)
  return found && searchRow(state, found)
}

export interface OfferRow extends SearchRow {
  offer: DeepReadonly<Offer>
}

/** Open and failed offers, oldest first. The hurdle of an agreed one is that to signing the player. */
export function offersReport(state: Snapshot): OfferRow[] {
  return state.offers.flatMap((offer) => {
    const row = searchRowOf(state, offer.playerId)
    if (!row) return []
    if (offer.stage !== 'agreed') return [{ ...row, offer }]
    const hurdle = agreedHurdle(state, offer)
    const shortHurdle = hurdle && SHORT_HURDLES[hurdle]
    return [{ ...row, offer, hurdle: agreedRefusal(state, offer), shortHurdle }]
  })
}

interface SigningTalks {
  talks: ContractTalks
  club: DeepReadonly<Competitor>
  /** Agreed fee, in pounds. */
  fee: number
}

/** Talks with a player whose club has agreed on a fee; null when there are none. */
export function signingTalks(state: Snapshot, id: PlayerId): SigningTalks | null {
  const agreed = agreedOffer(state, id)
  if (!agreed) return null
  const player = asSigning(state, agreed.player, agreed.offer.declined)
  const asked = askedTerms(state, player)
  const status = STATUS_NAMES[player.contract.status]
  const row = { player, isEnding: false, status, asked, hurdle: null, talksFrom: null }
  return { talks: talksOf(state, row), club: agreed.club, fee: agreed.offer.fee }
}
