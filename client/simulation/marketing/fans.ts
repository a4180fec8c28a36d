/** Supporters: how many, and in what mood. */
import type { GameState } from '../gameState.ts'
import { clamp, toHundredth } from '../players/rounding.ts'

export const MIN_FANS = 1_000
export const MOOD_RANGE = { min: 0, max: 100 } as const

/** Mood settles here when nothing happens, before the ticket price. */
const USUAL_MOOD = 65

/** What the ticket price does to the mood (specification, section 9: fan happiness hint). */
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

/** A content crowd brings friends, a sour one stays away: this share of the fans per week at the extremes. */
const WEEKLY_GROWTH = 0.004

/** Points of mood that a ticket price gives or takes. */
export function priceMood(ticketPrice: number): number {
  return PRICE_MOOD.find(({ upTo }) => ticketPrice <= upTo)?.mood ?? DEAREST_MOOD
}

export function clampMood(mood: number): number {
  return toHundredth(clamp(mood, MOOD_RANGE))
}

export function clampFans(fans: number): number {
  return Math.max(MIN_FANS, Math.round(fans))
}

/** The week's change of mood and number. */
export function updateFans(state: GameState): void {
  const usual = USUAL_MOOD + PRICE_WEIGHT * priceMood(state.ticketPrice)
  state.fanHappiness = clampMood(state.fanHappiness + MOOD_RECOVERY * (usual - state.fanHappiness))
  const content = (state.fanHappiness - 50) / 50
  state.fanCount = clampFans(state.fanCount * (1 + WEEKLY_GROWTH * content))
}
