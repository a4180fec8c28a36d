/** What is kept of a season that is over, so that it can be looked through again; as short as it can be. */
import type { DeepReadonly } from '../core/readonly.ts'
import type { MatchResult } from '../match/matchResult.ts'
import type { RecordKind } from './pastSeason.ts'

/** A club in a season's papers: 0 for the own one, 1–19 for the others in their order. */
export type ClubNumber = number

/** A club's line of a final table; it has lost what it has neither won nor drawn. */
export type TableLine = readonly [
  club: ClubNumber,
  wins: number,
  draws: number,
  goalsFor: number,
  goalsAgainst: number,
]

/** Somebody who has won an award, with what he did in the season; the rating is a mean in tenths. */
export type AwardWinner = readonly [
  name: string,
  club: ClubNumber,
  goals: number,
  cleanSheets: number,
  rating: number,
]

/** One of the eleven of the season, in a 4-4-2 from the goalkeeper forward. */
export type ElevenPlace = readonly [name: string, club: ClubNumber, rating: number]

/** The manager whose club has gained most on the season before. */
export interface ManagerAward {
  club: ClubNumber
  position: number
  /** Where the club had finished before, or was expected to at the start. */
  before: number
}

/** Null where nobody has played enough. */
export interface SeasonAwards {
  player: AwardWinner | null
  youngPlayer: AwardWinner | null
  keeper: AwardWinner | null
  manager: ManagerAward
  /** The own club's best. */
  ownPlayer: AwardWinner | null
  ownYoungPlayer: AwardWinner | null
}

/** Why a match is remembered, the weightiest first. */
export const MATCH_MERITS = ['comeback', 'late-winner', 'upset', 'derby', 'big-win'] as const
export type MatchMerit = (typeof MATCH_MERITS)[number]

/** The line of a season's best match. */
export interface BestMatchLine {
  week: number
  opponent: ClubNumber
  isHome: boolean
  playerScore: number
  opponentScore: number
  merits: readonly MatchMerit[]
}

/** A match that can be watched again. */
export interface MemorableMatch {
  /** How memorable it is beside others of its season. */
  worth: number
  merits: readonly MatchMerit[]
  crowd: { attendance: number; capacity: number }
  result: DeepReadonly<MatchResult>
}

/** What a summer brings to the next season. */
export interface SummerNews {
  /** Pounds. */
  transferBudget: number
  /** Pounds a week. */
  wageBudget: number
  /** Names. */
  retired: readonly string[]
  youngsters: readonly string[]
}

/** What is kept of the latest seasons beside their lines and awards. */
export interface SeasonReview {
  /** The first first. */
  table: readonly TableLine[]
  /** The own place after each match week. */
  positions: readonly number[]
  /** Of the league; empty when not every match was counted, in a season begun in an older version. */
  eleven: readonly ElevenPlace[]
  /** Null for the same reason, and when no match was played to its end. */
  bestMatch: BestMatchLine | null
  /** The club records that were set in it, as they stood at its end. */
  records: readonly (readonly [kind: RecordKind, text: string])[]
  /** The place of the season before, or the one expected in the first. */
  placeBefore: number
  /** Fan mood at its end, in percent. */
  fanHappiness: number
  reputation: { before: number; after: number }
  summer: SummerNews
}
