/** Objectives of the board for a season (BOA-6 to BOA-9, BOA-12). */
import { announce, withdrawNews } from '../news/announce.ts'
import type { GameEvent } from '../news/gameEvent.ts'
import {
  BUDGET_STEPS,
  LEVEL_NAMES,
  toStep,
  type Board,
  type BoardBudgets,
  type Objective,
  type ObjectiveLevel,
  type ObjectiveResult,
} from '../club/board.ts'
import { budgetsInWords } from '../news/boardNews.ts'
import { clamp } from '../core/clamp.ts'
import { moveMoney } from '../core/moveMoney.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { done, refuse, type Outcome } from '../news/outcome.ts'
import { predictedPlace } from '../news/pressNote.ts'
import { WEEKS_PER_SEASON } from '../core/calendar.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { clampMood } from '../marketing/fans.ts'
import { moveConfidence, REVIEW_CONFIDENCE, FIRST_CONFIDENCE } from './confidence.ts'

/** Level in force until the manager chooses one. */
const DEFAULT_LEVEL: ObjectiveLevel = 'safe'

/** Share that a level adds to the budgets of the default one. */
const EXTRA_SHARE: Record<ObjectiveLevel, number> = { safe: 0, ambitious: 0.1, title: 0.25 }

/** Reward of the board for an objective that is met, and its cut for one that is missed, as shares of the extra. */
const BONUS_SHARE = 1
const FINE_SHARE = 1.5

/** Points of fan mood at the season's end. */
export const REVIEW_MOOD: Record<ObjectiveLevel, { met: number; missed: number }> = {
  safe: { met: 1, missed: -3 },
  ambitious: { met: 4, missed: -5 },
  title: { met: 8, missed: -8 },
}

/** Places below and above the expected one that safe and ambitious objectives ask for, and their limits. */
const SAFE_PLACES = 4
const AMBITIOUS_PLACES = 2
const SAFE_RANGE = { min: 5, max: 17 }
const AMBITIOUS_RANGE = { min: 2, max: 15 }

/** Board of a new career, before its first objectives are set. */
export function newBoard(budgets: BoardBudgets): Board {
  return {
    level: DEFAULT_LEVEL,
    isChosen: false,
    objectives: objectivesFor(SAFE_RANGE.max - SAFE_PLACES, budgets),
    confidence: FIRST_CONFIDENCE,
    moves: [],
    owed: 0,
    savings: null,
  }
}

/** Sets the objectives of a season after the paper's prediction, and asks for a choice. */
export function offerObjectives(state: GameState): void {
  const { board, transferBudget: transfer, wageBudget: wage } = state
  board.level = DEFAULT_LEVEL
  board.isChosen = false
  board.objectives = objectivesFor(expectedPlace(state), { transfer, wage })
  if (state.ended) return
  announce(state, offerOf(state))
}

/** The offer of the season's objectives, as news. */
function offerOf({ board, currentSeason: season }: Snapshot): GameEvent<'objectives-offered'> {
  const { safe, ambitious, title } = board.objectives
  const positions = { safe: safe.position, ambitious: ambitious.position, title: title.position }
  return { kind: 'objectives-offered', season, positions, inForce: DEFAULT_LEVEL }
}

/** The objective that is in force, as news. */
function choiceOf({ board, currentSeason: season }: Snapshot): GameEvent<'objective-chosen'> {
  const { level, objectives } = board
  return { kind: 'objective-chosen', season, level, ...objectives[level] }
}

/** Replaces the offer by the objective in force once the season has begun without a choice. */
export function closeOffer(state: GameState): void {
  if (state.currentMatchWeek !== 1 || state.board.isChosen) return
  if (withdrawOffer(state)) announce(state, choiceOf(state))
}

/** Removes the news that ask for a choice. Returns whether they were still there. */
function withdrawOffer(state: GameState): boolean {
  return withdrawNews(state, 'objectives-offered', ({ season }) => season === state.currentSeason)
}

/** Place that the board expects: the one that the paper has predicted, or today's without a prediction. */
function expectedPlace({ pressNotes, club, leaguePosition }: Snapshot): number {
  return predictedPlace(pressNotes, club.id) ?? leaguePosition
}

/** Objectives of a club that is expected in a place. `budgets`: those of the default level. */
export function objectivesFor(expected: number, budgets: BoardBudgets): Record<ObjectiveLevel, Objective> {
  const at = (level: ObjectiveLevel, position: number): Objective => ({
    position,
    budgets: { transfer: withExtra(budgets, level, 'transfer'), wage: withExtra(budgets, level, 'wage') },
  })
  return {
    safe: at('safe', clamp(expected + SAFE_PLACES, SAFE_RANGE)),
    ambitious: at('ambitious', clamp(expected - AMBITIOUS_PLACES, AMBITIOUS_RANGE)),
    title: at('title', 1),
  }
}

function withExtra(budgets: BoardBudgets, level: ObjectiveLevel, of: keyof BoardBudgets): number {
  return budgets[of] + toStep(EXTRA_SHARE[level] * budgets[of], BUDGET_STEPS[of])
}

/** Obstacle to a choice, as a message for the player; null for none. */
export function objectiveHurdle(state: Snapshot, level: ObjectiveLevel): string | null {
  if (state.currentMatchWeek > 0) return 'The season’s under way, so the objective stands.'
  const { transfer, wage } = budgetsAfter(state, level)
  if (transfer >= 0 && wage >= 0) return null
  return `You have already spent more than the ${LEVEL_NAMES[level]} objective allows: ${budgetsInWords(state.board.objectives[level].budgets)}.`
}

/** Remainder of the budgets with another level. */
function budgetsAfter(
  { board: { objectives, level: current }, transferBudget, wageBudget }: Snapshot,
  level: ObjectiveLevel,
): BoardBudgets {
  const [before, after] = [objectives[current].budgets, objectives[level].budgets]
  return {
    transfer: transferBudget + after.transfer - before.transfer,
    wage: wageBudget + after.wage - before.wage,
  }
}

/** Chooses the objective of the season, until its first match has been played. */
export function chooseObjective(state: GameState, level: ObjectiveLevel): Outcome {
  const hurdle = objectiveHurdle(state, level)
  if (hurdle !== null) return refuse(hurdle)
  const { board } = state
  withdrawOffer(state)
  withdrawNews(state, 'objective-chosen', ({ season }) => season === state.currentSeason)
  const { transfer, wage } = budgetsAfter(state, level)
  state.transferBudget = transfer
  state.wageBudget = wage
  board.level = level
  board.isChosen = true
  const event = choiceOf(state)
  announce(state, event)
  return done(event)
}

/** Pounds that the board pays when the objective is met, and takes when it is missed. */
export function stakeOf(
  { objectives }: Pick<DeepReadonly<Board>, 'objectives'>,
  level: ObjectiveLevel,
): { bonus: number; fine: number } {
  const extra = objectives[level].budgets.transfer - objectives[DEFAULT_LEVEL].budgets.transfer
  return { bonus: BONUS_SHARE * extra, fine: FINE_SHARE * extra }
}

/** Reviews the objective at mid-season. */
export function reviewAtMidSeason(state: GameState): void {
  if (state.currentMatchWeek !== WEEKS_PER_SEASON / 2) return
  const { level, confidence } = state.board
  const isMet = review(state, 'mid-season', state.leaguePosition)
  announce(state, {
    kind: 'objective-reviewed',
    level,
    asked: state.board.objectives[level].position,
    position: state.leaguePosition,
    isMet,
    confidence: { before: confidence, after: state.board.confidence },
  })
}

/** Judges the objective at the season's end. Returns what the review of the season keeps. */
export function judgeObjective(state: GameState, position: number): ObjectiveResult {
  const { board, fanHappiness } = state
  const { level, confidence: before } = board
  const { bonus, fine } = stakeOf(board, level)
  const isMet = review(state, 'season-end', position)
  const paid = isMet ? moveMoney(state, 'board', bonus) : 0
  if (!isMet) board.owed += fine
  const taken = Math.min(board.owed, Math.max(0, state.money))
  moveMoney(state, 'board', -taken)
  board.owed -= taken
  state.fanHappiness = clampMood(fanHappiness + REVIEW_MOOD[level][isMet ? 'met' : 'missed'])
  const asked = board.objectives[level].position
  const result = { level, asked, isMet, confidence: { before, after: board.confidence } }
  const mood = state.fanHappiness - fanHappiness
  announce(state, { kind: 'objective-judged', ...result, position, mood, paid, taken, owed: board.owed })
  return result
}

function review(state: GameState, kind: 'mid-season' | 'season-end', position: number): boolean {
  const { level, objectives } = state.board
  const asked = objectives[level].position
  const isMet = position <= asked
  const points = REVIEW_CONFIDENCE[level][kind][isMet ? 'met' : 'missed']
  moveConfidence(state, points, { kind, asked, position })
  return isMet
}
