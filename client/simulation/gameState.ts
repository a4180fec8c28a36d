/**
 * Whole state of a career as plain JSON: a save is its JSON, and Node needs nothing else to run it.
 * Functions of the simulation take it first. Queries take `Snapshot`, commands take `GameState`.
 */
import type { Academy } from './people/academy.ts'
import type { AssistantRules } from './club/assistantRules.ts'
import type { Bid } from './club/bid.ts'
import type { Board } from './club/board.ts'
import type { ChallengeRun } from './club/challenge.ts'
import type { CareerEnd } from './club/careerEnd.ts'
import type { Facility } from './club/facility.ts'
import type { Campaign, Policies } from './club/marketing.ts'
import type { ClubIdentity, Competitor } from './club/club.ts'
import type { CompetitionSeason } from './club/competitionSeason.ts'
import type { Difficulty, DifficultyRaise } from './club/difficulty.ts'
import type { Division, Fixture, SeasonPhase } from './core/fixture.ts'
import type { DivisionRecord } from './club/divisionRecord.ts'
import type { KeptHeadToHead } from './club/headToHead.ts'
import type { CrowdsByClub } from './club/homeCrowds.ts'
import type { AttendanceRecord, MatchResult } from './match/matchResult.ts'
import type { LeagueRecord } from './club/leagueRecord.ts'
import type { Ledger } from './core/ledger.ts'
import type { Farewells } from './people/farewell.ts'
import type { Borrowed, Loan } from './people/loan.ts'
import type { Offer } from './club/offer.ts'
import type { OwnManager } from './people/ownManager.ts'
import type { MarketPlayer, Player, PlayerId } from './people/player.ts'
import type { Notification } from './news/gameEvent.ts'
import type { Pledge } from './news/pledge.ts'
import type { PressNote } from './news/pressNote.ts'
import type { DeepReadonly } from './core/readonly.ts'
import type { RandomEvent } from './news/randomEvent.ts'
import type { ClubRecords } from './club/clubRecord.ts'
import type { BestPlayer, CareerTotals, PastSeason, Runs, SeasonRecord } from './club/pastSeason.ts'
import type { GoalOfMonth } from './club/fineGoal.ts'
import type { KeptMatch, KeptTie, KeptPerson, MemorableMatch } from './match/keptMatch.ts'
import type { RandomState } from './core/rng.ts'
import type { OtherDivision } from './club/otherDivision.ts'
import type { LeadingPlayer, SeasonLeaders } from './club/seasonLeaders.ts'
import type { RememberedPlayer } from './people/rememberedPlayer.ts'
import type { Scouting } from './people/scouting.ts'
import type { StandingOrder } from './club/standingOrder.ts'
import type { StaffMember } from './people/staffMember.ts'
import type { Tactics } from './club/tactics.ts'
import type { Training } from './club/training.ts'
import type { TransferLog } from './club/transferLog.ts'
import type { Unrest } from './people/unrest.ts'

/** State of the club after a match week of the running season. */
export interface SeasonWeek extends SeasonRecord {
  fanCount: number
  /** Fan mood in percent, 0–100. */
  fanHappiness: number
}

export interface GameState {
  /** Seed of the career, a whole number of 32 bits. */
  seed: number
  difficulty: Difficulty
  /** Raises of the difficulty, oldest first. */
  difficultyRaises: DifficultyRaise[]
  /** True for a career with one save and no way back, as chosen at its start. */
  isIron: boolean
  /** Challenge that the career is in, or has been in; null for none. */
  challenge: ChallengeRun | null
  /** Generator for everything but the matches. */
  random: RandomState
  /** Next number for ids of players, staff and facilities. */
  nextId: number

  /** Days since the manager took over, from 1; continues across seasons. */
  day: number
  /** Seasons since the manager took over, from 1. */
  currentSeason: number
  /** The last match week played, 0 before the first, 38 after the last. */
  currentMatchWeek: number
  seasonPhase: SeasonPhase
  /** True from the morning of a match day until its matches have been played. */
  awaitingKickOff: boolean
  /** Fixtures of the own division in the season, in order of weeks. */
  fixtures: Fixture[]
  /** Set once, when the club goes bankrupt, the board sacks the manager or they retire. */
  ended: CareerEnd | null

  /** Identity of the own club. */
  club: ClubIdentity
  /** The player as its manager. */
  manager: OwnManager
  /** Pounds; below −5,000,000 the club is bankrupt. */
  money: number
  /** Pounds available for transfer fees. */
  transferBudget: number
  /** Pounds per week available for new wages. */
  wageBudget: number
  /** Objective of the season and the board's confidence. */
  board: Board
  /** 1–5. */
  reputation: number
  /** Supporters, a whole number of at least 1,000. */
  fanCount: number
  /** Fractional part of the number of supporters, added to `fanCount`, −0.5 to 0.5. */
  fanFraction: number
  /** Fan mood in percent, 0–100. */
  fanHappiness: number
  /** Pounds, 10–150. */
  ticketPrice: number
  /** Attendance of the last home match. */
  matchAttendance: number
  /** Mean attendance of the season's home matches. */
  averageAttendance: number
  /** Total attendance of the season's home matches. */
  totalAttendance: number
  /** Home matches, newest first; as many as one season has. */
  attendanceRecords: AttendanceRecord[]
  /** 1–20 as of the last table update. */
  leaguePosition: number
  /** The own club's results of the running season. */
  record: LeagueRecord

  /** All players under contract who are here, selected and reserves. */
  players: Player[]
  /** Own players on loan at other clubs, in the order in which they were lent; at most four. */
  loans: Loan[]
  /** Players of the squad who belong to other clubs, at most three. */
  borrowed: Borrowed[]
  /** Training: its plan, the days of this week and what came of the last. */
  training: Training
  /** Youngsters of the last intake, and those who were let go. */
  academy: Academy
  /** Rules of the assistant. */
  assistant: AssistantRules
  staff: StaffMember[]
  facilities: Facility[]
  tactics: Tactics
  /** Standing orders for matches, at most six, in the order in which they are carried out. */
  standingOrders: StandingOrder[]
  /** Policies in force this week. */
  policies: Policies
  /** Policies that take effect at the start of the next week. */
  plannedPolicies: Policies
  campaigns: Campaign[]
  market: MarketPlayer[]
  /** Refreshes of the market by hand: day of the last free one, 0 for none, and those paid for since. */
  handRefreshes: { lastFreeDay: number; paid: number }
  /** The latest 20 signings, newest first. */
  transfersIn: TransferLog[]
  /** The latest 20 sales, newest first. */
  transfersOut: TransferLog[]

  /** Captain named by the manager, who may have left today; null if the side chooses. */
  captain: PlayerId | null
  /** Players who retire this summer, and the legends of the club. */
  farewells: Farewells
  /** Memories and wishes of own players; those who have left are forgotten within a week. */
  minds: Unrest[]
  /** Open bids for own players, oldest first; at most eight. */
  bids: Bid[]
  /** Offers for players of rivals, oldest first; at most twelve. */
  offers: Offer[]
  /** Players of rivals whom the manager watches, at most twenty. */
  shortlist: PlayerId[]
  /** Assignments of the scouts, and their reports. */
  scouting: Scouting

  /** Division of the own club. */
  division: Division
  /** The nineteen rival clubs of the own division. */
  competitors: Competitor[]
  /** Clubs and fixtures of the division that the own club is not in. */
  otherDivision: OtherDivision
  /** Competitions besides the league in the running season, in the order of `COMPETITIONS`. */
  competitions: CompetitionSeason[]
  /** Meetings with each club that has been a rival, by its id. */
  headToHeads: Readonly<KeptHeadToHead>[]

  /** Last match of the own club, null before the first. */
  lastMatch: DeepReadonly<MatchResult> | null
  /** Facts of the running season for the paper, apart from results, oldest first. */
  pressNotes: Readonly<PressNote>[]
  /** Weekly records of the running season. */
  seasonData: Readonly<SeasonWeek>[]
  /** Past seasons, oldest first. */
  pastSeasons: DeepReadonly<PastSeason>[]
  /** Records of the career. */
  records: ClubRecords
  /** Current unbeaten and winning runs, across seasons. */
  runs: Runs
  /** Total matches, wins and goals of the career. */
  totals: CareerTotals
  /** Best own matches of the running season and the one before, oldest first; as many as have been played. */
  bestMatches: DeepReadonly<MemorableMatch>[]
  /** Finest own goal of the month so far; null without one. */
  goalOfMonth: DeepReadonly<GoalOfMonth> | null
  /**
   * Matches that can be watched again, oldest first: the own ones of the running season, the others of the last
   * round, and the best one of the season before.
   */
  keptMatches: DeepReadonly<KeptMatch>[]
  /** Ties that can be watched again, oldest first: the own ones of the running season, and the others of the last day. */
  keptTies: DeepReadonly<KeptTie>[]
  /** Players of kept matches who have left the league since. */
  keptPeople: DeepReadonly<KeptPerson>[]
  /** Lines of the running season by player, packed (`club/playerLine.ts`). */
  seasonLines: Record<PlayerId, string>
  /** Lines of finished seasons by player: of everyone in the country, and of those who are remembered. */
  careers: Readonly<Record<PlayerId, string>>
  /** Players whose careers are kept for good: those who have played for the manager, and who left after winning something. */
  remembered: Readonly<Record<PlayerId, RememberedPlayer>>
  /** Leaders of the finished seasons, oldest first. */
  leaders: DeepReadonly<SeasonLeaders>[]
  /** Players whom the leaders of finished seasons name by their place here. */
  leadingPlayers: readonly LeadingPlayer[]
  /** Crowds of the running season in both divisions. */
  crowds: CrowdsByClub
  /** Records of both divisions in finished seasons. */
  divisionRecords: Record<Division, DivisionRecord[]>
  /** Best players in the club's history, from the goalkeeper forward; empty in the first season. */
  bestEleven: BestPlayer[]
  ledger: Ledger
  /** Day of the last warning of low funds; 0 for none. */
  lastFinanceWarningDay: number
  /** Day on which fan mood fell below the board's limit; 0 while it has not. */
  revoltSinceDay: number

  /** Day of the last random event; 0 before the first. */
  lastEventDay: number
  /** The last random event, null before the first. */
  lastEvent: RandomEvent | null
  /** Promises made by answers to events and not settled yet, oldest first. */
  pledges: Pledge[]
  /** First day on which opponents no longer know the tactics; 0 when they never did. */
  tacticsLeakedUntilDay: number

  /** The latest 50, newest first. */
  notifications: Readonly<Notification>[]
  /** Id of the next notification. */
  nextNotificationId: number
  /** Keys of notifications that must not be sent twice, oldest first. */
  processedNotificationKeys: string[]
}

/** Readonly view of a career. */
export type Snapshot = DeepReadonly<GameState>
