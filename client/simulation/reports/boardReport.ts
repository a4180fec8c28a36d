/** The board: the objectives to choose from, and its confidence with the reasons. */
import { clubById } from '../club/clubById.ts'
import { roundOnDay } from '../competitions/competition.ts'
import { COMPETITIONS } from '../competitions/competitions.ts'
import { seasonOfDay } from '../core/calendar.ts'
import { signed, pounds } from '../core/money.ts'
import { goalsText } from '../club/ownScore.ts'
import {
  LEVEL_NAMES,
  OBJECTIVE_LEVELS,
  type BoardBudgets,
  type ConfidenceMove,
  type ObjectiveLevel,
} from '../club/board.ts'
import { askedPlace } from '../news/boardNews.ts'
import { ordinal } from '../core/ordinal.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { ownPosition } from '../league/table.ts'
import { confidenceFactor, REVIEW_CONFIDENCE } from '../board/confidence.ts'
import { objectiveHurdle, REVIEW_MOOD, stakeOf } from '../board/objectives.ts'

export interface ReportedObjective {
  level: ObjectiveLevel
  name: string
  /** Aim of the objective, such as '8th or better'. */
  asked: string
  budgets: BoardBudgets
  /** Effects of the reviews in words. */
  met: string[]
  missed: string[]
  midSeason: string[]
  isInForce: boolean
  /** Reason why it cannot be chosen; null when it can. */
  hurdle: string | null
}

export interface BoardReport {
  season: number
  objectives: ReportedObjective[]
  inForce: ReportedObjective
  /** True while the manager has not chosen, and can. */
  isAsking: boolean
  /** True until the first match of the season has been played, or the career has ended. */
  canChoose: boolean
  /** Own place against the objective, in words; null before the first match. */
  standing: string | null
  /** Percent. */
  confidence: number
  /** Effect of the confidence on the next budgets; null once the career is over. */
  effect: string | null
  /** Pounds that the board still takes at the next season ends. */
  owed: number
  /** Latest changes of the confidence, newest first. */
  moves: { day: number; text: string; change: string }[]
}

export function boardReport(state: Snapshot): BoardReport {
  const { board, currentSeason: season, currentMatchWeek, ended } = state
  const objectives = OBJECTIVE_LEVELS.map((level) => reportObjective(state, level))
  const inForce = reportObjective(state, board.level)
  const canChoose = currentMatchWeek === 0 && ended === null
  return {
    season,
    objectives,
    inForce,
    isAsking: canChoose && !board.isChosen,
    canChoose,
    standing: currentMatchWeek > 0 ? standingInWords(state) : null,
    confidence: board.confidence,
    effect: ended
      ? null
      : `At ${board.confidence}%, next summer’s budgets are ${factorInWords(board.confidence)}.`,
    owed: board.owed,
    moves: board.moves.map((move) => ({
      day: move.day,
      text: causeInWords(state, move),
      change: signed(move.change),
    })),
  }
}

function reportObjective(state: Snapshot, level: ObjectiveLevel): ReportedObjective {
  const { board } = state
  const { position, budgets } = board.objectives[level]
  const { 'mid-season': midway, 'season-end': end } = REVIEW_CONFIDENCE[level]
  const mood = REVIEW_MOOD[level]
  const { bonus, fine } = stakeOf(board, level)
  return {
    level,
    name: LEVEL_NAMES[level],
    asked: askedPlace(position),
    budgets,
    met: effects(end.met, mood.met, bonus > 0 ? [`the board pays ${pounds(bonus)}`] : []),
    missed: effects(end.missed, mood.missed, fine > 0 ? [`the board takes ${pounds(fine)}`] : []),
    midSeason: [`confidence ${signed(midway.met)} on course`, `confidence ${signed(midway.missed)} behind`],
    isInForce: level === board.level,
    hurdle: objectiveHurdle(state, level),
  }
}

/** Effects of a review in words: confidence with what it does to the next budgets, mood, and money. */
function effects(confidence: number, mood: number, money: readonly string[]): string[] {
  const budgets = 100 * (confidenceFactor(confidence) - confidenceFactor(0))
  return [
    `confidence ${signed(confidence)}`,
    `next budgets ${signed(Math.round(budgets))}%`,
    `fan mood ${signed(mood)}`,
    ...money,
  ]
}

function standingInWords(state: Snapshot): string {
  const position = ownPosition(state)
  const { position: asked } = state.board.objectives[state.board.level]
  return `${ordinal(position)}, ${position <= asked ? 'on course' : 'behind'}`
}

function factorInWords(confidence: number): string {
  const percent = Math.round(100 * confidenceFactor(confidence)) - 100
  if (percent === 0) return 'as large as usual'
  return `${Math.abs(percent)}% ${percent > 0 ? 'larger' : 'smaller'} than usual`
}

function causeInWords(state: Snapshot, { day, change, cause }: DeepReadonly<ConfidenceMove>): string {
  switch (cause.kind) {
    case 'match': {
      const { opponent, isHome, scored, conceded } = cause
      const name = clubById(state, opponent)?.name ?? ''
      const way = scored === conceded ? ' on penalties after' : ''
      const ground = isOnNeutralGround(day) ? 'on neutral ground against' : isHome ? 'at home to' : 'away at'
      return `${change > 0 ? 'Won' : 'Lost'}${way} ${goalsText(scored, conceded)} ${ground} ${name}`
    }
    case 'mid-season':
      return `Mid-season review: ${ordinal(cause.position)}, asked ${askedPlace(cause.asked)}`
    case 'season-end':
      return `Season’s end: ${ordinal(cause.position)}, asked ${askedPlace(cause.asked)}`
    case 'low-funds':
      return 'Warning of low funds'
    case 'revolt':
      return 'Revolt of the fans'
    case 'new-season':
      return 'A new season begins'
  }
}

/** True for the day of a round on neutral ground, which tells it from all other matches. */
function isOnNeutralGround(day: number): boolean {
  return COMPETITIONS.some((competition) => {
    const round = roundOnDay(competition, seasonOfDay(day), day)
    return round !== null && competition.rounds[round - 1]?.isNeutral
  })
}
