/** Totals of a player at the own club, over all seasons. */
import type { EarlierSeasons, SeasonFigures } from './player.ts'

/** Interval of the totals that are milestones. */
const MILESTONE_EVERY = { matches: 100, goals: 50 } as const

export interface ClubFigures {
  matches: number
  goals: number
}
export type ClubTotal = keyof ClubFigures

type Counted = Pick<SeasonFigures, 'appearances' | 'goals'> & { readonly earlier: Readonly<EarlierSeasons> }

export function clubFigures({ appearances, goals, earlier }: Counted): ClubFigures {
  return { matches: earlier.appearances + appearances, goals: earlier.goals + goals }
}

/** Season of a player's arrival, from which their matches are counted. */
export function countedSince({ earlier }: Pick<Counted, 'earlier'>, currentSeason: number): number {
  return currentSeason - earlier.seasons
}

/** Latest milestone that a total has reached; 0 for none. */
export function milestoneAt(total: ClubTotal, figure: number): number {
  return figure - (figure % MILESTONE_EVERY[total])
}
