/** Warning of a place that would cost the job, with players who would help at once (BOA-14). */
import { releaseBudgets } from '../board/boardDecisions.ts'
import { isSigningAllowed } from '../challenge/challengeRules.ts'
import { figuresOf } from '../club/difficultyFigures.ts'
import { defaultOrders, ordersForTheTired } from '../club/standingOrder.ts'
import { linesOf } from '../club/formation.ts'
import { askedTerms } from '../contracts/contractTerms.ts'
import { isEndingContract } from '../contracts/expiry.ts'
import { deservedStatus } from '../contracts/status.ts'
import { DAYS_PER_SEASON, LEAGUE_SIZE, WEEKS_PER_SEASON } from '../core/calendar.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { announce } from '../news/announce.ts'
import type { Newcomer, WayOut } from '../news/wayOut.ts'
import type { MarketPlayer } from '../people/player.ts'
import { POSITIONS } from '../people/position.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { toTenth } from '../core/clamp.ts'
import { borrowingFee, borrowingHurdle } from '../loans/borrowing.ts'
import { playersForLoan } from '../loans/lenders.ts'
import { lastStarter } from '../players/lastStarter.ts'
import { signingHurdle } from '../transfers/transfer.ts'
import { sales } from './waysOut.ts'
import { expectedPlace, financeForecast } from './financeForecast.ts'

/** Places above the sack from which the club is warned, and the weeks on which it is. */
const PLACES_ABOVE = 5
const FIRST_WEEK = 2
const WEEKS_BETWEEN_WARNINGS = 3
const LAST_WEEK = WEEKS_PER_SEASON - WEEKS_BETWEEN_WARNINGS
/** Stars by which a signing must be better than the last starter of the line. */
const LEAST_GAIN = 0.2
/** The same for one who is worth the sale of a reserve. */
const LEAST_GAIN_FOR_SALE = 0.5
const WAYS_NAMED = 2
/** Pounds that are weighed against a star. */
const POUNDS_PER_STAR = 10_000_000
/** Match week from which contracts count that end with the season. */
const FIRST_WEEK_TO_RENEW = 17

/** Warns every three weeks of a place near the sack. True when it has. */
export function warnOfPlace(state: GameState): boolean {
  const { currentMatchWeek: week, leaguePosition: position } = state
  const isDue = week <= LAST_WEEK && (week - FIRST_WEEK) % WEEKS_BETWEEN_WARNINGS === 0
  if (!isDue || !isPlaceInDanger(state)) return false
  releaseBudgets(state, financeForecast(state).left)
  announce(state, {
    kind: 'place-in-danger',
    position,
    worstPosition: figuresOf(state).worstPosition,
    weeks: WEEKS_PER_SEASON - week,
    ways: waysUp(state).slice(0, WAYS_NAMED),
  })
  return true
}

/** True while the place, today's or the one to expect, is near the sack. */
export function isPlaceInDanger(state: Snapshot): boolean {
  const { currentMatchWeek: week, leaguePosition: position, ended } = state
  const { worstPosition } = figuresOf(state)
  if (ended || worstPosition === LEAGUE_SIZE || week < FIRST_WEEK) return false
  return Math.max(position, expectedPlace(state)) >= worstPosition - PLACES_ABOVE
}

/** Newcomers who can be paid, or else the sale that pays for one, then contracts to renew. */
export function waysUp(state: Snapshot): WayOut[] {
  const newcomers = signings(state, WAYS_NAMED)
  return [
    ...substitutions(state),
    ...newcomers,
    ...(newcomers.length > 0 ? [] : salesFor(state)),
    ...renewals(state),
  ]
}

/** Sale of a reserve that pays for somebody of the market who would make the eleven better. */
function salesFor(state: Snapshot): WayOut[] {
  return sales(state, false).filter(({ once }) => {
    const after = { ...state, money: state.money + once, transferBudget: state.transferBudget + once }
    return signings(after, 1).some(({ gain }) => gain >= LEAST_GAIN_FOR_SALE)
  })
}

/**
 * Players of the market, and those whom clubs of the country lend, who would make the eleven better and can be paid to
 * the season's end, the best for their price first.
 */
export function signings(state: Snapshot, most: number): Newcomer[] {
  const { atEnd, days } = financeForecast(state)
  const canPay = ({ once, perSeason }: Newcomer) =>
    -once <= state.money && atEnd + once + (days / DAYS_PER_SEASON) * perSeason > 0
  const gainBy = gainsOf(state)
  return candidates(state, (player) => gainBy(player) >= LEAST_GAIN)
    .flatMap((candidate) =>
      termsOf(state, candidate).map((terms): Newcomer => {
        const { id, name, wage, type: position } = candidate.player
        const gain = gainBy(candidate.player)
        return { ...terms, id, name, position, gain, perSeason: -WEEKS_PER_SEASON * wage }
      }),
    )
    .filter(canPay)
    .toSorted((a, b) => worth(b) - worth(a) || b.gain - a.gain)
    .slice(0, most)
}

/** Player who would make the eleven better. */
interface Candidate {
  player: DeepReadonly<MarketPlayer>
  /** False for a player who can only be borrowed. */
  isForSale: boolean
}

function candidates(state: Snapshot, isBetter: (player: InPosition) => boolean): Candidate[] {
  const ofCountry = playersForLoan(state, isBetter).filter(({ clubId }) => clubId !== null)
  return [
    ...state.market.filter(isBetter).map((player) => ({ player, isForSale: true })),
    ...ofCountry.map(({ player }) => ({ player, isForSale: false })),
  ].filter(({ player }) => isSigningAllowed(state, player.id))
}

/** Stars of a newcomer less what the price would be worth elsewhere. */
function worth({ gain, once }: Newcomer): number {
  return gain + once / POUNDS_PER_STAR
}

/** Orders for substitutions, while the manager has left the orders as they were at the start. */
function substitutions({ standingOrders }: Snapshot): WayOut[] {
  const isUntouched = JSON.stringify(standingOrders) === JSON.stringify(defaultOrders())
  const count = ordersForTheTired().filter(({ off }) => off !== null).length
  return isUntouched ? [{ kind: 'orders', count, once: 0, perSeason: 0 }] : []
}

/** Leave for the assistant to renew contracts, while those of starters end with the season. */
function renewals(state: Snapshot): WayOut[] {
  if (state.assistant.renewsContracts || state.currentMatchWeek < FIRST_WEEK_TO_RENEW) return []
  const ending = state.players.filter(
    (player) =>
      isEndingContract(state, player) && ['key', 'regular'].includes(deservedStatus(state.players, player)),
  )
  if (ending.length === 0) return []
  const rise = ending.reduce((sum, player) => sum + askedTerms(state, player).wage - player.wage, 0)
  return [{ kind: 'renew', players: ending.length, once: 0, perSeason: -WEEKS_PER_SEASON * rise }]
}

/** Loan, or else transfer, by which a player would come. */
function termsOf(
  state: Snapshot,
  { player, isForSale }: Candidate,
): { kind: 'borrow' | 'sign'; once: number }[] {
  if (borrowingHurdle(state, player) === null) return [{ kind: 'borrow', once: -borrowingFee(player) }]
  return isForSale && signingHurdle(state, player) === null
    ? [{ kind: 'sign', once: -player.transferFee }]
    : []
}

type InPosition = DeepReadonly<Pick<MarketPlayer, 'type' | 'quality'>>

/** Returns the function that finds by how many stars, in tenths, a player is better than the last starter of the line. */
function gainsOf({ players, tactics }: Snapshot): (player: InPosition) => number {
  const lines = linesOf(tactics.formation)
  const last = new Map(
    POSITIONS.map((position) => [position, lastStarter(players, position, lines[position])]),
  )
  return ({ type, quality }) => toTenth(quality - (last.get(type) ?? 0))
}
