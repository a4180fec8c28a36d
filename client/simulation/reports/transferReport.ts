/** Report for the transfers tab: market and own squad. */
import type { Snapshot } from '../gameState.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { MarketPlayer, Player } from '../people/player.ts'
import { squadHurdle } from '../club/squadLimit.ts'
import { pounds } from '../core/money.ts'
import { playerValue } from '../players/playerValue.ts'
import { refreshTerms, type RefreshTerms } from '../transfers/handRefresh.ts'
import { saleTerms, type SaleTerms } from '../transfers/quickSale.ts'
import { saleHurdle } from '../people/leaving.ts'
import { notInterested, signingHurdle } from '../transfers/transfer.ts'

export interface MarketRow {
  player: DeepReadonly<MarketPlayer>
  /** Reason why the player cannot be signed now, null when they can. */
  refusal: string | null
  /** The same in a word or two, for a place beside the button. */
  shortRefusal: string | null
  /** Reason why the player would refuse at any price; null when they would join. */
  disinterest: string | null
}

export interface SaleRow {
  player: DeepReadonly<Player>
  /** Pounds. */
  value: number
  terms: SaleTerms
}

interface RefreshReport extends RefreshTerms {
  /** Reason why the market cannot be refreshed now, null when it can. */
  refusal: string | null
}

const REFUSALS = {
  fee: 'Insufficient Budget',
  wage: 'Insufficient Wage Budget',
  interest: 'Not interested',
}

const SHORT_REFUSALS = {
  fee: 'Fee too high',
  wage: 'Wage too high',
  interest: 'Not interested',
  squad: 'Squad full',
}

/** All players on the market. Rows without a name are omitted. */
export function marketReport(state: Snapshot): MarketRow[] {
  return state.market
    .filter(({ name }) => name.trim() !== '')
    .map((player) => {
      const hurdle = signingHurdle(state, player)
      return {
        player,
        refusal: hurdle === 'squad' ? squadHurdle(state, player.name) : hurdle && REFUSALS[hurdle],
        shortRefusal: hurdle && SHORT_REFUSALS[hurdle],
        disinterest: player.interested ? null : notInterested(player.name),
      }
    })
}

/** All players who can be sold: not those who are borrowed or retire. */
export function saleReport(state: Snapshot): SaleRow[] {
  return state.players
    .filter((player) => saleHurdle(state, player) === null)
    .map((player) => ({ player, value: playerValue(player), terms: saleTerms(state, player) }))
}

/** Price of the next refresh of the market by hand. */
export function refreshReport(state: Snapshot): RefreshReport {
  const terms = refreshTerms(state)
  const { price } = terms
  return { ...terms, refusal: price > Math.max(0, state.money) ? `Need ${pounds(price)} for scouts` : null }
}
