/**
 * The whole of a career as plain JSON: a save is its JSON, and Node needs nothing else to run it.
 * Functions of the simulation take it first. Queries take `Snapshot`, commands take `GameState`.
 */
import type { AssistantRules } from './core/assistant.ts'
import type { Facility } from './core/facility.ts'
import type { Campaign, Policies } from './core/marketing.ts'
import type { ClubIdentity, Competitor } from './core/club.ts'
import type { Fixture, SeasonPhase } from './core/fixture.ts'
import type { AttendanceRecord, MatchResult } from './match/matchResult.ts'
import type { LeagueRecord } from './core/leagueRecord.ts'
import type { Ledger } from './core/ledger.ts'
import type { MarketPlayer, Player } from './core/player.ts'
import type { Notification } from './core/notification.ts'
import type { PressNote } from './core/pressNote.ts'
import type { DeepReadonly } from './core/readonly.ts'
import type { RandomEvent } from './season/events/randomEvent.ts'
import type { BestPlayer, CareerTotals, ClubRecords, PastSeason, Runs } from './history/pastSeason.ts'
import type { MemorableMatch } from './history/seasonReview.ts'
import type { RandomState } from './core/rng.ts'
import type { StaffMember } from './core/staffMember.ts'
import type { Tactics } from './core/tactics.ts'
import type { TransferLog } from './transfers/transferLog.ts'

/** How a career ended. */
export interface CareerEnd {
  reason: 'bankrupt' | 'sacked'
  day: number
  season: number
  /** League position at the end, 1–20. */
  position: number
}

/** Where the club stands in the league after a match week. */
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

/** The club after a match week of the running season. */
export interface SeasonWeek extends SeasonRecord {
  fanCount: number
  /** Fan mood in percent, 0–100. */
  fanHappiness: number
}

export interface GameState {
  /** The seed the career was made from, a whole number of 32 bits. */
  seed: number
  /** The generator that everything but the matches draws from. */
  random: RandomState
  /** The next number for ids of players, staff and facilities. */
  nextId: number

  /** Days since the manager took over, from 1; goes on across seasons. */
  day: number
  /** Seasons since the manager took over, from 1. */
  currentSeason: number
  /** The last match week played, 0 before the first, 38 after the last. */
  currentMatchWeek: number
  seasonPhase: SeasonPhase
  /** True from the morning of a match day until its matches have been played. */
  awaitingKickOff: boolean
  /** The season's programme, in order of weeks. */
  fixtures: Fixture[]
  /** Set once, when the club collapses or the board sacks the manager. */
  ended: CareerEnd | null

  /** The player's club as the league knows it. */
  club: ClubIdentity
  /** Pounds; below −5,000,000 the club is bankrupt. */
  money: number
  /** Pounds the board allows for fees. */
  transferBudget: number
  /** Pounds a week the board allows for new wages. */
  wageBudget: number
  /** 1–5. */
  reputation: number
  /** Supporters, a whole number of at least 1,000. */
  fanCount: number
  /** Part of a supporter by which the exact number differs from `fanCount`, −0.5 to 0.5. */
  fanFraction: number
  /** Fan mood in percent, 0–100. */
  fanHappiness: number
  /** Pounds, 10–150. */
  ticketPrice: number
  /** Spectators of the last home match. */
  matchAttendance: number
  /** Mean attendance of the season's home matches. */
  averageAttendance: number
  /** Spectators of the season's home matches together. */
  totalAttendance: number
  /** The home matches of a season's length, newest first. */
  attendanceRecords: AttendanceRecord[]
  /** 1–20 as of the last table update. */
  leaguePosition: number
  /** The own club's results of the running season. */
  record: LeagueRecord

  /** Everyone under contract, selected and reserves. */
  players: Player[]
  /** What the assistant does for the manager. */
  assistant: AssistantRules
  staff: StaffMember[]
  facilities: Facility[]
  tactics: Tactics
  /** Those in force this week. */
  policies: Policies
  /** Those that come into force with the next week. */
  plannedPolicies: Policies
  campaigns: Campaign[]
  market: MarketPlayer[]
  /** The latest 20 signings, newest first. */
  transfersIn: TransferLog[]
  /** The latest 20 sales, newest first. */
  transfersOut: TransferLog[]

  /** The other nineteen clubs. */
  competitors: Competitor[]

  /** The player's last match, null before the first. */
  lastMatch: DeepReadonly<MatchResult> | null
  /** What the paper reports of the running season besides results, oldest first. */
  pressNotes: Readonly<PressNote>[]
  /** The running season week by week. */
  seasonData: Readonly<SeasonWeek>[]
  /** Every season before, oldest first. */
  pastSeasons: DeepReadonly<PastSeason>[]
  /** The bests of the career. */
  records: ClubRecords
  /** Unbeaten and winning runs that go on, across seasons. */
  runs: Runs
  /** Matches, wins and goals of the career. */
  totals: CareerTotals
  /** The match week since which players' figures are whole: 1, but for a season begun in an older version. */
  figuresFromWeek: number
  /** The best own match of the running season and of the latest before it, oldest first. */
  bestMatches: DeepReadonly<MemorableMatch>[]
  /** The best the club has had, from the goalkeeper forward; none in the first season. */
  bestEleven: BestPlayer[]
  ledger: Ledger
  /** Day of the last warning of low funds; 0 for none. */
  lastFinanceWarningDay: number
  /** Day on which fan mood fell below what the board bears; 0 while it has not. */
  revoltSinceDay: number

  /** Day of the last random event; 0 before the first. */
  lastEventDay: number
  /** The last random event, null before the first. */
  lastEvent: RandomEvent | null
  /** Day from which opponents no longer know the tactics; 0 when they never did. */
  tacticsLeakedUntilDay: number

  /** The latest 50, newest first. */
  notifications: Readonly<Notification>[]
  /** The next notification's id. */
  nextNotificationId: number
  /** Keys of notifications that must not come twice, oldest first. */
  processedNotificationKeys: string[]
}

/** A career that is looked at and not changed. */
export type Snapshot = DeepReadonly<GameState>
