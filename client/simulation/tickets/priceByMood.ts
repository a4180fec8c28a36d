import type { Snapshot } from '../gameState.ts'
import { clamp } from '../core/clamp.ts'

/** Mood thresholds in percent, equal to the colours of the mood bar, and the price step in pounds. */
export const PRICE_BY_MOOD = { goodMood: 70, badMood: 40, step: 5 } as const

/** Ticket price within the assistant's bounds: a step higher in a good fan mood, a step lower in a bad one. */
export function priceByMood({ assistant, fanHappiness, ticketPrice }: Snapshot): number {
  const { goodMood, badMood, step } = PRICE_BY_MOOD
  const change = fanHappiness > goodMood ? step : fanHappiness < badMood ? -step : 0
  return clamp(ticketPrice + change, { min: assistant.lowestPrice, max: assistant.highestPrice })
}
