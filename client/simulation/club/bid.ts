/** Bids of other clubs for own players. */
import type { ClubId } from '../core/ids.ts'
import type { PlayerId } from '../people/player.ts'

export interface Bid {
  /** The own player; at most one bid is open for each. */
  playerId: PlayerId
  /** Club of the league; null for one abroad. */
  clubId: ClubId | null
  /** Name of the club. */
  club: string
  /** Pounds. */
  fee: number
  /** Last day for an answer. */
  deadline: number
  /** True once the club has been asked for more and has raised the bid: it will not do so again. */
  hasRisen: boolean
}

/** Days for an answer, the day of the bid among them. */
export const BID_DAYS = 10
/** Most bids that are open at the same time. */
export const MAX_BIDS = 8
