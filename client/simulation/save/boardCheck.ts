/** Checks of the board's objectives and confidence. */
import {
  OBJECTIVE_LEVELS,
  type Board,
  type BoardBudgets,
  type ConfidenceCause,
  type ConfidenceMove,
  type Objective,
  type ObjectiveResult,
} from '../club/board.ts'
import { CONFIDENCE_RANGE, MOVES_KEPT } from '../board/confidence.ts'
import { array, boolean, integer, oneOf, record, union, type Check } from '../core/checks.ts'
import { clubId, day, goals, money, position } from './figureChecks.ts'

type ReviewCause = Extract<ConfidenceCause, { asked: number }>
type MatchCause = Extract<ConfidenceCause, { kind: 'match' }>
type OtherCause = Exclude<ConfidenceCause, ReviewCause | MatchCause>

export const objectiveLevel = oneOf(OBJECTIVE_LEVELS)
const confidence = integer(CONFIDENCE_RANGE.min, CONFIDENCE_RANGE.max)
export const budgets = record<BoardBudgets>({ transfer: money, wage: money })
const objective = record<Objective>({ position, budgets })

const match = record<MatchCause>({
  kind: oneOf(['match']),
  opponent: clubId,
  isHome: boolean,
  scored: goals,
  conceded: goals,
})
const review = record<ReviewCause>({
  kind: oneOf(['mid-season', 'season-end']),
  asked: position,
  position,
})
const other = record<OtherCause>({
  kind: oneOf(['low-funds', 'revolt', 'new-season']),
})
const cause: Check<ConfidenceCause> = union(match, union(review, other))

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
})

export const objectiveResultFields = {
  level: objectiveLevel,
  asked: position,
  isMet: boolean,
  confidence: record<ObjectiveResult['confidence']>({ before: confidence, after: confidence }),
}

export const objectiveResult = record<ObjectiveResult>(objectiveResultFields)
