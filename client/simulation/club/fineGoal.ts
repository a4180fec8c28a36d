/** The goal of a month as it is remembered. */
import { WEEKS_PER_SEASON } from '../core/calendar.ts'
import { nullable, number, oneOf, record } from '../core/checks.ts'
import { clubId, count, name, season, week } from '../core/figures.ts'
import type { ClubId } from '../core/ids.ts'
import { COMPETITION_IDS, type CompetitionId } from '../core/tie.ts'

/** Months of a season by the last match week of each. */
export const MONTHS = [
  ['August', 2],
  ['September', 7],
  ['October', 11],
  ['November', 15],
  ['December', 20],
  ['January', 24],
  ['February', 28],
  ['March', 33],
  ['April', WEEKS_PER_SEASON],
] as const

/** Goal of a match that is kept, with what the news say of it. */
interface FineGoal {
  competition: CompetitionId
  season: number
  week: number
  /** Club at home, for the replay. */
  home: ClubId
  minute: number
  scorer: string
  opponent: string
  metres: number
}

/** The finest goal of the month so far. */
export interface GoalOfMonth extends FineGoal {
  worth: number
}

/** Checks of the facts of a goal. */
export const FINE_GOAL = {
  competition: oneOf(COMPETITION_IDS),
  season,
  week,
  home: clubId,
  minute: count,
  scorer: name,
  opponent: name,
  metres: count,
}
export const goalOfMonth = nullable(record<GoalOfMonth>({ ...FINE_GOAL, worth: number(-100, 100) }))
export const monthName = oneOf(MONTHS.map(([month]) => month))
