/** Supporters: their number and mood. */
import { facilityMood } from '../facilities/facilityEffects.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { clamp, toHundredth } from '../core/clamp.ts'
import { staffSkill } from '../people/staffSkill.ts'
import type { AttendanceRecord } from '../match/matchResult.ts'
import { REMEMBERED_MATCHES, shareKeptAway } from './keptAway.ts'
import { POLICY_FIGURES, policyMood } from './policies.ts'

const MIN_FANS = 1_000
export const MOOD_RANGE = { min: 0, max: 100 } as const

/** Equilibrium mood without any influence. */
const USUAL_MOOD = 62
const MOOD_PER_LIAISON_STAR = 1

/** Effect of the ticket price on the mood (TIC-17). */
const PRICE_MOOD = [
  { upTo: 20, mood: 7 },
  { upTo: 30, mood: 4 },
  { upTo: 40, mood: 1 },
  { upTo: 50, mood: 0 },
  { upTo: 70, mood: -3 },
  { upTo: 90, mood: -5 },
]
const DEAREST_MOOD = -8

/** Share of the gap to the equilibrium mood that is closed each week. */
const MOOD_RECOVERY = 0.1
const PRICE_WEIGHT = 3
const WEEKS_PER_HOME_MATCH = 2

/** Share of fans gained or lost per week at the best and worst mood. */
const WEEKLY_GROWTH = 0.004

/** Share of the supporters who would attend a home match (TIC-17). */
export const FANS_AT_MATCH = 0.15

/** Supporters that a club of the smallest name has in its town, and those that its reputation adds. */
const FEWEST_IN_TOWN = 10_000
const PER_SQUARED_REPUTATION = 2_400
/** Weekly loss of the surplus above the town: at twice the town, this share of all fans; and the most of a week. */
const DRIFT = 0.2
const MOST_DRIFT = 0.05

/** Points of mood from a ticket price. */
export function priceMood(ticketPrice: number): number {
  return PRICE_MOOD.find(({ upTo }) => ticketPrice <= upTo)?.mood ?? DEAREST_MOOD
}

export function clampMood(mood: number): number {
  return toHundredth(clamp(mood, MOOD_RANGE))
}

/** Multiplies the number of supporters. Keeps fractions, so that small clubs profit from small steps. */
export function multiplyFans(state: Pick<GameState, 'fanCount' | 'fanFraction'>, factor: number): void {
  const exact = Math.max(MIN_FANS, (state.fanCount + state.fanFraction) * factor)
  state.fanCount = Math.round(exact)
  state.fanFraction = exact - state.fanCount
}

/** Equilibrium mood with current prices, policies, facilities and liaison officer. */
export function equilibriumMood(state: Snapshot): number {
  return moodBesidesPrices(state) + moodOfPrices(state, state.ticketPrice)
}

function moodBesidesPrices(state: Snapshot): number {
  return (
    USUAL_MOOD +
    policyMood(state) +
    facilityMood(state) +
    MOOD_PER_LIAISON_STAR * staffSkill(state, 'Fan Liaison Officer')
  )
}

function moodOfPrices({ policies }: Snapshot, ticketPrice: number): number {
  return (
    PRICE_WEIGHT * priceMood(ticketPrice) + (policies.fanFriendlyPricing ? POLICY_FIGURES.friendlyMood : 0)
  )
}

/** Applies the weekly change of mood and number. Prices take effect after a home match, on those who paid. */
export function updateFans(state: GameState): void {
  const drift = MOOD_RECOVERY * (moodBesidesPrices(state) - state.fanHappiness)
  state.fanHappiness = clampMood(state.fanHappiness + drift + moodOfPricesPaid(state))
  const content = (state.fanHappiness - 50) / 50
  const community = state.policies.communityFocus ? POLICY_FIGURES.communityFansPerWeek : 0
  gainFans(state, WEEKLY_GROWTH * content + community)
  const beyond = Math.max(0, saturation(state) - 1)
  multiplyFans(state, 1 - Math.min(MOST_DRIFT, DRIFT * beyond))
}

/** Mood change from yesterday's home prices: that of a steady price over a home and an away week. */
function moodOfPricesPaid(state: Snapshot): number {
  const [paid] = state.attendanceRecords
  if (paid?.day !== state.day - 1) return 0
  return WEEKS_PER_HOME_MATCH * MOOD_RECOVERY * moodOfPrices(state, paid.ticketPrice)
}

/** Supporters of a club of this reputation in its town, by which all clubs of the league go (MAR-23). */
export function townOf(reputation: number): number {
  return FEWEST_IN_TOWN + PER_SQUARED_REPUTATION * reputation * reputation
}

/** State that determines how many more fans can be won. */
export type FanBase = Pick<GameState, 'fanCount' | 'fanFraction' | 'reputation'> &
  Pick<Snapshot, 'attendanceRecords'>

/** Supporters, those included whom past prices keep away. */
export function followingOf({ fanCount, fanFraction, attendanceRecords }: FanBase): number {
  return (fanCount + fanFraction) / (1 - shareKeptAway(attendanceRecords))
}

function saturation(state: FanBase): number {
  return followingOf(state) / townOf(state.reputation)
}

/** Puts a home match on record: its price keeps supporters away, and those of a season ago come back. */
export function recordHomeMatch(state: GameState, match: AttendanceRecord): void {
  const before = shareKeptAway(state.attendanceRecords)
  state.attendanceRecords = [match, ...state.attendanceRecords].slice(0, REMEMBERED_MATCHES)
  multiplyFans(state, (1 - shareKeptAway(state.attendanceRecords)) / (1 - before))
}

/**
 * Changes the number of fans by a share of it. Growth declines once half of the town has been won, and is zero
 * when all of it has.
 */
export function gainFans(state: FanBase, share: number): void {
  const reach = share > 0 ? clamp(2 * (1 - saturation(state)), { min: 0, max: 1 }) : 1
  multiplyFans(state, 1 + share * reach)
}
