import type { PlayerId } from '../people/player.ts'
import type { ClubNumber } from './seasonReview.ts'

/** Figures by which the leaders of a season are kept: the rating is a mean in hundredths, expected goals are hundredths. */
export const LEADER_FIGURES = ['goals', 'assists', 'cleanSheets', 'rating', 'expectedGoals'] as const
export type LeaderFigure = (typeof LEADER_FIGURES)[number]

export type SeasonLeader = readonly [id: PlayerId, name: string, club: ClubNumber, figure: number]

/** The best of the first division in a finished season, the highest figure first. */
export interface SeasonLeaders {
  season: number
  leaders: Record<LeaderFigure, readonly SeasonLeader[]>
}

/** Leaders kept of each figure. */
export const LEADERS_KEPT = 5
