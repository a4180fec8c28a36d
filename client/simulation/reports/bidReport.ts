/** Report on open bids for own players. */
import type { Bid } from '../club/bid.ts'
import { STATUS_NAMES } from '../people/contract.ts'
import type { Player } from '../people/player.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { refusedBidLoss, resentsRefusal, unhappyLoss } from '../unrest/memory.ts'
import { playerValue } from '../players/playerValue.ts'
import { deservedStatus } from '../contracts/status.ts'
import { riseTerms, type RiseTerms } from '../transfers/bids.ts'
import { saleTerms, type SaleTerms } from '../transfers/quickSale.ts'

export interface BidRow {
  bid: DeepReadonly<Bid>
  player: DeepReadonly<Player>
  /** Pounds. */
  value: number
  /** Terms of a sale at once, for comparison. */
  sale: SaleTerms
  /** Reaction of the club when it is asked for more; null if the bid is its last. */
  rise: RiseTerms | null
  /** Morale that the player loses if the bid is refused or lapses, because they want to leave; else 0. */
  refusalLoss: number
  /** Points by which morale then settles lower, because the ambitious player is unhappy without the step up; else 0. */
  unhappyLoss: number
  /** Place in the squad by quality, in words. */
  role: string
  /** Days for an answer, today among them. */
  daysLeft: number
}

/** Open bids, those to be answered first before the others. */
export function bidReport(state: Snapshot): BidRow[] {
  return state.bids
    .flatMap((bid) => {
      const player = state.players.find(({ id }) => id === bid.playerId)
      if (!player) return []
      return {
        bid,
        player,
        value: playerValue(player),
        sale: saleTerms(state, player),
        rise: riseTerms(state, bid),
        refusalLoss: refusedBidLoss(state, player),
        unhappyLoss: resentsRefusal(state, player, bid.clubId) ? unhappyLoss(state, player) : 0,
        role: STATUS_NAMES[deservedStatus(state.players, player)],
        daysLeft: bid.deadline - state.day + 1,
      }
    })
    .sort((a, b) => a.bid.deadline - b.bid.deadline)
}
