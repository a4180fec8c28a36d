/** Daily income and expenses (FIN-1 to FIN-5). */
import { DAYS_PER_SEASON } from '../core/calendar.ts'
import { positionAtEnd } from '../league/table.ts'
import { directorFactor, facilityIncomePerDay } from './facilityIncome.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { POLICY_FIGURES } from '../marketing/policies.ts'
import { announce } from '../news/announce.ts'
import { staffSkill } from '../people/staffSkill.ts'
import { ownWageShare } from '../people/loan.ts'
import type { LedgerEntry } from '../core/ledger.ts'
import { moveAmounts } from '../core/moveMoney.ts'

const BASE_INCOME_PER_DAY = 1_000
const INCOME_PER_REPUTATION = 500
const INCOME_PER_FAN = 0.05
export const DAYS_PER_MONTH = 30

/** The club is bankrupt below this amount; below the next one it is warned, at most once per 7 days. */
export const BANKRUPTCY_LIMIT = -5_000_000
const WARNING_LIMIT = -1_000_000
const DAYS_BETWEEN_WARNINGS = 7

/** Pounds per day from sponsors: 1000 + 500 × reputation + 5% of the fans. */
export function sponsorIncomePerDay({
  reputation,
  fanCount,
}: Pick<Snapshot, 'reputation' | 'fanCount'>): number {
  return BASE_INCOME_PER_DAY + INCOME_PER_REPUTATION * reputation + INCOME_PER_FAN * fanCount
}

/** Pounds per week for all players, of those on loan what their clubs leave to the own one (LOA-3). */
export function playerWagesPerWeek({ players, loans }: Snapshot): number {
  const lent = loans.reduce((sum, { player, role }) => sum + ownWageShare(player.wage, role), 0)
  return players.reduce((sum, player) => sum + player.wage, lent)
}

/**
 * Pounds per week left of the wage budget after players' wages; negative when they exceed it. Players on loan come
 * back, so that their whole wages count.
 */
export function wageRoom({ wageBudget, players, loans }: Snapshot): number {
  const all = [...players, ...loans.map(({ player }) => player)]
  return wageBudget - all.reduce((sum, player) => sum + player.wage, 0)
}

/** Pounds per week for all staff. */
export function staffSalariesPerWeek(state: Snapshot): number {
  return state.staff.reduce((sum, member) => sum + member.salary, 0)
}

/** Share of the upkeep that a Facilities Manager saves per star. */
const UPKEEP_PER_MANAGER_STAR = 0.03

/** Factor of the Facilities Manager on upkeep. */
export function upkeepFactor(state: Pick<Snapshot, 'staff'>): number {
  return 1 - UPKEEP_PER_MANAGER_STAR * staffSkill(state, 'Facilities Manager')
}

/** Pounds per month for all facilities. */
export function upkeepPerMonth(state: Snapshot): number {
  const full = state.facilities.reduce((sum, facility) => sum + facility.upkeep, 0)
  return full * upkeepFactor(state)
}

/** Pounds of a season from facilities that earn every day, less the upkeep of all. */
export function facilitiesPerSeason(state: Snapshot): number {
  return DAYS_PER_SEASON * (facilityIncomePerDay(state) - upkeepPerMonth(state) / DAYS_PER_MONTH)
}

/** Pounds that a day brings and costs, unrounded. */
export function dailyAmounts(state: Snapshot): LedgerEntry {
  return {
    sponsors: sponsorIncomePerDay(state) * directorFactor(state),
    facilities: facilityIncomePerDay(state),
    wages: -playerWagesPerWeek(state) / 7,
    salaries: -staffSalariesPerWeek(state) / 7,
    upkeep: -upkeepPerMonth(state) / DAYS_PER_MONTH,
    community: state.policies.communityFocus ? -POLICY_FIGURES.communityCostPerWeek / 7 : 0,
  }
}

/** Books the income and expenses of a day. */
export function bookDay(state: GameState): void {
  moveAmounts(state, dailyAmounts(state))
}

/** Warns of low funds, or ends the career when the club is bankrupt. True when it has warned. */
export function checkFunds(state: GameState): boolean {
  if (state.ended) return false
  if (state.money < BANKRUPTCY_LIMIT) {
    const { day, currentSeason: season } = state
    state.ended = { reason: 'bankrupt', day, season, position: positionAtEnd(state) }
    announce(state, { kind: 'club-bankrupt' })
    return false
  }
  if (state.money >= WARNING_LIMIT || !isWarningDue(state)) return false
  state.lastFinanceWarningDay = state.day
  announce(state, { kind: 'funds-low', money: state.money })
  return true
}

function isWarningDue({ lastFinanceWarningDay, day }: Snapshot): boolean {
  return lastFinanceWarningDay === 0 || day - lastFinanceWarningDay >= DAYS_BETWEEN_WARNINGS
}
