/** Offers to clubs of the league for their players. */
import type { ClubId } from '../core/ids.ts'
import type { PlayerId } from '../people/player.ts'

/**
 * Stages: `sent` waits for the club, `asked` for a higher offer, `agreed` for the player's terms; `closed` after
 * talks that have failed.
 */
export const OFFER_STAGES = ['sent', 'asked', 'agreed', 'closed'] as const
export type OfferStage = (typeof OFFER_STAGES)[number]

export interface Offer {
  /** A player of a rival; at most one offer for each. */
  playerId: PlayerId
  clubId: ClubId
  name: string
  /** Pounds offered; once agreed, the fee. */
  fee: number
  /** Pounds that the club asks for; 0 before its first answer. */
  asked: number
  /** Offers made to the club, 1–3. */
  round: number
  stage: OfferStage
  /** Sent: day of the answer. Asked, agreed: last day for the next step. Closed: last day without talks. */
  day: number
  /** Terms declined by the player, 0–2. */
  declined: number
}

/** Most offers, the closed ones included. */
export const MAX_OPEN_OFFERS = 12
/** Most players of the shortlist. */
export const SHORTLIST_LIMIT = 20
/** Days for the manager's next step. */
export const OFFER_DAYS = 10
