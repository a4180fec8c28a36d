/** Checks of clubs and what they own. */
import {
  identityFields,
  PLANS_KEPT,
  type Competitor,
  type PlayedPlan,
  type RivalFacilities,
  type RivalMarketing,
} from '../club/club.ts'
import { MANAGER_STYLES, TEMPERS, type Manager } from '../people/manager.ts'
import { FORM_LENGTH, type LeagueRecord } from '../club/leagueRecord.ts'
import { ORDER_CONDITIONS, ORDER_MINUTES, TIRED_GROUPS, type StandingOrder } from '../club/standingOrder.ts'
import { tacticsFields, type Tactics } from '../club/tactics.ts'
import {
  array,
  boolean,
  byId,
  growing,
  integer,
  nullable,
  oneOf,
  record,
  someOf,
  type Check,
} from '../core/checks.ts'
import { assistantTaskFields, type AssistantRules } from '../club/assistantRules.ts'
import { CAMPAIGN_IDS } from '../club/campaignDefinitions.ts'
import { FACILITY_TYPES, MAX_FACILITY_LEVEL, type Facility } from '../club/facility.ts'
import { isInDigits } from '../core/digits.ts'
import { arePackedMeetings, arePackedReasons, type KeptHeadToHead } from '../club/headToHead.ts'
import type { HomeCrowds } from '../club/homeCrowds.ts'
import { LEAGUE_SIZE, WEEKS_PER_SEASON } from '../core/calendar.ts'
import type { Campaign, Policies } from '../club/marketing.ts'
import { MEETINGS_KEPT } from '../league/recordMeeting.ts'
import { MAX_RIVALRY, REASONS_KEPT } from '../league/rivalry.ts'
import type { AttendanceRecord } from '../match/matchResult.ts'
import { PRICE_RANGE } from '../tickets/ticketPrice.ts'

import {
  clubId,
  count,
  day,
  facilityId,
  money,
  name,
  position,
  season,
  stars,
  week,
} from '../core/figures.ts'
import { rivalPlayer } from './playerChecks.ts'

const LARGEST_SQUAD = 100

export const tactics = record<Tactics>(tacticsFields)

export const standingOrder = record<StandingOrder>({
  from: integer(ORDER_MINUTES.min, ORDER_MINUTES.max),
  when: oneOf(ORDER_CONDITIONS),
  tactics: someOf<Tactics>(tacticsFields),
  off: nullable(oneOf(TIRED_GROUPS)),
})

export const crowds = byId(
  clubId,
  record<HomeCrowds>({
    matches: integer(1, WEEKS_PER_SEASON),
    spectators: count,
    seats: count,
    highest: count,
  }),
  2 * LEAGUE_SIZE,
)

export const leagueRecord = record<LeagueRecord>({
  played: week,
  wins: week,
  draws: week,
  losses: week,
  goalsFor: count,
  goalsAgainst: count,
  points: count,
  form: array(oneOf(['W', 'D', 'L'] as const), FORM_LENGTH),
})

const level = integer(1, 5)

/** Appointed in a season, or before the career began. */
const appointed = growing(integer(0, 5_001), integer(0, 1_001))

export const competitor = record<Competitor>({
  ...identityFields,
  reputation: stars,
  players: growing(array(rivalPlayer, 2 * LARGEST_SQUAD), array(rivalPlayer, LARGEST_SQUAD)),
  fanBase: count,
  transferBudget: money,
  stadiumCapacity: count,
  facilities: record<RivalFacilities>({ training: level, youth: level }),
  marketing: record<RivalMarketing>({ level, active: boolean, effort: integer(0, 5) }),
  manager: record<Manager>({
    name,
    style: oneOf(MANAGER_STYLES),
    temper: oneOf(TEMPERS),
    since: appointed,
  }),
  tactics,
  recentPlans: array(record<PlayedPlan>({ season, week, isHome: boolean, tactics }), PLANS_KEPT),
  lastPosition: position,
  record: leagueRecord,
})

function packed(arePacked: (text: string, most: number) => boolean, most: number): Check<string> {
  return (value): value is string => typeof value === 'string' && isInDigits(value) && arePacked(value, most)
}

export const headToHead = record<KeptHeadToHead>({
  club: clubId,
  wins: count,
  draws: count,
  losses: count,
  goalsFor: count,
  goalsAgainst: count,
  winless: count,
  latest: packed(arePackedMeetings, MEETINGS_KEPT),
  biggestWin: packed(arePackedMeetings, 1),
  biggestDefeat: packed(arePackedMeetings, 1),
  rivalry: integer(0, MAX_RIVALRY),
  reasons: packed(arePackedReasons, REASONS_KEPT),
})

/** In pounds. */
export const ticketPrice = integer(PRICE_RANGE.min, PRICE_RANGE.max)

const rules = record<AssistantRules>({
  ...assistantTaskFields,
  lowestPrice: ticketPrice,
  highestPrice: ticketPrice,
})

/** Checks the assistant's rules, including the order of the ticket price's bounds. */
export const assistantRules: Check<AssistantRules> = (value, isImported): value is AssistantRules =>
  rules(value, isImported) && value.lowestPrice <= value.highestPrice

export const facility = record<Facility>({
  id: facilityId,
  name: oneOf(FACILITY_TYPES),
  level: integer(1, MAX_FACILITY_LEVEL),
  upkeep: money,
  capacity: count,
  tempCapacityReduction: count,
  worksUntilDay: day,
})

export const policies = record<Policies>({
  youthFocus: boolean,
  attackingStyle: boolean,
  transferBuyYoung: boolean,
  fanFriendlyPricing: boolean,
  communityFocus: boolean,
  defensiveStyle: boolean,
})

export const campaign = record<Campaign>({
  id: oneOf(CAMPAIGN_IDS),
  active: boolean,
  endDay: day,
  sharedOnDay: day,
})

export const attendanceRecord = record<AttendanceRecord>({
  opponent: name,
  day,
  attendance: count,
  capacity: count,
  ticketPrice,
})
