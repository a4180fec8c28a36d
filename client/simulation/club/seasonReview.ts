/** Review of a finished season, stored in a compact form. */
import type { ObjectiveResult } from './board.ts'
import type { CompetitionId, Score } from '../core/tie.ts'
import type { RecordDetails, RecordKind } from './clubRecord.ts'

/** Club number in a season review, the same in every season: 0 for the club with which the career began, 1–39 for the others. */
export type ClubNumber = number
export const LAST_CLUB_NUMBER = 39

/** Row of a final table. Losses are the matches neither won nor drawn. */
export type TableLine = readonly [
  club: ClubNumber,
  wins: number,
  draws: number,
  goalsFor: number,
  goalsAgainst: number,
  /** Mean home crowd; null where nobody counted. */
  attendance: number | null,
  /** Pounds per week at the end of the season; null where nobody noted them. */
  wages: number | null,
]

/** Winner of an award, with their statistics of the season; the rating is a mean in tenths. */
export type AwardWinner = readonly [
  name: string,
  club: ClubNumber,
  goals: number,
  cleanSheets: number,
  rating: number,
]

/** Player of the eleven of the season, in a 4-4-2 from the goalkeeper forward. */
export type ElevenPlace = readonly [name: string, club: ClubNumber, rating: number]

/** Manager whose club gained the most places on the previous season. */
export interface ManagerAward {
  /** Null for the own club, whose manager is the player. */
  name: string | null
  club: ClubNumber
  position: number
  /** Previous final position of the club, or the expected one in the first season. */
  before: number
}

/** Awards of a season. Null where no player had enough appearances. */
export interface SeasonAwards {
  player: AwardWinner | null
  youngPlayer: AwardWinner | null
  keeper: AwardWinner | null
  manager: ManagerAward
  /** Best player of the own club. */
  ownPlayer: AwardWinner | null
  ownYoungPlayer: AwardWinner | null
}

/** Reasons why a match is memorable, in descending weight. */
export const MATCH_MERITS = ['trophy', 'comeback', 'late-winner', 'upset', 'derby', 'big-win'] as const
export type MatchMerit = (typeof MATCH_MERITS)[number]

/** Line of a season's best match. */
export interface BestMatchLine {
  competition: CompetitionId
  week: number
  opponent: ClubNumber
  isHome: boolean
  playerScore: number
  opponentScore: number
  merits: readonly MatchMerit[]
}

/** Changes that a summer brings to the next season. */
export interface SummerNews {
  /** Pounds. */
  transferBudget: number
  /** Pounds a week. */
  wageBudget: number
  /** Names of the players. */
  retired: readonly string[]
  /** Names of those whom the academy has shown. */
  youngsters: readonly string[]
}

/** Club record as it stood at the end of a season. */
export type RecordLine = readonly [kind: RecordKind, value: number, details: RecordDetails]

/** Match of the play-off of the second division. */
export interface PlayOffMatch {
  home: ClubNumber
  away: ClubNumber
  score90: Score
  /** Goals of extra time alone; null without it. */
  extraTime: Score | null
  /** Penalties scored; null without a shoot-out. */
  shootOut: Score | null
  /** Winner of the tie; null after a first leg. */
  winner: ClubNumber | null
}

/** The division of a season that the own club was not in, and who went up and down after it. */
export interface DivisionReview {
  /** Its final table, champions first. */
  table: readonly TableLine[]
  /** Clubs that came up, the champions first. */
  promoted: readonly ClubNumber[]
  /** Clubs of the first division that went down, the better placed first. */
  relegated: readonly ClubNumber[]
  /** Legs of the semi-finals, and the final; empty in a season that needed none. */
  playOff: readonly PlayOffMatch[]
}

/** Data kept of the latest seasons in addition to their standing and awards. */
export interface SeasonReview {
  /** Final table of the own division, champions first. */
  table: readonly TableLine[]
  /** Null for seasons from before there was a second division. */
  otherDivision: DivisionReview | null
  /** Position of the own club after each match week. */
  positions: readonly number[]
  /** Eleven of the season. */
  eleven: readonly ElevenPlace[]
  /** Null when no match was played to its end. */
  bestMatch: BestMatchLine | null
  /** Own matches and the last rounds of the cup, packed by `packMatches`; empty for seasons from before they were kept. */
  matches: string
  /** Club records set in the season, as they stood at its end. */
  records: readonly RecordLine[]
  /** Final position of the previous season, or the expected one in the first. */
  placeBefore: number
  /** Place that the paper has predicted; null if it is not known any more. */
  expected: number | null
  /** Fan mood at the end of the season, in percent. */
  fanHappiness: number
  reputation: { before: number; after: number }
  objective: ObjectiveResult
  summer: SummerNews
}
