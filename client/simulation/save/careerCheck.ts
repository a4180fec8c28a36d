/** Checks whether outside data is a valid career. */
import { CLUBS_ABROAD } from '../club/clubsAbroad.ts'
import { DAYS_PER_SEASON, LEAGUE_SIZE, WEEKS_PER_SEASON } from '../core/calendar.ts'
import { SEASON_PHASES, type Fixture } from '../core/fixture.ts'
import { challengeRun } from './challengeCheck.ts'
import { CAREER_ENDS, type CareerEnd } from '../club/careerEnd.ts'
import type { OtherDivision } from '../club/otherDivision.ts'
import { DIFFICULTIES, type DifficultyRaise } from '../club/difficulty.ts'
import { FACILITY_TYPES } from '../club/facility.ts'
import { LEDGER_CATEGORIES, type Ledger, type LedgerDay, type LedgerSeason } from '../core/ledger.ts'
import { MAX_OPEN_OFFERS, SHORTLIST_LIMIT } from '../club/offer.ts'
import type { GameState, SeasonWeek } from '../gameState.ts'
import { MATCHES_KEPT } from '../history/bestMatch.ts'
import { goalOfMonth } from '../club/fineGoal.ts'
import { MAX_KEPT, MAX_KEPT_TIES } from '../history/keptMatches.ts'
import { CAMPAIGN_IDS } from '../club/campaignDefinitions.ts'
import { KEYS_KEPT, NOTIFICATIONS_KEPT } from '../news/announce.ts'
import { PRESS_NOTES_KEPT } from '../news/pressNote.ts'
import { SQUAD_SIZE } from '../players/squad.ts'
import { MAX_ORDERS } from '../club/standingOrder.ts'
import type { StaffMember } from '../people/staffMember.ts'
import { HISTORY_KEPT } from '../club/transferLog.ts'
import { board } from './boardCheck.ts'
import { competitions } from './competitionChecks.ts'
import { bids, offer, scouting, transferLog } from './marketChecks.ts'
import { clubIdentity } from '../club/club.ts'
import { notification } from '../news/gameEvent.ts'
import { training } from './trainingCheck.ts'
import { ownManager } from './managerCheck.ts'
import { isConsistent } from './isConsistent.ts'
import {
  number,
  boolean,
  growing,
  isObject,
  array,
  nullable,
  oneOf,
  partial,
  record,
  text,
  integer,
  type Check,
} from '../core/checks.ts'
import {
  assistantRules,
  attendanceRecord,
  campaign,
  competitor,
  crowds,
  facility,
  headToHead,
  leagueRecord,
  policies,
  standingOrder,
  tactics,
  ticketPrice,
} from './clubChecks.ts'
import {
  clubId,
  count,
  day,
  division,
  goals,
  money,
  name,
  percent,
  playerId,
  position,
  season,
  staffId,
  stars,
  week,
  word32,
} from '../core/figures.ts'
import {
  bestPlayer,
  clubRecords,
  divisionRecords,
  memorableMatch,
  pastSeason,
  runs,
  seasonFields,
  totals,
} from './historyChecks.ts'
import { staffRole } from '../people/staffMember.ts'
import { leadingPlayers, MAX_LINES, playerLines, remembered, seasonLeaders } from './playerLineChecks.ts'
import { pledge, randomEvent } from './eventChecks.ts'
import { keptMatch, keptPerson, keptTie } from './keptMatchChecks.ts'
import { matchResult, randomState } from './matchChecks.ts'
import { pressNote } from './pressNoteCheck.ts'
import { academy, borrowed, farewells, loans, marketPlayer, player, unrest } from './playerChecks.ts'

const RIVALS = LEAGUE_SIZE - 1
const MATCHES_PER_SEASON = (WEEKS_PER_SEASON * LEAGUE_SIZE) / 2
/** Far more than any club can pay for, at a price that doubles. */
const MAX_PAID_REFRESHES = 60
const MAX_PEOPLE = { imported: 400, stored: 5_000 }
/** Far more than events can come within the longest promise. */
const MAX_PLEDGES = 20
const MAX_SEASONS = { imported: 1_000, stored: 5_000 }

function growingList<T>(item: Check<T>, most: { imported: number; stored: number }): Check<T[]> {
  return growing(array(item, most.stored), array(item, most.imported))
}

const fixture = record<Fixture>({
  round: integer(1, WEEKS_PER_SEASON),
  week: integer(1, WEEKS_PER_SEASON),
  home: clubId,
  away: clubId,
  score: nullable(record<{ home: number; away: number }>({ home: goals, away: goals })),
})

const fixtures = array(fixture, MATCHES_PER_SEASON, MATCHES_PER_SEASON)

const staffMember = record<StaffMember>({
  id: staffId,
  name,
  role: staffRole,
  skill: stars,
  morale: stars,
  salary: money,
})

const amounts = partial(oneOf(LEDGER_CATEGORIES), money)

const ledger = record<Ledger>({
  opening: money,
  days: array(record<LedgerDay>({ day, amounts }), DAYS_PER_SEASON + 1),
  seasons: growingList(record<LedgerSeason>({ season, amounts }), MAX_SEASONS),
})

const careerEnd = record<CareerEnd>({ reason: oneOf(CAREER_ENDS), day, season, position })

const fields: { [Field in keyof GameState]-?: Check<GameState[Field]> } = {
  seed: word32,
  difficulty: oneOf(DIFFICULTIES),
  difficultyRaises: array(
    record<DifficultyRaise>({ from: oneOf(DIFFICULTIES), season }),
    DIFFICULTIES.length - 1,
  ),
  isIron: boolean,
  challenge: nullable(challengeRun),
  random: randomState,
  nextId: count,
  day,
  currentSeason: season,
  currentMatchWeek: week,
  seasonPhase: oneOf(SEASON_PHASES),
  awaitingKickOff: boolean,
  fixtures,
  ended: nullable(careerEnd),
  club: clubIdentity,
  manager: ownManager,
  money,
  transferBudget: money,
  wageBudget: money,
  board,
  reputation: stars,
  fanCount: count,
  fanFraction: number(-0.5, 0.5),
  fanHappiness: percent,
  ticketPrice,
  matchAttendance: count,
  averageAttendance: number(0, 1e9),
  totalAttendance: count,
  attendanceRecords: array(attendanceRecord, WEEKS_PER_SEASON),
  leaguePosition: position,
  record: leagueRecord,
  players: growingList(player, MAX_PEOPLE),
  loans,
  borrowed,
  training,
  academy,
  assistant: assistantRules,
  staff: growingList(staffMember, MAX_PEOPLE),
  facilities: array(facility, FACILITY_TYPES.length),
  tactics,
  standingOrders: array(standingOrder, MAX_ORDERS),
  policies,
  plannedPolicies: policies,
  campaigns: array(campaign, CAMPAIGN_IDS.length),
  market: growingList(marketPlayer, MAX_PEOPLE),
  handRefreshes: record<GameState['handRefreshes']>({
    lastFreeDay: day,
    paid: integer(0, MAX_PAID_REFRESHES),
  }),
  transfersIn: array(transferLog, HISTORY_KEPT),
  transfersOut: array(transferLog, HISTORY_KEPT),
  captain: nullable(playerId),
  farewells,
  minds: growingList(unrest, MAX_PEOPLE),
  bids,
  offers: array(offer, MAX_OPEN_OFFERS),
  shortlist: array(playerId, SHORTLIST_LIMIT),
  scouting,
  division,
  competitors: array(competitor, RIVALS, RIVALS),
  otherDivision: record<OtherDivision>({
    clubs: array(competitor, LEAGUE_SIZE, LEAGUE_SIZE),
    fixtures,
    nextId: count,
  }),
  competitions,
  headToHeads: array(headToHead, RIVALS + LEAGUE_SIZE + CLUBS_ABROAD.length, RIVALS),
  lastMatch: nullable(matchResult),
  pressNotes: array(pressNote, PRESS_NOTES_KEPT),
  seasonData: array(
    record<SeasonWeek>({ ...seasonFields, fanCount: count, fanHappiness: percent }),
    WEEKS_PER_SEASON + 1,
  ),
  pastSeasons: growingList(pastSeason, MAX_SEASONS),
  records: clubRecords,
  runs,
  totals,
  bestMatches: array(memorableMatch, MATCHES_KEPT),
  goalOfMonth,
  keptMatches: array(keptMatch, MAX_KEPT),
  keptTies: array(keptTie, MAX_KEPT_TIES),
  keptPeople: growingList(keptPerson, MAX_PEOPLE),
  seasonLines: playerLines(MAX_LINES.stored),
  careers: growing(playerLines(MAX_LINES.stored), playerLines(MAX_LINES.imported)),
  remembered,
  leaders: growingList(seasonLeaders, MAX_SEASONS),
  leadingPlayers,
  crowds,
  divisionRecords,
  bestEleven: array(bestPlayer, SQUAD_SIZE),
  ledger,
  lastFinanceWarningDay: day,
  revoltSinceDay: day,
  lastEventDay: day,
  lastEvent: nullable(randomEvent),
  pledges: array(pledge, MAX_PLEDGES),
  tacticsLeakedUntilDay: day,
  notifications: array(notification, NOTIFICATIONS_KEPT),
  nextNotificationId: count,
  processedNotificationKeys: array(text(200, /^\S*$/), KEYS_KEPT),
}

const checks = Object.entries<Check<unknown>>(fields)

/** True if all fields are valid and consistent. An imported career must leave room for its growth. */
export function isCareer(value: unknown, isImported = false): value is GameState {
  if (!isObject(value)) return false
  for (const hasPassed of careerChecks(value, isImported)) if (!hasPassed) return false
  return true
}

/**
 * Steps of `isCareer`, each of which yields whether the career has passed it: a page that checks a career of thirty
 * seasons rests between them. The caller stops at the first that fails.
 */
export function* careerChecks(value: object, isImported = false): Generator<boolean> {
  const found = new Map(Object.entries(value))
  yield found.size === checks.length
  for (const [field, check] of checks) yield found.has(field) && check(found.get(field), isImported)
  yield isConsistent(value as GameState)
}
