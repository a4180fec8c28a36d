import type { ClubId } from './ids.ts'

/** Phases of a season (CAL-2). */
export const SEASON_PHASES = [
  'pre-season',
  'early-season',
  'mid-season',
  'late-season',
  'season-ended',
] as const
export type SeasonPhase = (typeof SEASON_PHASES)[number]

/** Divisions of the country, the first and the second. */
export type Division = 1 | 2

/** One match of the league programme. */
export interface Fixture {
  /** 1–38: the round of the schedule. */
  round: number
  /** 1–38: the match week in which it is played. */
  week: number
  home: ClubId
  away: ClubId
  /** Goals, once it has been played. */
  score: { home: number; away: number } | null
}

/** Minimum probability of a big chance. */
export const BIG_CHANCE = 0.28

/** Minutes of a match. */
export const HALF_TIME = 45
export const FULL_TIME = 90
/** Half-time and end of extra time. */
export const EXTRA_HALF_TIME = 105
export const EXTRA_TIME = 120

/** Last minute of a match. */
export function lastMinuteOf({ hasExtraTime }: { readonly hasExtraTime: boolean }): number {
  return hasExtraTime ? EXTRA_TIME : FULL_TIME
}

/** Minutes of a spell of play, for which possession and fouls are drawn at its start. */
export const SPELL = 15
/** Substitutes of a side in a match (MAT-13). */
export const MAX_SUBSTITUTIONS = 5
/** The same with that of extra time (MAT-50). */
export const MOST_SUBSTITUTIONS = 6
