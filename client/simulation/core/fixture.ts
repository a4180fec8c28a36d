import type { ClubId } from './club.ts'

/** The parts of a season (CAL-2). */
export const SEASON_PHASES = [
  'pre-season',
  'early-season',
  'mid-season',
  'late-season',
  'season-ended',
] as const
export type SeasonPhase = (typeof SEASON_PHASES)[number]

/** One match of the league programme. */
export interface Fixture {
  /** 1–38: which time through the circle of opponents. */
  round: number
  /** 1–38: the match week it is played in. */
  week: number
  home: ClubId
  away: ClubId
  /** Goals once it has been played. */
  score: { home: number; away: number } | null
}
