import type { Snapshot } from '../gameState.ts'
import { clamp } from '../core/clamp.ts'

/** Fan mood in percent above which it is good and below which it is bad, as its bar is coloured; the step in pounds. */
export const PRICE_BY_MOOD = { goodMood: 70, badMood: 40, step: 5 } as const

/** The ticket price within the assistant's bounds: a step dearer in a good mood of the fans, a step cheaper in a bad one. */
export function priceByMood({ assistant, fanHappiness, ticketPrice }: Snapshot): number {
  const { goodMood, badMood, step } = PRICE_BY_MOOD
  const change = fanHappiness > goodMood ? step : fanHappiness < badMood ? -step : 0
  return clamp(ticketPrice + change, { min: assistant.lowestPrice, max: assistant.highestPrice })
}
