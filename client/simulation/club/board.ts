/** The board: what it asks of a season, and how far it trusts the manager. */
import { boolean, integer, oneOf, record } from '../core/checks.ts'
import { count, money, position } from '../core/figures.ts'
import { FACILITY_TYPES, type FacilityType } from './facility.ts'
import type { ClubId } from '../core/ids.ts'

/** Levels of a season's objective, from the least to the most demanding. */
export const OBJECTIVE_LEVELS = ['safe', 'ambitious', 'title'] as const
export type ObjectiveLevel = (typeof OBJECTIVE_LEVELS)[number]

export const LEVEL_NAMES: Record<ObjectiveLevel, string> = {
  safe: 'Safe',
  ambitious: 'Ambitious',
  title: 'Title',
}

export interface BoardBudgets {
  /** Pounds. */
  transfer: number
  /** Pounds a week. */
  wage: number
}

export const objectiveLevel = oneOf(OBJECTIVE_LEVELS)
export const budgets = record<BoardBudgets>({ transfer: money, wage: money })

/** Steps to which budgets are rounded. */
export const BUDGET_STEPS: Readonly<BoardBudgets> = { transfer: 10_000, wage: 1_000 }

export function toStep(amount: number, step: number): number {
  return Math.round(amount / step) * step
}

/** Objective of a season, with the budgets that it brings. */
export interface Objective {
  /** Lowest final position that meets it, 1–20. */
  position: number
  budgets: BoardBudgets
}

/** Reason for a change of the board's confidence. */
export type ConfidenceCause =
  /** An own match; `scored` and `conceded` from the own club's view. */
  | { kind: 'match'; opponent: ClubId; isHome: boolean; scored: number; conceded: number }
  /** A review of the objective; `asked`: the position it asks for. */
  | { kind: 'mid-season' | 'season-end'; asked: number; position: number }
  /** A warning of the board; or a new season, which moves the confidence towards the usual one. */
  | { kind: 'low-funds' | 'revolt' | 'new-season' }

export interface ConfidenceMove {
  day: number
  /** Percentage points, not 0. */
  change: number
  cause: ConfidenceCause
}

/** Money put aside for a building or its next level. */
export interface Savings {
  facility: FacilityType
  /** Pounds that the owners have not drawn; at most the cost. They are no longer part of the club's money. */
  amount: number
}

export const savingsFields = { facility: oneOf(FACILITY_TYPES), amount: count }

/** Percent. */
export const CONFIDENCE_RANGE = { min: 0, max: 100 } as const
export const confidence = integer(CONFIDENCE_RANGE.min, CONFIDENCE_RANGE.max)

export interface Board {
  /** Level in force. */
  level: ObjectiveLevel
  /** False while the level is the board's default. */
  isChosen: boolean
  /** Objectives of the running season. */
  objectives: Record<ObjectiveLevel, Objective>
  /** Percent, a whole number from 0 to 100. */
  confidence: number
  /** The latest ten changes of the confidence, newest first. */
  moves: ConfidenceMove[]
  /** Pounds that the board still takes back at the next season ends. */
  owed: number
  /** Building for which the manager saves; null for none. */
  savings: Savings | null
}

/** Finished review of a season's objective. */
export interface ObjectiveResult {
  level: ObjectiveLevel
  /** Position that the objective asked for. */
  asked: number
  isMet: boolean
  /** Confidence before and after the review, in percent. */
  confidence: { before: number; after: number }
}

export const objectiveResultFields = {
  level: objectiveLevel,
  asked: position,
  isMet: boolean,
  confidence: record<ObjectiveResult['confidence']>({ before: confidence, after: confidence }),
}
