import type { MatchOutcome } from '../core/leagueRecord.ts'
import type { MatchReport } from './matchReport.ts'

/** A goal of the player's club. */
export interface Scorer {
  name: string
  minute: number
  hasAssist: boolean
}

/** What the player's last match came to. */
export interface MatchResult {
  season: number
  week: number
  day: number
  opponent: string
  isHome: boolean
  playerScore: number
  opponentScore: number
  outcome: MatchOutcome
  pointsEarned: number
  /** Points of fan mood the match gave or took. */
  fanHappinessChange: number
  /** Supporters gained or lost. */
  fanCountChange: number
  /** Pounds from tickets and the day's other income; 0 away. */
  matchDayRevenue: number
  /** Spectators at home; 0 away. */
  attendance: number
  isDerby: boolean
  scorers: Scorer[]
  /** The whole match, to be watched again. */
  report: MatchReport
}

/** One of the player's home matches, and who came. */
export interface AttendanceRecord {
  opponent: string
  day: number
  attendance: number
  /** Seats that could be sold. */
  capacity: number
  /** Pounds that a ticket cost. */
  ticketPrice: number
}
