/** Types of past seasons, runs and totals. */
import { LEAGUE_SIZE } from '../core/calendar.ts'
import { ordinal } from '../core/ordinal.ts'
import type { Division } from '../core/fixture.ts'
import type { ClubId } from '../core/ids.ts'
import type { PlayerId } from '../people/player.ts'
import type { Position } from '../people/position.ts'
import type { PastCompetition } from './competitionSeason.ts'
import type { SeasonAwards, SeasonReview } from './seasonReview.ts'

/** League standing of the club after a match week. */
export interface SeasonRecord {
  season: number
  week: number
  position: number
  points: number
  goalDifference: number
  goalsScored: number
  wins: number
  draws: number
  losses: number
}

export interface TopScorer {
  name: string
  club: string
  goals: number
}

/** Player of the club's best eleven, as of the end of their best season. */
export interface BestPlayer {
  id: PlayerId
  name: string
  type: Position
  /** 1–5. */
  quality: number
  appearances: number
  goals: number
  season: number
}

/** A finished season: final standing and top scorers. */
export interface PastSeason extends SeasonRecord {
  /** Club that the manager was in charge of at its end. */
  club: ClubId
  /** Division of that club, which position, table and league's scorer are of. */
  division: Division
  /** Name of the champions of the first division. */
  champion: string
  /** Competitions besides the league that had a winner. */
  competitions: PastCompetition[]
  /** Top scorer of the league. */
  leagueScorer: TopScorer
  /** Top scorer of the own club. */
  ownScorer: TopScorer
  /** Pounds at the end of the season. */
  money: number
  fanCount: number
  averageAttendance: number
  awards: SeasonAwards
  /** Null for early seasons beyond the limit. */
  review: SeasonReview | null
}

/** Final position in a division. */
type Placed = Readonly<Pick<PastSeason, 'division' | 'position'>>

/** True for champions of the first division. */
export function isTitle({ division, position }: Placed): boolean {
  return division === 1 && position === 1
}

/** Place among all clubs of the country: the champions of the second division come after the last of the first. */
export function countryPlace({ division, position }: Placed): number {
  return position + LEAGUE_SIZE * (division - 1)
}

/** Place among all clubs of the country, such as '3rd' or '3rd, second division'. */
export function countryPlaceInWords(place: number): string {
  return place > LEAGUE_SIZE ? `${ordinal(place - LEAGUE_SIZE)}, second division` : ordinal(place)
}

/** The last season if it was at the club that the manager is in charge of now; null for none, and at another club. */
export function lastSeasonHere<Season extends Pick<PastSeason, 'club'>>({
  club,
  pastSeasons,
}: {
  readonly club: { readonly id: ClubId }
  readonly pastSeasons: readonly Season[]
}): Season | null {
  const last = pastSeasons.at(-1)
  return last?.club === club.id ? last : null
}

/** Consecutive matches with the same kind of result. */
export interface Run {
  /** Number of matches. */
  length: number
  /** Day of the first match; 0 for an empty run. */
  sinceDay: number
}

/** Current runs. */
export interface Runs {
  unbeaten: Run
  winning: Run
}

/** Totals of the career. */
export interface CareerTotals {
  matches: number
  wins: number
  goals: number
}
