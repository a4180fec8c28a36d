/** Ticket price: its rule, and the estimates of the tickets tab (TIC-12 to TIC-18). */
import { stadiumCapacity } from '../finance/facilityIncome.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { done, refuse, type Outcome } from '../news/outcome.ts'
import { FANS_AT_MATCH } from '../marketing/fans.ts'
import { clamp } from '../core/clamp.ts'

/** Bounds of the ticket price in whole pounds. */
export const PRICE_RANGE = { min: 10, max: 150 } as const

/** True for a valid ticket price in pounds. */
export function isTicketPrice(price: number): boolean {
  return Number.isInteger(price) && price >= PRICE_RANGE.min && price <= PRICE_RANGE.max
}

/** Sets the ticket price in whole pounds. */
export function setTicketPrice(state: GameState, price: number): Outcome {
  if (!isTicketPrice(price)) {
    return refuse(
      `The ticket price has to be a whole number from £${PRICE_RANGE.min} to £${PRICE_RANGE.max}.`,
    )
  }
  state.ticketPrice = price
  return done({ kind: 'ticket-price-set', price })
}

/** Label of the first row that the price does not exceed. */
function labelFor(
  price: number,
  rows: readonly (readonly [upTo: number, label: string])[],
  above: string,
): string {
  return rows.find(([upTo]) => price <= upTo)?.[1] ?? above
}

export function attendanceLabel(price: number): string {
  const rows = [
    [20, 'Maximized'],
    [40, 'High'],
    [60, 'Good'],
    [80, 'Reduced'],
  ] as const
  return labelFor(price, rows, 'Low')
}

export function revenueLabel(price: number): string {
  const rows = [
    [20, 'Low'],
    [40, 'Moderate'],
    [60, 'Good'],
    [80, 'High'],
  ] as const
  return labelFor(price, rows, 'Very High')
}

export function happinessHint(price: number): string {
  const rows = [
    [20, '+7%'],
    [30, '+4%'],
    [40, '+1%'],
    [50, 'Neutral'],
    [70, '-3%'],
    [90, '-5%'],
  ] as const
  return labelFor(price, rows, '-8%')
}

/** Factor of the price on the estimate: falls above 30, 50 and 80 pounds. */
export function estimateFactor(price: number): number {
  if (price <= 30) return 1
  if (price <= 50) return 0.9
  return price <= 80 ? 0.75 : 0.6
}

/** Estimated spectators of a typical home match. */
export function estimatedAttendance(state: Snapshot, price = state.ticketPrice): number {
  return Math.min(stadiumCapacity(state), Math.round(FANS_AT_MATCH * state.fanCount * estimateFactor(price)))
}

/** Estimated pounds of ticket income from a typical home match. */
export function estimatedRevenue(state: Snapshot, price = state.ticketPrice): number {
  return price * estimatedAttendance(state, price)
}

/** Mood thresholds in percent, equal to the colours of the mood bar, and the price step in pounds. */
export const PRICE_BY_MOOD = { goodMood: 70, badMood: 40, step: 5 } as const

/** Ticket price within the assistant's bounds: a step higher in a good fan mood, a step lower in a bad one. */
export function priceByMood({ assistant, fanHappiness, ticketPrice }: Snapshot): number {
  const { goodMood, badMood, step } = PRICE_BY_MOOD
  const change = fanHappiness > goodMood ? step : fanHappiness < badMood ? -step : 0
  return clamp(ticketPrice + change, { min: assistant.lowestPrice, max: assistant.highestPrice })
}
