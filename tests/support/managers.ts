/** Scripted managers for headless careers. */
import { isMatchDay } from '../../client/simulation/core/calendar.ts'
import {
  availableFacilities,
  buildFacility,
  upgradeCost,
  upgradeFacility,
} from '../../client/simulation/facilities/build.ts'
import {
  baseRevenue,
  facilityIncomePerDay,
  facilityIncomePerHomeMatch,
} from '../../client/simulation/finance/facilityIncome.ts'
import { FACILITY_DEFINITIONS } from '../../client/simulation/facilities/facilityTypes.ts'
import {
  playerWagesPerWeek,
  sponsorIncomePerDay,
  staffSalariesPerWeek,
  upkeepPerMonth,
} from '../../client/simulation/finance/dailyFinance.ts'
import { prizeFor } from '../../client/simulation/finance/prizeMoney.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { CAMPAIGNS } from '../../client/simulation/marketing/campaignDefinitions.ts'
import { launchCampaign } from '../../client/simulation/marketing/campaigns.ts'
import { autoPick, hasEligibleEleven } from '../../client/simulation/players/squad.ts'
import { POSITIONS, type MarketPlayer, type Position } from '../../client/simulation/core/player.ts'
import { setAssistant } from '../../client/simulation/season/assistant.ts'
import { letYoungsterGo, signYoungster } from '../../client/simulation/players/academy.ts'
import { academyReport } from '../../client/simulation/reports/academyReport.ts'
import { hireStaff } from '../../client/simulation/staff/hire.ts'
import { STAFF_ROLES, type StaffRole } from '../../client/simulation/core/staffMember.ts'
import { hasStaff } from '../../client/simulation/core/staffSkill.ts'
import { contractTalks } from '../../client/simulation/reports/contractReport.ts'
import { tacticsReport } from '../../client/simulation/reports/tacticsReport.ts'
import { setTactics } from '../../client/simulation/tactics/setTactics.ts'
import { estimatedRevenue } from '../../client/simulation/tickets/ticketPrice.ts'
import {
  BEST_FOOTBALL,
  DEFAULT_FOOTBALL,
  manageFootball,
  outstanding,
  WORST_FOOTBALL,
  type Football,
} from './football.ts'
import { refreshMarketNow } from '../../client/simulation/transfers/handRefresh.ts'
import { sellPlayer, signPlayer } from '../../client/simulation/transfers/transfer.ts'
import { offerContract } from '../../client/simulation/transfers/renewal.ts'

/** Makes the decisions of a day; called every morning, before the matches of a match day. */
export type Manager = (state: GameState) => void

/** Does only what the game would otherwise stop for: picks an eleven when too few players are eligible. */
function idle(state: GameState): void {
  if (!hasEligibleEleven(state)) autoPick(state)
}

/** Enables every task of the assistant, and does nothing else. */
function delegating(state: GameState): void {
  if (state.assistant.picksEleven) return
  setAssistant(state, {
    picksEleven: true,
    restsTired: true,
    setsTraining: true,
    setsTicketPrice: true,
    renewsContracts: true,
  })
}

/** Picks the best eleven for every match, and does nothing else. */
function auto(state: GameState): void {
  if (state.awaitingKickOff) autoPick(state)
}

/** Signs, hires and advertises as long as the club has money, regardless of running costs. */
function spender(state: GameState): void {
  auto(state)
  if (!isMatchDay(state.day)) return
  for (const role of STAFF_ROLES) if (!hasStaff(state, role)) hireStaff(state, role)
  for (const { id } of CAMPAIGNS) launchCampaign(state, id)
  for (const { id } of state.market.toSorted((a, b) => b.quality - a.quality)) signPlayer(state, id)
  refreshMarketNow(state)
}

/** Pounds that the sensible manager keeps in reserve, such as for a month's wages. */
const RESERVE = 2_500_000
/** Target squad size by position. */
const WANTED: Record<Position, number> = { Goalkeeper: 2, Defender: 7, Midfielder: 6, Forward: 4 }
const USEFUL_STAFF: readonly StaffRole[] = [
  'Fan Liaison Officer',
  'Fitness Coach',
  'Youth Coach',
  'Assistant Manager',
  'Doctor',
]
const SCOUTING_STAFF: readonly StaffRole[] = ['Chief Scout', 'Data Analyst']

/** Picks the best eleven, answers the opponent by style and tempo, and runs the club well. */
function sensible(state: GameState): void {
  auto(state)
  if (!isMatchDay(state.day)) return
  answerTactics(state)
  runClub(state)
}

/** Runs the club well, with the given football. */
function withFootball(football: Football): Manager {
  const manage = manageFootball(football)
  return (state) => {
    manage(state)
    if (isMatchDay(state.day)) runClub(state)
  }
}

/** Sensible with money; hires scouts and makes the best football decisions. */
function tactician(state: GameState): void {
  manageFootball(BEST_FOOTBALL)(state)
  if (!isMatchDay(state.day)) return
  runClub(state)
  hireStaffOf(state, SCOUTING_STAFF)
}

/** Lives by the academy: never buys, builds the academy first, and hires a Youth Coach. */
function academy(state: GameState): void {
  auto(state)
  decideOnYoungsters(state)
  if (!isMatchDay(state.day)) return
  answerTactics(state)
  buildAcademy(state)
  develop(state)
  keepFansContent(state)
  renewContracts(state)
  hireStaffOf(state, ['Youth Coach', ...USEFUL_STAFF])
}

function buildAcademy(state: GameState): void {
  const own = state.facilities.find(({ name }) => name === 'Youth Academy')
  const cost = own ? upgradeCost(own) : FACILITY_DEFINITIONS['Youth Academy'].baseCost
  if (state.money - cost < RESERVE) return
  if (own) upgradeFacility(state, own.id)
  else buildFacility(state, 'Youth Academy')
}

/** Signs youngsters who may reach the quality of the squad, or whose line is thin, and lets the others go. */
function decideOnYoungsters(state: GameState): void {
  const { intake } = academyReport(state)
  const mean = state.players.reduce((sum, { quality }) => sum + quality, 0) / state.players.length
  for (const { player, potential } of intake) {
    const line = state.players.filter(({ type }) => type === player.type).length
    const isTalent = (potential.low + potential.high) / 2 >= mean - 0.2
    if (isTalent || line < WANTED[player.type]) signYoungster(state, player.id)
    else letYoungsterGo(state, player.id)
  }
}

/** Builds profitable facilities, signs affordable players, keeps the squad complete and the fans happy. */
function runClub(state: GameState): void {
  develop(state)
  keepFansContent(state)
  renewContracts(state)
  trimSquad(state)
  strengthenSquad(state)
  hireStaffOf(state, USEFUL_STAFF)
}

/** Sets the style and tempo with the most arrows against what scouts expect of the next opponent. */
function answerTactics(state: GameState): void {
  const { choices, tactics } = tacticsReport(state)
  setTactics(state, {
    style: outstanding(choices.style, tactics.style),
    intensity: outstanding(choices.intensity, tactics.intensity),
  })
}

/** Builds and upgrades facilities by return on investment, as long as the reserve remains. */
function develop(state: GameState): void {
  const chances = [
    ...availableFacilities(state).map((type) => ({
      cost: FACILITY_DEFINITIONS[type].baseCost,
      income: baseRevenue({ name: type, level: 1 }),
      invest: () => buildFacility(state, type),
    })),
    ...state.facilities.map((facility) => ({
      cost: upgradeCost(facility),
      income: baseRevenue({ ...facility, level: facility.level + 1 }) - baseRevenue(facility),
      invest: () => upgradeFacility(state, facility.id),
    })),
  ].toSorted((a, b) => b.income / b.cost - a.income / a.cost)
  for (const { cost, income, invest } of chances) {
    if (income / cost > 0.15 && state.money - cost > RESERVE) invest()
  }
}

function keepFansContent(state: GameState): void {
  if (state.fanHappiness < 45 && state.money > RESERVE) launchCampaign(state, 'community-outreach-day')
  if (state.fanHappiness < 30 && state.money > RESERVE) launchCampaign(state, 'derby-day-hype')
}

/** Shares of the wage asked for that are offered in turn. */
const OFFERS = [0.92, 0.96, 1]

/** After the second reminder, offers contracts to the players whose contracts end with the season and who are worth it. */
function renewContracts(state: GameState): void {
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

function hireStaffOf(state: GameState, roles: readonly StaffRole[]): void {
  for (const role of roles) {
    if (!hasStaff(state, role) && weeklyBalance(state) > 30_000 && state.money > RESERVE)
      hireStaff(state, role)
  }
}

/** Balance of an average week in pounds, prize money included. */
function weeklyBalance(state: GameState): number {
  const income =
    7 * (sponsorIncomePerDay(state) + facilityIncomePerDay(state)) +
    0.5 * (1.35 * estimatedRevenue(state) + facilityIncomePerHomeMatch(state)) +
    prizeFor(state.leaguePosition) / 38
  return income - playerWagesPerWeek(state) - staffSalariesPerWeek(state) - (7 * upkeepPerMonth(state)) / 30
}

export const MANAGERS = {
  idle,
  delegating,
  auto,
  spender,
  sensible,
  tactician,
  academy,
  'best-football': withFootball(BEST_FOOTBALL),
  'default-football': withFootball(DEFAULT_FOOTBALL),
  'worst-football': withFootball(WORST_FOOTBALL),
} satisfies Record<string, Manager>

export type ManagerName = keyof typeof MANAGERS

export function isManagerName(name: string): name is ManagerName {
  return name in MANAGERS
}
