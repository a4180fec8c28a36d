import {
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
import { boolean, growing, array, nullable, oneOf, record, integer, someOf } from '../core/checks.ts'
import { count, money, name, position, season, stars, week } from './figureChecks.ts'
import { identityFields } from './identityCheck.ts'
import { rivalPlayer } from './playerChecks.ts'

const LARGEST_SQUAD = 100

export const tactics = record<Tactics>(tacticsFields)

export const standingOrder = record<StandingOrder>({
  from: integer(ORDER_MINUTES.min, ORDER_MINUTES.max),
  when: oneOf(ORDER_CONDITIONS),
  tactics: someOf<Tactics>(tacticsFields),
  off: nullable(oneOf(TIRED_GROUPS)),
})

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
