/** Decisions that the strongest manager adds to those of the expert: loans, shares, stands and a price rule. */
import { MAX_FACILITY_LEVEL } from '../../client/simulation/club/facility.ts'
import { SHARE_PLACES } from '../../client/simulation/club/marketing.ts'
import { clamp } from '../../client/simulation/core/clamp.ts'
import {
  availableFacilities,
  buildFacility,
  upgradeCost,
  upgradeFacility,
} from '../../client/simulation/facilities/build.ts'
import { FACILITY_DEFINITIONS } from '../../client/simulation/facilities/facilityTypes.ts'
import { stadiumCapacity } from '../../client/simulation/finance/facilityIncome.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { borrowPlayer, borrowingHurdle } from '../../client/simulation/loans/borrowing.ts'
import { runningCampaigns, shareCampaign } from '../../client/simulation/marketing/campaigns.ts'
import type { MarketPlayer } from '../../client/simulation/people/player.ts'
import type { Position } from '../../client/simulation/people/position.ts'
import { setTicketPrice } from '../../client/simulation/tickets/ticketPrice.ts'
import { RESERVE } from './clubBusiness.ts'

const STARTERS: Record<Position, number> = { Goalkeeper: 1, Defender: 4, Midfielder: 4, Forward: 2 }
/** Stars that a borrowed player must add to the last starter of the line. */
const LEAST_GAIN = 0.2
/** Match week from which budgets are left over: earlier loans take the money of players who would stay. */
const FIRST_LOAN_WEEK = 10

/** Shares of the seats taken from which the price rises and below which it falls, and moods that bound it. */
const FULL = 0.97
const EMPTY = 0.8
const CONTENT_FROM = 50
const SOUR_BELOW = 42
const PRICE_STEP = 5
const PRICES = { min: 20, max: 100 }

/** Borrows those of the market who make the eleven better, the best first. */
export function borrowBest(state: GameState): void {
  if (state.currentMatchWeek < FIRST_LOAN_WEEK) return
  const wanted = state.market
    .filter((player) => gain(state, player) > LEAST_GAIN)
    .toSorted((a, b) => gain(state, b) - gain(state, a))
  for (const player of wanted) {
    if (borrowingHurdle(state, player) === null && state.money > RESERVE) borrowPlayer(state, player.id)
  }
}

/** Stars that a player adds to the last starter of the line. */
function gain(state: GameState, { type, quality }: MarketPlayer): number {
  const line = state.players
    .filter((player) => player.type === type)
    .toSorted((a, b) => b.quality - a.quality)
  return quality - (line[STARTERS[type] - 1]?.quality ?? 0)
}

/** Shares every running campaign, as often as it counts. */
export function shareAll(state: GameState): void {
  for (const { id } of runningCampaigns(state)) shareCampaign(state, id, SHARE_PLACES[0])
}

/** Moves the price by a step: up while the ground is full and the fans are content, down when either fails. */
export function priceByCrowd(state: GameState): void {
  const [last] = state.attendanceRecords
  if (last?.day !== state.day - 7) return
  const taken = state.matchAttendance / stadiumCapacity(state)
  const { fanHappiness: mood, ticketPrice } = state
  const step =
    mood < SOUR_BELOW || taken < EMPTY ? -PRICE_STEP : mood >= CONTENT_FROM && taken >= FULL ? PRICE_STEP : 0
  setTicketPrice(state, clamp(ticketPrice + step, PRICES))
}

/** Builds seats when the last home crowd has filled the ground: the stand first, then higher levels. */
export function buildStands(state: GameState): void {
  if (state.matchAttendance < FULL * stadiumCapacity(state)) return
  const stand = 'Stadium Expansion'
  if (availableFacilities(state).includes(stand)) {
    if (state.money - FACILITY_DEFINITIONS[stand].baseCost > RESERVE) buildFacility(state, stand)
    return
  }
  const next = state.facilities
    .filter(({ capacity, level }) => capacity > 0 && level < MAX_FACILITY_LEVEL)
    .toSorted((a, b) => upgradeCost(a) - upgradeCost(b))[0]
  if (next && state.money - upgradeCost(next) > RESERVE) upgradeFacility(state, next.id)
}
