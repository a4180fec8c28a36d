/** Checks of the board's objectives and confidence. */
import {
  budgets,
  confidence,
  CONFIDENCE_RANGE,
  objectiveLevel,
  objectiveResultFields,
  savingsFields,
  type Board,
  type ConfidenceCause,
  type ConfidenceMove,
  type Objective,
  type ObjectiveResult,
  type Savings,
} from '../club/board.ts'
import { MOVES_KEPT } from '../board/confidence.ts'
import { array, boolean, integer, nullable, ofKind, record } from '../core/checks.ts'
import { clubId, day, goals, money, position } from '../core/figures.ts'

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

export const objectiveResult = record<ObjectiveResult>(objectiveResultFields)
