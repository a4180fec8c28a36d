/** Decisions of scripted managers on the market: bids, sales and talks. */
import type { Player } from '../../client/simulation/people/player.ts'
import { POSITIONS, type Position } from '../../client/simulation/people/position.ts'
import { potentialRange } from '../../client/simulation/people/potential.ts'
import { figuresOf } from '../../client/simulation/club/difficultyFigures.ts'
import type { DeepReadonly } from '../../client/simulation/core/readonly.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { bidReport } from '../../client/simulation/reports/bidReport.ts'
import { offersReport, signingTalks } from '../../client/simulation/reports/offerReport.ts'
import { saleReport } from '../../client/simulation/reports/transferReport.ts'
import { acceptBid, askForMore, refuseBid } from '../../client/simulation/transfers/bids.ts'
import type { Importance } from '../../client/simulation/transfers/offerPrice.ts'
import { offerTerms } from '../../client/simulation/transfers/signRivalPlayer.ts'
import { makeOffer } from '../../client/simulation/transfers/offers.ts'
import { sellPlayer } from '../../client/simulation/transfers/transfer.ts'
import { WANTED } from './clubBusiness.ts'

/** Players of a line in a 4-4-2. */
export const STARTERS: Record<Position, number> = { Goalkeeper: 1, Defender: 4, Midfielder: 4, Forward: 2 }

/** Least bids accepted for a player of the eleven and for others, as shares of the value. */
const MIN_BID = { starter: 1.15, reserve: 0.95 }
/** Chance of a rise from which it is worth asking for more than is needed. */
const WORTH_ASKING = 0.6
/** Ages at whose end the value falls: a player is sold before, for at least this share of the value. */
const LAST_GOOD_AGE = [30, 33]

/** Expected fee as a share of the value, by importance to the club. */
const FIRST_OFFER = { reserve: 1.13, starter: 1.35, best: 1.6 }
/** Pounds kept back from fees. */
export const KEPT = 1_000_000
/** Most that is paid, as a share of the first offer. */
const MAX_PAID = 1.25
/** Shares of the wage asked for that are offered in turn. */
const WAGE_OFFERS = [0.92, 0.96, 1]

/** Answers all bids: sells what is paid well or not needed, asks for more where it is likely to come. */
export function answerBids(state: GameState): void {
  for (const { bid, player, value, rise } of bidReport(state)) {
    const least = isStarter(state, player) ? MIN_BID.starter : MIN_BID.reserve
    const thin = state.players.filter(({ type }) => type === player.type).length <= STARTERS[player.type] + 1
    const isEnough = bid.fee >= (thin ? MIN_BID.starter : least) * value
    if (rise && (!isEnough || rise.chance >= WORTH_ASKING)) {
      askForMore(state, player.id)
      continue
    }
    if (isEnough) acceptBid(state, player.id)
    else refuseBid(state, player.id)
  }
}

/** Sells players whose value falls with their next birthday, from this match week on. */
export function sellAgeing(state: GameState, from = 34): void {
  if (state.currentMatchWeek < from) return
  for (const { player, terms } of saleReport(state)) {
    if (!LAST_GOOD_AGE.includes(player.age) || terms.isCompensation || !terms.isNeeded) continue
    if (lineOf(state, player.type).length <= STARTERS[player.type] + 1) continue
    if (terms.earlierSales < 2 && state.transferBudget + terms.low > 8_000_000) sellPlayer(state, player.id)
  }
}

/** Fee of the first offer for a player, in pounds. */
export function firstOffer(
  state: GameState,
  { importance, value }: { importance: Importance; value: number },
): number {
  return figuresOf(state).fees * FIRST_OFFER[importance] * value
}

/** Goes on with talks: pays what clubs ask for within reason, then offers the players a little less than they ask. */
export function continueTalks(state: GameState): void {
  for (const { player, offer, importance, value } of offersReport(state)) {
    if (offer.stage === 'asked') {
      const most = MAX_PAID * firstOffer(state, { importance, value })
      const next = Math.round(offer.round < 2 ? 0.9 * offer.asked : offer.asked)
      if (next <= most && next <= state.money - KEPT) makeOffer(state, player.id, next)
    } else if (offer.stage === 'agreed' && offer.fee <= state.money - KEPT / 2) {
      for (const share of WAGE_OFFERS) {
        const talks = signingTalks(state, player.id)?.talks
        if (!talks) break
        const { until, status, wage } = talks.asked
        offerTerms(state, player.id, { until, status, wage: Math.ceil(share * wage) })
      }
    }
  }
}

function lineOf(state: GameState, position: Position): Player[] {
  return state.players.filter(({ type }) => type === position).toSorted((a, b) => b.quality - a.quality)
}

function isStarter(state: GameState, player: DeepReadonly<Player>): boolean {
  return lineOf(state, player.type)
    .slice(0, STARTERS[player.type])
    .some(({ id }) => id === player.id)
}

/** Stars by which an own player may still grow, by the middle of the range. */
function promise(state: GameState, player: DeepReadonly<Player>): number {
  const range = potentialRange(state.seed, player)
  return range ? Math.max(0, (range.low + range.high) / 2 - player.quality) : 0
}

/** Sells the weakest of lines that are too long, sparing those who may still grow. */
export function trimBySurplus(state: GameState, more: number): void {
  for (const position of POSITIONS) {
    const line = lineOf(state, position)
    const surplus = line.length - WANTED[position] - more
    if (surplus <= 0) continue
    const leaving = line.toSorted((a, b) => a.quality + promise(state, a) - b.quality - promise(state, b))
    for (const player of leaving.slice(0, surplus)) sellPlayer(state, player.id)
  }
}
