import type { MatchOutcome } from '../club/leagueRecord.ts'
import type { CompetitionId } from '../core/tie.ts'
import type { MatchReport } from './matchReport.ts'

/** Goalscorer of the own club. */
export interface Scorer {
  name: string
  minute: number
  hasAssist: boolean
}

/** Result of the own club's last match. */
export interface MatchResult {
  season: number
  week: number
  day: number
  competition: CompetitionId
  opponent: string
  isHome: boolean
  playerScore: number
  opponentScore: number
  outcome: MatchOutcome
  pointsEarned: number
  /** Change of fan mood in points. */
  fanHappinessChange: number
  /** Change of the number of supporters. */
  fanCountChange: number
  /** Pounds from tickets and other match-day income; 0 away. */
  matchDayRevenue: number
  /** Attendance at home; 0 away. */
  attendance: number
  isDerby: boolean
  scorers: Scorer[]
  /** Full report, for replays. */
  report: MatchReport
}

/** A home match of the own club and its attendance. */
export interface AttendanceRecord {
  opponent: string
  day: number
  attendance: number
  /** Seats on sale. */
  capacity: number
  /** Ticket price in pounds. */
  ticketPrice: number
}
