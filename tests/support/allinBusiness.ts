/** Decisions that the strongest manager adds to those of the expert: loans, shares and stands. */
import { SHARE_PLACES } from '../../client/simulation/club/marketing.ts'
import { buildFacility, upgradeFacility } from '../../client/simulation/facilities/build.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { borrowPlayer, borrowingHurdle } from '../../client/simulation/loans/borrowing.ts'
import { playersForLoan } from '../../client/simulation/loans/lenders.ts'
import { runningCampaigns, shareCampaign } from '../../client/simulation/marketing/campaigns.ts'
import type { MarketPlayer } from '../../client/simulation/people/player.ts'
import type { Position } from '../../client/simulation/people/position.ts'
import { facilityReport } from '../../client/simulation/reports/facilityReport.ts'
import { RESERVE } from './clubBusiness.ts'

const STARTERS: Record<Position, number> = { Goalkeeper: 1, Defender: 4, Midfielder: 4, Forward: 2 }
/** Stars that a borrowed player must add to the last starter of the line. */
const LEAST_GAIN = 0.2
/** Match week from which budgets are left over: earlier loans take the money of players who would stay. */
const FIRST_LOAN_WEEK = 10

/** Seasons within which a stand must pay for itself. */
const LONGEST_RETURN = 4

/** Borrows those for loan who make the eleven better, the best first. */
export function borrowBest(state: GameState): void {
  if (state.currentMatchWeek < FIRST_LOAN_WEEK) return
  const wanted = playersForLoan(state)
    .map(({ player }) => player)
    .filter((player) => gain(state, player) > LEAST_GAIN)
    .toSorted((a, b) => gain(state, b) - gain(state, a))
  for (const player of wanted) {
    if (borrowingHurdle(state, player) === null && state.money > RESERVE) borrowPlayer(state, player.id)
  }
}

/** Stars that a player adds to the last starter of the line. */
function gain(state: GameState, { type, quality }: Pick<MarketPlayer, 'type' | 'quality'>): number {
  const line = state.players
    .filter((player) => player.type === type)
    .toSorted((a, b) => b.quality - a.quality)
  return quality - (line[STARTERS[type] - 1]?.quality ?? 0)
}

/** Shares every running campaign, as often as it counts. */
export function shareAll(state: GameState): void {
  for (const { id } of runningCampaigns(state)) shareCampaign(state, id, SHARE_PLACES[0])
}

/** Builds the seats that pay for themselves soonest, by the cards of the facilities. */
export function buildStands(state: GameState): void {
  const { available, own } = facilityReport(state)
  const [best] = [
    ...available.map(({ type, cost, brings, seatsOpenOn }) => ({
      cost,
      seasons: seatsOpenOn === null ? null : brings.seasons,
      build: () => buildFacility(state, type),
    })),
    ...own.map(({ id, upgradeCost, next, capacity }) => ({
      cost: upgradeCost ?? 0,
      seasons: capacity > 0 ? (next?.seasons ?? null) : null,
      build: () => upgradeFacility(state, id),
    })),
  ]
    .flatMap((one) =>
      one.seasons !== null && one.seasons < LONGEST_RETURN ? [{ ...one, seasons: one.seasons }] : [],
    )
    .toSorted((a, b) => a.seasons - b.seasons)
  if (best && state.money - best.cost > RESERVE) best.build()
}
