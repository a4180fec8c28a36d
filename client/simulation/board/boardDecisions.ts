/** Budgets and dismissal by the board. */
import { positionAtEnd } from '../league/table.ts'
import { WEEKS_PER_SEASON } from '../core/calendar.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { announce } from '../news/announce.ts'
import { BUDGET_STEPS, toStep, type BoardBudgets } from '../club/board.ts'
import { confidenceFactor, moveConfidenceByWarning } from './confidence.ts'

/** A manager who finishes below this position is sacked. */
export const WORST_POSITION = 18

/** Fan mood below this for so many days also costs the job. */
const LOWEST_MOOD = 10
const PATIENCE_DAYS = 28

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

/** Warns at mid-season when the current position would cost the job. True when it has. */
export function warnAtMidSeason(state: GameState): boolean {
  if (state.currentMatchWeek !== WEEKS_PER_SEASON / 2 || state.leaguePosition <= WORST_POSITION) return false
  announce(state, { kind: 'board-worried', position: state.leaguePosition, worstPosition: WORST_POSITION })
  return true
}

/** Sacks the manager after a final position that is too low. */
export function judgeSeason(state: GameState, position: number): void {
  if (position > WORST_POSITION) sack(state, position)
}

/** Counts the days of revolt. Warns on the first, and returns true then; sacks the manager after the last. */
export function watchMood(state: GameState): boolean {
  if (state.ended) return false
  if (state.fanHappiness >= LOWEST_MOOD) {
    state.revoltSinceDay = 0
    return false
  }
  if (state.revoltSinceDay === 0) {
    state.revoltSinceDay = state.day
    moveConfidenceByWarning(state, 'revolt')
    announce(state, { kind: 'fans-revolted', lowestMood: LOWEST_MOOD, patienceDays: PATIENCE_DAYS })
    return true
  }
  if (state.day - state.revoltSinceDay >= PATIENCE_DAYS) sack(state, positionAtEnd(state))
  return false
}

function sack(state: GameState, position: number): void {
  if (state.ended) return
  state.ended = { reason: 'sacked', day: state.day, season: state.currentSeason, position }
  announce(state, { kind: 'manager-sacked' })
}
