/** Checks of the board's objectives and confidence. */
import {
  OBJECTIVE_LEVELS,
  type Board,
  type BoardBudgets,
  type ConfidenceCause,
  type ConfidenceMove,
  type Objective,
  type ObjectiveResult,
  type Savings,
} from '../club/board.ts'
import { FACILITY_TYPES } from '../club/facility.ts'
import { CONFIDENCE_RANGE, MOVES_KEPT } from '../board/confidence.ts'
import { array, boolean, integer, nullable, ofKind, oneOf, record } from '../core/checks.ts'
import { clubId, count, day, goals, money, position } from './figureChecks.ts'

export const objectiveLevel = oneOf(OBJECTIVE_LEVELS)
const confidence = integer(CONFIDENCE_RANGE.min, CONFIDENCE_RANGE.max)
export const budgets = record<BoardBudgets>({ transfer: money, wage: money })
const objective = record<Objective>({ position, budgets })

const review = { asked: position, position }

const cause = ofKind<ConfidenceCause>({
  match: { opponent: clubId, isHome: boolean, scored: goals, conceded: goals },
  'mid-season': review,
  'season-end': review,
  'low-funds': {},
  revolt: {},
  'new-season': {},
})

export const savingsFields = { facility: oneOf(FACILITY_TYPES), amount: count }

export const board = record<Board>({
  level: objectiveLevel,
  isChosen: boolean,
  objectives: record<Board['objectives']>({ safe: objective, ambitious: objective, title: objective }),
  confidence,
  moves: array(
    record<ConfidenceMove>({ day, change: integer(-CONFIDENCE_RANGE.max, CONFIDENCE_RANGE.max), cause }),
    MOVES_KEPT,
  ),
  owed: money,
  savings: nullable(record<Savings>(savingsFields)),
})

export const objectiveResultFields = {
  level: objectiveLevel,
  asked: position,
  isMet: boolean,
  confidence: record<ObjectiveResult['confidence']>({ before: confidence, after: confidence }),
}

export const objectiveResult = record<ObjectiveResult>(objectiveResultFields)
