/** Supporters: how many, and in what mood. */
import { facilityMood } from '../facilities/facilityEffects.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { clamp, toHundredth } from '../core/clamp.ts'
import { staffSkill } from '../core/staffSkill.ts'
import { POLICY_FIGURES, policyMood } from './policies.ts'

const MIN_FANS = 1_000
export const MOOD_RANGE = { min: 0, max: 100 } as const

/** Mood settles here when nothing happens and nothing is done for it. */
const USUAL_MOOD = 62
const MOOD_PER_LIAISON_STAR = 1

/** What the ticket price does to the mood (TIC-17). */
const PRICE_MOOD = [
  { upTo: 20, mood: 7 },
  { upTo: 30, mood: 4 },
  { upTo: 40, mood: 1 },
  { upTo: 50, mood: 0 },
  { upTo: 70, mood: -3 },
  { upTo: 90, mood: -5 },
]
const DEAREST_MOOD = -8

/** Share of the way to its usual level that the mood goes in a week. */
const MOOD_RECOVERY = 0.1
const PRICE_WEIGHT = 3
const WEEKS_PER_HOME_MATCH = 2

/** A content crowd brings friends, a sour one stays away: this share of the fans per week at the extremes. */
const WEEKLY_GROWTH = 0.004

/** Share of the supporters who want to come to a home match (TIC-17). */
export const FANS_AT_MATCH = 0.15

/** How many supporters a club's name can draw, for each point of reputation. */
const FANS_PER_REPUTATION = 25_000
/** Those beyond that number drift away: at twice the number, this share of all a week. */
const DRIFT = 0.02

/** Points of mood that a ticket price gives or takes. */
export function priceMood(ticketPrice: number): number {
  return PRICE_MOOD.find(({ upTo }) => ticketPrice <= upTo)?.mood ?? DEAREST_MOOD
}

export function clampMood(mood: number): number {
  return toHundredth(clamp(mood, MOOD_RANGE))
}

/** Multiplies the number of supporters. Fractions are kept, or small clubs would gain nothing from small steps. */
export function multiplyFans(state: Pick<GameState, 'fanCount' | 'fanFraction'>, factor: number): void {
  const exact = Math.max(MIN_FANS, (state.fanCount + state.fanFraction) * factor)
  state.fanCount = Math.round(exact)
  state.fanFraction = exact - state.fanCount
}

/** Where the mood settles: prices, policies, buildings and the liaison officer move it. */
export function settledMood(state: Snapshot): number {
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

/** The week's change of mood and number. Prices are felt by who paid them: after a home match. */
export function updateFans(state: GameState): void {
  const drift = MOOD_RECOVERY * (moodBesidesPrices(state) - state.fanHappiness)
  state.fanHappiness = clampMood(state.fanHappiness + drift + moodOfPricesPaid(state))
  const content = (state.fanHappiness - 50) / 50
  const community = state.policies.communityFocus ? POLICY_FIGURES.communityFansPerWeek : 0
  winFans(state, WEEKLY_GROWTH * content + community)
  const beyond = Math.max(0, saturation(state) - 1)
  multiplyFans(state, 1 - DRIFT * beyond)
}

/** What yesterday's home match at its price does to the mood: as much as a steady price in a home and an away week. */
function moodOfPricesPaid(state: Snapshot): number {
  const [paid] = state.attendanceRecords
  if (paid?.day !== state.day - 1) return 0
  return WEEKS_PER_HOME_MATCH * MOOD_RECOVERY * moodOfPrices(state, paid.ticketPrice)
}

/** Supporters as a share of those the club's name can draw. */
function saturation({ fanCount, fanFraction, reputation }: FanBase): number {
  return (fanCount + fanFraction) / mostFans(reputation)
}

/** The most supporters that a club of this reputation can draw. */
export function mostFans(reputation: number): number {
  return FANS_PER_REPUTATION * reputation
}

/** What decides how many more can be won. */
export type FanBase = Pick<GameState, 'fanCount' | 'fanFraction' | 'reputation'>

/**
 * Changes the number of fans by a share of it. Once a club has half of those its name can draw,
 * fewer are left to win: none when it has them all.
 */
export function winFans(state: FanBase, share: number): void {
  const reach = share > 0 ? clamp(2 * (1 - saturation(state)), { min: 0, max: 1 }) : 1
  multiplyFans(state, 1 + share * reach)
}
