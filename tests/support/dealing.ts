/** Decisions of scripted managers on the market: bids, sales, and buying with a view to selling. */
import type { Player } from '../../client/simulation/people/player.ts'
import { POSITIONS, type Position } from '../../client/simulation/people/position.ts'
import { potentialRange, type PotentialRange } from '../../client/simulation/people/potential.ts'
import type { DeepReadonly } from '../../client/simulation/core/readonly.ts'
import { playerWagesPerWeek } from '../../client/simulation/finance/dailyFinance.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { playerValue, usualWage } from '../../client/simulation/players/playerValue.ts'
import { bidReport } from '../../client/simulation/reports/bidReport.ts'
import {
  offersReport,
  searchReport,
  signingTalks,
  type SearchRow,
} from '../../client/simulation/reports/offerReport.ts'
import { saleReport } from '../../client/simulation/reports/transferReport.ts'
import { acceptBid, askForMore, refuseBid } from '../../client/simulation/transfers/bids.ts'
import { offerTerms } from '../../client/simulation/transfers/signRivalPlayer.ts'
import { makeOffer } from '../../client/simulation/transfers/offers.ts'
import { sellPlayer, signPlayer } from '../../client/simulation/transfers/transfer.ts'
import { RESERVE, WANTED, weeklyBalance } from './clubBusiness.ts'

/** Players of a line in a 4-4-2. */
export const STARTERS: Record<Position, number> = { Goalkeeper: 1, Defender: 4, Midfielder: 4, Forward: 2 }

/** Least bids accepted for a player of the eleven and for others, as shares of the value. */
const MIN_BID = { starter: 1.15, reserve: 0.95 }
/** Chance of a rise from which it is worth asking for more than is needed. */
const WORTH_ASKING = 0.6
/** Ages at whose end the value falls: a player is sold before, for at least this share of the value. */
const LAST_GOOD_AGE = [30, 33]

/** Expected fee as a share of the value, by importance to the club. */
export const FIRST_OFFER = { reserve: 1.13, starter: 1.35, best: 1.6 }
/** Most that is paid, as a share of the first offer. */
const MAX_PAID = 1.25
/** Shares of the wage asked for that are offered in turn. */
const WAGE_OFFERS = [0.92, 0.96, 1]

/** Stars of growth that are worth one star now, pounds of fee per star, and weeks in which a wage counts. */
const GROWTH_WORTH = 0.15
const POUNDS_PER_STAR = 60_000_000
const WAGE_WEEKS = 57
const MIN_WORTH = 0.25
/** Share of the growth that two seasons bring. */
const GROWN_BY_THEN = 0.5

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

/** Sells one reserve a month at once, while no earlier sale lowers the price and a club needs the player. */
export function sellSurplus(state: GameState): void {
  const surplus = saleReport(state)
    .filter(({ player, terms }) => {
      const line = lineOf(state, player.type)
      const hasCome = player.earlier.seasons > 0
      return (
        terms.earlierSales === 0 &&
        terms.isNeeded &&
        !terms.isCompensation &&
        !terms.isEnding &&
        hasCome &&
        line.length > STARTERS[player.type] + 1 &&
        !isStarter(state, player)
      )
    })
    .toSorted((a, b) => b.value - a.value)
  const [first] = surplus
  const isLarge = state.players.length > 19
  if (first && isLarge && promise(state, first.player) < 0.4) sellPlayer(state, first.player.id)
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

/** Weighs the list and all rivals' players, and signs or makes an offer for who is worth most. */
export function buyWell(state: GameState): void {
  continueTalks(state, RESERVE)
  if (state.offers.some(({ stage }) => stage !== 'closed')) return
  const room = { fee: Math.min(state.transferBudget, state.money - RESERVE), wage: wageRoom(state) }
  const listed = state.market
    .filter(({ interested, transferFee, wage }) => interested && transferFee <= room.fee && wage <= room.wage)
    .map((player) => ({
      worth: worthOf(state, player, player.transferFee, player.wage),
      sign: () => signPlayer(state, player.id),
    }))
  const rivals = room.fee > 0 ? searchReport(state) : []
  const offered = rivals.flatMap((row) => {
    const fee = Math.round(FIRST_OFFER[row.importance] * row.value)
    const wage = 1.08 * usualWage(row.player.quality)
    if (row.hurdle !== null || !row.isInterested || fee > room.fee || wage > room.wage) return []
    if (row.player.injured) return []
    return { worth: worthOf(state, row.player, fee, wage), sign: () => makeOffer(state, row.player.id, fee) }
  })
  const best = [...listed, ...offered].reduce<{ worth: number; sign: () => unknown } | null>(
    (found, one) => (one.worth > (found?.worth ?? MIN_WORTH) ? one : found),
    null,
  )
  best?.sign()
}

/**
 * Goes on with talks: pays what clubs ask for within reason, then offers the players a little less than they ask.
 * `kept`: pounds that are not offered.
 */
export function continueTalks(state: GameState, kept: number): void {
  for (const { player, offer, importance, value } of offersReport(state)) {
    if (offer.stage === 'asked') {
      const most = MAX_PAID * FIRST_OFFER[importance] * value
      const next = Math.round(offer.round < 2 ? 0.9 * offer.asked : offer.asked)
      if (next <= most && next <= state.money - kept) makeOffer(state, player.id, next)
    } else if (offer.stage === 'agreed' && offer.fee <= state.money - kept / 2) {
      for (const share of WAGE_OFFERS) {
        const talks = signingTalks(state, player.id)?.talks
        if (!talks) break
        const { until, status, wage } = talks.asked
        offerTerms(state, player.id, { until, status, wage: Math.ceil(share * wage) })
      }
    }
  }
}

/** Stars that a signing is worth: for the eleven, by growth, less what they cost. */
function worthOf(
  state: GameState,
  player: DeepReadonly<Pick<Player, 'type' | 'quality' | 'age'>> & Parameters<typeof promiseOf>[1],
  fee: number,
  wage: number,
): number {
  const line = lineOf(state, player.type)
  const gain = Math.max(0, player.quality - (line[STARTERS[player.type] - 1]?.quality ?? 0))
  const depth = Math.max(0, player.quality - (line[STARTERS[player.type] + 1]?.quality ?? 0))
  const growth = promiseOf(state, player)
  const later = { quality: player.quality + GROWN_BY_THEN * growth, age: player.age + 2, wage: 0 }
  const cost = fee - playerValue(later) + WAGE_WEEKS * Math.max(0, wage - (line.at(-1)?.wage ?? 0))
  return gain + 0.15 * Math.min(1, depth) + GROWTH_WORTH * growth - cost / POUNDS_PER_STAR
}

/** Pounds a week that a new wage may have, so that the money lasts for two seasons. */
function wageRoom(state: GameState): number {
  const spare = Math.max(0, state.money - 2 * RESERVE)
  return Math.min(
    state.wageBudget,
    weeklyBalance(state) + spare / WAGE_WEEKS + 0.02 * playerWagesPerWeek(state),
  )
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
  return middleOf(potentialRange(state.seed, player), player.quality)
}

function promiseOf(state: GameState, player: DeepReadonly<SearchRow['player'] | Player>): number {
  const known = 'known' in player ? player.known : 0
  return middleOf(potentialRange(state.seed, { ...player, known }), player.quality)
}

function middleOf(range: PotentialRange | null, quality: number): number {
  return range ? Math.max(0, (range.low + range.high) / 2 - quality) : 0
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
