/** Decisions of scripted managers on money, by what the screens show. */
import type { MarketPlayer } from '../../client/simulation/people/player.ts'
import { POSITIONS, type Position } from '../../client/simulation/people/position.ts'
import type { StaffRole } from '../../client/simulation/people/staffMember.ts'
import { hasStaff } from '../../client/simulation/people/staffSkill.ts'
import {
  availableFacilities,
  buildFacility,
  savedFor,
  upgradeCost,
  upgradeFacility,
} from '../../client/simulation/facilities/build.ts'
import { MAX_FACILITY_LEVEL } from '../../client/simulation/club/facility.ts'
import { FACILITY_DEFINITIONS } from '../../client/simulation/facilities/facilityTypes.ts'
import {
  playerWagesPerWeek,
  sponsorIncomePerDay,
  staffSalariesPerWeek,
  upkeepPerMonth,
} from '../../client/simulation/finance/dailyFinance.ts'
import {
  baseRevenue,
  facilityIncomePerDay,
  facilityIncomePerHomeMatch,
} from '../../client/simulation/finance/facilityIncome.ts'
import { prizeFor } from '../../client/simulation/finance/prizeMoney.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { launchCampaign } from '../../client/simulation/marketing/campaigns.ts'
import { contractTalks } from '../../client/simulation/reports/contractReport.ts'
import { hireStaff } from '../../client/simulation/staff/hire.ts'
import { estimatedRevenue } from '../../client/simulation/tickets/ticketPrice.ts'
import { offerContract } from '../../client/simulation/contracts/renewal.ts'
import { sellPlayer, signPlayer } from '../../client/simulation/transfers/transfer.ts'

/** Pounds that the sensible manager keeps in reserve, such as for a month's wages. */
export const RESERVE = 2_500_000
/** Target squad size by position. */
export const WANTED: Record<Position, number> = { Goalkeeper: 2, Defender: 7, Midfielder: 6, Forward: 4 }
export const USEFUL_STAFF: readonly StaffRole[] = [
  'Fan Liaison Officer',
  'Fitness Coach',
  'Youth Coach',
  'Assistant Manager',
  'Doctor',
]

/** Builds profitable facilities, signs affordable players, keeps the squad complete and the fans happy. */
export function runClub(state: GameState): void {
  develop(state)
  keepFansContent(state)
  renewContracts(state)
  trimSquad(state)
  strengthenSquad(state)
  hireStaffOf(state, USEFUL_STAFF)
}

/** Builds and upgrades facilities by yearly return on investment, as long as the reserve remains. */
export function develop(state: GameState, leastReturn = 0.15): void {
  for (const { cost, yearly, invest } of steps(state)) {
    if (yearly > leastReturn && state.money - cost > RESERVE) invest()
  }
}

/** Next steps of all facilities, those first that earn the greatest share of what they still cost in a year. */
export function steps(state: GameState) {
  return [
    ...availableFacilities(state).map((type) => ({
      type,
      cost: FACILITY_DEFINITIONS[type].baseCost - savedFor(state, type),
      income: baseRevenue({ name: type, level: 1 }),
      invest: () => buildFacility(state, type),
    })),
    ...state.facilities
      .filter(({ level }) => level < MAX_FACILITY_LEVEL)
      .map((facility) => ({
        type: facility.name,
        cost: upgradeCost(facility) - savedFor(state, facility.name),
        income: baseRevenue({ ...facility, level: facility.level + 1 }) - baseRevenue(facility),
        invest: () => upgradeFacility(state, facility.id),
      })),
  ]
    .map(({ income, ...step }) => ({ ...step, yearly: income / Math.max(1, step.cost) }))
    .toSorted((a, b) => b.yearly - a.yearly)
}

export function keepFansContent(state: GameState): void {
  if (state.fanHappiness < 45 && state.money > RESERVE) launchCampaign(state, 'community-outreach-day')
  if (state.fanHappiness < 30 && state.money > RESERVE) launchCampaign(state, 'derby-day-hype')
}

/** Shares of the wage asked for that are offered in turn. */
const OFFERS = [0.92, 0.96, 1]

/** After the second reminder, offers contracts to the players whose contracts end with the season and who are worth it. */
export function renewContracts(state: GameState): void {
  if (state.currentMatchWeek < 33) return
  for (const { id, age, contract } of state.players.toSorted((a, b) => b.quality - a.quality)) {
    if (contract.until > state.currentSeason || age >= 33) continue
    for (const share of OFFERS) {
      const talks = contractTalks(state, id)
      if (!talks) break
      const { until, status, wage } = talks.asked
      offerContract(state, id, { until, status, wage: Math.ceil(share * wage) })
    }
  }
}

/** Sells players above the target of their position, the weakest first. */
function trimSquad(state: GameState): void {
  for (const position of POSITIONS) {
    const players = state.players
      .filter(({ type }) => type === position)
      .toSorted((a, b) => a.quality - b.quality)
    for (const player of players.slice(0, Math.max(0, players.length - WANTED[position] - 1))) {
      sellPlayer(state, player.id)
    }
  }
}

/** Signs the best affordable improvement of the eleven, and fills gaps with the cheapest players. */
function strengthenSquad(state: GameState): void {
  const spare = weeklyBalance(state)
  const candidates = state.market
    .filter(
      ({ age, interested, transferFee, wage }) =>
        interested && age < 31 && state.money - transferFee > RESERVE && wage < gapWage(state, spare),
    )
    .toSorted((a, b) => gain(state, b) - gain(state, a))
  const best = candidates[0]
  if (best && gain(state, best) > 0.3) signPlayer(state, best.id)
  fillGaps(state)
}

/** Signs the cheapest players for lines that are thin. */
export function fillGaps(state: GameState): void {
  for (const position of POSITIONS) {
    if (state.players.filter(({ type }) => type === position).length >= WANTED[position] - 2) continue
    const cheapest = state.market
      .filter(({ type, interested }) => interested && type === position)
      .toSorted((a, b) => a.transferFee - b.transferFee)[0]
    if (cheapest && state.money - cheapest.transferFee > 0) signPlayer(state, cheapest.id)
  }
}

function gapWage(state: GameState, spare: number): number {
  return state.money > 4 * RESERVE ? Math.max(spare, 12_000) * 2 : spare
}

/** Quality (stars) that a signing adds to the weakest place of their line. */
function gain(state: GameState, { type, quality }: MarketPlayer): number {
  const places: Record<Position, number> = { Goalkeeper: 1, Defender: 4, Midfielder: 4, Forward: 2 }
  const line = state.players
    .filter((player) => player.type === type)
    .toSorted((a, b) => b.quality - a.quality)
  return quality - (line[places[type] - 1]?.quality ?? 0)
}

export function hireStaffOf(state: GameState, roles: readonly StaffRole[]): void {
  for (const role of roles) {
    if (!hasStaff(state, role) && weeklyBalance(state) > 30_000 && state.money > RESERVE)
      hireStaff(state, role)
  }
}

/** Balance of an average week in pounds, prize money included. */
export function weeklyBalance(state: GameState): number {
  const income =
    7 * (sponsorIncomePerDay(state) + facilityIncomePerDay(state)) +
    0.5 * (1.35 * estimatedRevenue(state) + facilityIncomePerHomeMatch(state)) +
    prizeFor(state.leaguePosition) / 38
  return income - playerWagesPerWeek(state) - staffSalariesPerWeek(state) - (7 * upkeepPerMonth(state)) / 30
}
