/** Scripted managers for headless careers. They act by the player's commands, on what the screens show. */
import { isMatchDay, isWeekStart } from '../../client/simulation/core/calendar.ts'
import type { Policy } from '../../client/simulation/club/marketing.ts'
import { STAFF_ROLES, type StaffRole } from '../../client/simulation/people/staffMember.ts'
import { hasStaff } from '../../client/simulation/people/staffSkill.ts'
import { decisionOf, runDecision } from '../../client/simulation/commands.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { CAMPAIGNS } from '../../client/simulation/club/campaignDefinitions.ts'
import { launchCampaign } from '../../client/simulation/marketing/campaigns.ts'
import { togglePolicy } from '../../client/simulation/marketing/policies.ts'
import { autoPick, hasEligibleEleven } from '../../client/simulation/players/squad.ts'
import { tacticsReport } from '../../client/simulation/reports/tacticsReport.ts'
import { setAssistant } from '../../client/simulation/season/assistant.ts'
import { hireStaff } from '../../client/simulation/staff/hire.ts'
import { setTicketPrice } from '../../client/simulation/tickets/ticketPrice.ts'
import { setTactics } from '../../client/simulation/tactics/setTactics.ts'
import { refreshMarketNow } from '../../client/simulation/transfers/handRefresh.ts'
import { signPlayer } from '../../client/simulation/transfers/transfer.ts'
import { buildAcademy, decideOnYoungsters } from './academyBusiness.ts'
import { borrowBest, buildStands, shareAll } from './allinBusiness.ts'
import { CALL_WELL, type Caller } from './callers.ts'
import {
  develop,
  fillGaps,
  hireStaffOf,
  keepFansContent,
  renewContracts,
  runClub,
  USEFUL_STAFF,
} from './clubBusiness.ts'
import { answerBids, sellAgeing, trimBySurplus } from './dealing.ts'
import { advertise, chooseAmbition, readPrice, saveIdleMoney } from './expertBusiness.ts'
import {
  BEST_FOOTBALL,
  DEFAULT_FOOTBALL,
  manageFootball,
  outstanding,
  rotate,
  WORST_FOOTBALL,
  type Football,
} from './football.ts'
import { buyForStrength, sellSpare } from './strengthDealing.ts'
import { trainWell } from './trainers.ts'

export interface Manager {
  /** Makes the decisions of a day; called every morning, before the matches of a match day. */
  (state: GameState): void
  /** Words during the own matches, which others leave unwatched. */
  calls?: Caller
}

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

/** Picks the best eleven for every match, and takes the first way out of each warning that the money runs out. */
function advised(state: GameState): void {
  auto(state)
  for (const { day, event } of state.notifications) {
    if (day !== state.day || !('ways' in event)) continue
    const [first] = event.ways
    if (first) runDecision(state, decisionOf(first))
  }
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

/** Match weeks up to which experts deal every day, and from which they sell players whose value falls. */
const LAST_WEEK_OF_DAILY_TALKS = 1
const FIRST_WEEK_TO_SELL = 36
/** Match week after which traders and experts save. */
const LAST_WEEK_TO_BUILD = 16
/** Match week after which a club plays four more times at home. */
const LAST_FOUR_AT_HOME = 30
/** Yearly return from which the expert builds instead of buying players. */
const QUICK_RETURN = 0.3
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

/** Lives by the academy and training: never buys, sells who is too many, and hires coaches. */
function academy(state: GameState): void {
  if (state.awaitingKickOff) rotate(state)
  decideOnYoungsters(state)
  if (isWeekStart(state.day)) trainWell(state)
  if (!isMatchDay(state.day)) return
  answerTactics(state)
  adopt(state, 'youthFocus')
  buildAcademy(state)
  develop(state)
  keepFansContent(state)
  renewContracts(state)
  answerBids(state)
  trimBySurplus(state, 2)
  hireStaffOf(state, ['Youth Coach', ...USEFUL_STAFF])
}

/** Sensible otherwise, but trains well, and lives by buying low and selling high. */
function trader(state: GameState): void {
  auto(state)
  if (isWeekStart(state.day)) trainWell(state)
  answerBids(state)
  if (!isMatchDay(state.day)) return
  answerTactics(state)
  deal(state)
  hireStaffOf(state, [...USEFUL_STAFF, 'Chief Scout'])
}

/** Uses everything: the best football, training, academy, market, facilities, campaigns, staff and prices. */
function expert(state: GameState): void {
  useEverything(state, readPrice)
}

/** The expert who borrows three of the market every season. */
function borrower(state: GameState): void {
  if (isMatchDay(state.day)) borrowBest(state)
  expert(state)
}

/** The expert with a ticket price of his own. */
function priced(priceOf: (state: GameState) => number | null): Manager {
  return (state) => {
    useEverything(state, () => {
      const price = priceOf(state)
      if (price === null) readPrice(state)
      else setTicketPrice(state, price)
    })
  }
}

/** The expert who borrows, shares, builds stands, and watches every match to talk and shout. */
const allin: Manager = (state) => {
  shareAll(state)
  useEverything(state, readPrice)
  if (!isMatchDay(state.day)) return
  borrowBest(state)
  if (maySpend(state)) buildStands(state)
}
allin.calls = CALL_WELL

function useEverything(state: GameState, price: (state: GameState) => void): void {
  manageFootball(BEST_FOOTBALL)(state)
  answerBids(state)
  decideOnYoungsters(state)
  if (isMatchDay(state.day)) sellSpare(state)
  if (state.currentMatchWeek <= LAST_WEEK_OF_DAILY_TALKS || isMatchDay(state.day)) buyForStrength(state)
  if (!isMatchDay(state.day)) return
  adopt(state, 'defensiveStyle')
  price(state)
  advertise(state)
  chooseAmbition(state)
  keepFansContent(state)
  renewContracts(state)
  sellAgeing(state, FIRST_WEEK_TO_SELL)
  trimBySurplus(state, 1)
  fillGaps(state)
  saveIdleMoney(state)
  if (maySpend(state)) develop(state, QUICK_RETURN)
  hireStaffOf(state, [...USEFUL_STAFF, ...SCOUTING_STAFF, 'Financial Director', 'PR Manager'])
}

/** Runs the club, with purchases weighed against each other and sales at the best times. */
function deal(state: GameState): void {
  keepFansContent(state)
  renewContracts(state)
  sellAgeing(state)
  sellSpare(state)
  buyForStrength(state)
  trimBySurplus(state, 1)
  fillGaps(state)
  if (maySpend(state)) develop(state)
}

/** False while a fee agreed must still be paid, and late in a season: budgets follow the money of the summer. */
function maySpend({ offers, currentMatchWeek }: GameState): boolean {
  return currentMatchWeek <= LAST_WEEK_TO_BUILD && offers.every(({ stage }) => stage === 'closed')
}

/** Switches a policy on. */
function adopt(state: GameState, policy: Policy): void {
  if (!state.plannedPolicies[policy]) togglePolicy(state, policy)
}

/** Sets the style and tempo with the most arrows against what scouts expect of the next opponent. */
function answerTactics(state: GameState): void {
  const { choices, tactics } = tacticsReport(state)
  setTactics(state, {
    style: outstanding(choices.style, tactics.style),
    intensity: outstanding(choices.intensity, tactics.intensity),
  })
}

export const MANAGERS = {
  idle,
  delegating,
  auto,
  advised,
  spender,
  sensible,
  tactician,
  academy,
  trader,
  expert,
  borrower,
  allin,
  'always-100': priced(() => 100),
  'always-60': priced(() => 60),
  'last-at-150': priced(({ currentMatchWeek }) => (currentMatchWeek >= LAST_FOUR_AT_HOME ? 150 : null)),
  'best-football': withFootball(BEST_FOOTBALL),
  'default-football': withFootball(DEFAULT_FOOTBALL),
  'worst-football': withFootball(WORST_FOOTBALL),
} satisfies Record<string, Manager>

export type ManagerName = keyof typeof MANAGERS

export function isManagerName(name: string): name is ManagerName {
  return Object.hasOwn(MANAGERS, name)
}
