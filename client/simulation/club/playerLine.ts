/** Lines of players: figures by season, competition and club, awards and moves. */
import type { ClubNumber } from './seasonReview.ts'

/** Competitions of lines; the second division has its own. New ones go to the end: their places are in careers. */
export const LINE_COMPETITIONS = ['league', 'second', 'cup', 'playoff', 'europe'] as const
export type LineCompetition = (typeof LINE_COMPETITIONS)[number]

/** Awards of a line, each a bit. New ones go to the end. */
export const LINE_AWARDS = [
  'title',
  'player',
  'young-player',
  'keeper',
  'eleven',
  'top-scorer',
  'own-player',
] as const
export type LineAward = (typeof LINE_AWARDS)[number]

/** Figures of a player for a club in a competition of a season. */
export interface PlayerLine {
  competition: LineCompetition
  club: ClubNumber
  appearances: number
  goals: number
  assists: number
  /** Matches without a goal against, for goalkeepers. */
  cleanSheets: number
  /** Of a goalkeeper; null for others, and for a line whose first matches nobody has counted like this. */
  saves: number | null
  /** Sum of match ratings, in tenths. */
  ratingTotal: number
  /** Null for a line whose first matches nobody has counted like this. */
  more: MoreFigures | null
  awards: readonly LineAward[]
}

export interface MoreFigures {
  starts: number
  minutes: number
  /** Sum of the probabilities of their shots, in hundredths. */
  expectedGoals: number
  yellow: number
  red: number
}

/** A move between clubs of which the fee is known. */
export interface PlayerMove {
  /** Null for a club abroad. */
  from: ClubNumber | null
  to: ClubNumber | null
  /** Pounds, to the nearest 25,000. */
  fee: number
}

/** A season of a player. */
export interface PlayerSeason {
  season: number
  /** At its end, 1–5; null where it is not known. */
  quality: number | null
  /** Pounds at its end, to the nearest 25,000; null where it follows from quality and age. */
  value: number | null
  lines: readonly PlayerLine[]
  moves: readonly PlayerMove[]
}

/** Totals at a club from before lines were kept. */
export interface EarlierTotals {
  club: ClubNumber
  seasons: number
  appearances: number
  goals: number
}

/** Match of a player for a line. */
export type LineMatch = Omit<PlayerLine, 'awards'>
