/** Budgets and dismissal by the board. */
import { positionAtEnd } from '../league/table.ts'
import { figuresOf } from '../club/difficultyFigures.ts'
import { WEEKS_PER_SEASON } from '../core/calendar.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { announce } from '../news/announce.ts'
import { BUDGET_STEPS, toStep, type BoardBudgets } from '../club/board.ts'
import { confidenceFactor, moveConfidenceByWarning } from './confidence.ts'

/** Fan mood below this for the days of the difficulty also costs the job. */
const LOWEST_MOOD = 10

/** Reserve that the board keeps before it sets a transfer budget. */
const RESERVE = 3_000_000
const TRANSFER_SHARE = 0.25
const TRANSFER_PER_REPUTATION = 0.05
const TRANSFER_PER_PLACE = 0.01
const WAGE_BASE_PER_REPUTATION = 20_000
/** Weeks for which new wages must be payable: three seasons. */
const WAGE_WEEKS = 114

/** Budgets for the next season, from money, reputation and final position, before confidence counts. */
export function boardBudgets(
  { money, reputation }: Pick<Snapshot, 'money' | 'reputation'>,
  position: number,
): BoardBudgets {
  const free = Math.max(0, money - RESERVE)
  const share = TRANSFER_SHARE + TRANSFER_PER_REPUTATION * reputation + TRANSFER_PER_PLACE * (10 - position)
  return {
    transfer: toStep(free * Math.max(0, share), BUDGET_STEPS.transfer),
    wage: toStep(WAGE_BASE_PER_REPUTATION * reputation + free / WAGE_WEEKS, BUDGET_STEPS.wage),
  }
}

/** Sets and announces the budgets of a new season. */
export function setBudgets(state: GameState, position: number): void {
  const { money, reputation } = state
  const { confidence } = state.board
  const usual = boardBudgets(state, position)
  const factor = confidenceFactor(confidence)
  const transfer = toStep(usual.transfer * factor, BUDGET_STEPS.transfer)
  const wage = toStep(usual.wage * factor, BUDGET_STEPS.wage)
  state.transferBudget = transfer
  state.wageBudget = wage
  announce(state, { kind: 'budgets-set', transfer, wage, money, reputation, position, confidence })
}

/**
 * Raises the budgets at mid-season to what the board would allow for the money in the bank that the season is expected
 * to leave, and to what the owners would draw otherwise (BOA-15). `due`: what they would draw.
 */
export function raiseBudgets(
  state: GameState,
  { left, due, place }: { left: number; due: number; place: number },
): void {
  const money = Math.min(state.money, left)
  const usual = boardBudgets({ money, reputation: state.reputation }, place).transfer
  const wanted = Math.max(usual * confidenceFactor(state.board.confidence), Math.min(due, money - RESERVE))
  const added = addToBudgets(state, wanted)
  if (added) announce(state, { kind: 'budgets-raised', added, budgets: budgetsOf(state) })
}

/** Pounds that a club in danger of the sack still keeps. */
const LAST_RESERVE = 1_000_000

/**
 * Raises the budgets of a club in danger to the money in the bank that the season is expected to leave (BOA-17).
 * `left`: that money.
 */
export function releaseBudgets(state: GameState, left: number): void {
  const free = Math.min(state.money, left) - LAST_RESERVE
  const added = addToBudgets(state, free)
  if (added) announce(state, { kind: 'budgets-released', added, budgets: budgetsOf(state) })
}

/** Raises the transfer budget to a sum, and the wage budget by a part of the rise. Returns both, null for none. */
function addToBudgets(state: GameState, wanted: number): BoardBudgets | null {
  const transfer = toStep(wanted - state.transferBudget, BUDGET_STEPS.transfer)
  if (transfer <= 0) return null
  const wage = toStep(transfer / WAGE_WEEKS, BUDGET_STEPS.wage)
  state.transferBudget += transfer
  state.wageBudget += wage
  return { transfer, wage }
}

function budgetsOf({ transferBudget: transfer, wageBudget: wage }: Snapshot): BoardBudgets {
  return { transfer, wage }
}

/** Warns at mid-season when the current position would cost the job. True when it has. */
export function warnAtMidSeason(state: GameState): boolean {
  const { worstPosition } = figuresOf(state)
  if (state.currentMatchWeek !== WEEKS_PER_SEASON / 2 || state.leaguePosition <= worstPosition) return false
  announce(state, { kind: 'board-worried', position: state.leaguePosition, worstPosition })
  return true
}

/** Sacks the manager after a final position that is too low. */
export function judgeSeason(state: GameState, position: number): void {
  if (position > figuresOf(state).worstPosition) sack(state, position)
}

/** Counts the days of revolt. Warns on the first, and returns true then; sacks the manager after the last. */
export function watchMood(state: GameState): boolean {
  if (state.ended) return false
  const { patienceDays } = figuresOf(state)
  if (state.fanHappiness >= LOWEST_MOOD) {
    state.revoltSinceDay = 0
    return false
  }
  if (state.revoltSinceDay === 0) {
    state.revoltSinceDay = state.day
    moveConfidenceByWarning(state, 'revolt')
    announce(state, { kind: 'fans-revolted', lowestMood: LOWEST_MOOD, patienceDays })
    return true
  }
  if (state.day - state.revoltSinceDay >= patienceDays) sack(state, positionAtEnd(state))
  return false
}

function sack(state: GameState, position: number): void {
  if (state.ended) return
  state.ended = { reason: 'sacked', day: state.day, season: state.currentSeason, position }
  announce(state, { kind: 'manager-sacked' })
}
