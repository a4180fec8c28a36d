/** Forecast of the finances as the screens show it, with the crowds of the tickets tab. */
import type { Snapshot } from '../gameState.ts'
import { financeForecast, type FinanceForecast } from '../season/financeForecast.ts'
import { priceForecast } from '../tickets/seasonTakings.ts'

export function shownForecast(state: Snapshot): FinanceForecast {
  return financeForecast(state, (club) => Math.round(priceForecast(club, club.ticketPrice).next.crowd))
}
