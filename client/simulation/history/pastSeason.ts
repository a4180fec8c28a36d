/** What is remembered of seasons gone by, and the club's records. */
import type { SeasonRecord } from '../gameState.ts'
import type { PlayerId, Position } from '../core/player.ts'
import type { SeasonAwards, SeasonReview } from './seasonReview.ts'

export interface TopScorer {
  name: string
  club: string
  goals: number
}

/** One of the club's best eleven, as he was at the end of his best season. */
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

/** A season that is over: its last row, and who made it. */
export interface PastSeason extends SeasonRecord {
  /** Name of the champions. */
  champion: string
  /** The league's best scorer. */
  leagueScorer: TopScorer
  /** The own club's best scorer. */
  ownScorer: TopScorer
  /** Pounds at its end. */
  money: number
  fanCount: number
  averageAttendance: number
  /** Null when not every match was counted, in a season begun in an older version. */
  awards: SeasonAwards | null
  /** Null for seasons long gone, and for those of which no more was written down at the time. */
  review: SeasonReview | null
}

/** A best of the whole career, with the day it was set. */
export interface ClubRecord {
  value: number
  text: string
  day: number
}

export const RECORD_KINDS = [
  'biggestWin',
  'biggestDefeat',
  'mostGoals',
  'longestUnbeatenRun',
  'longestWinningRun',
  'highestAttendance',
  'dearestSigning',
  'dearestSale',
  'mostGoalsInSeason',
  'mostPoints',
  'bestPosition',
] as const
export type RecordKind = (typeof RECORD_KINDS)[number]
export type ClubRecords = Partial<Record<RecordKind, ClubRecord>>

/** Matches in a row that have gone the same way. */
export interface Run {
  /** Matches. */
  length: number
  /** The day of the first of them; 0 for no match. */
  sinceDay: number
}

/** The runs that are going on. */
export interface Runs {
  unbeaten: Run
  winning: Run
}

/** What the career has come to so far. */
export interface CareerTotals {
  matches: number
  wins: number
  goals: number
}
