/** Supporters whom the prices of past home matches keep away (TIC-21). */
import { clamp } from '../core/clamp.ts'
import { WEEKS_PER_SEASON } from '../core/calendar.ts'

/** Home matches of a season, for which a dear price is remembered. */
export const REMEMBERED_MATCHES = WEEKS_PER_SEASON / 2
/** Price in pounds that everybody pays, and pounds beyond it at which the last one would stay away. */
const BEARABLE_PRICE = 50
const LAST_GIVES_UP = 100
const MOST_AWAY = 0.9

/** Share of the supporters whom a season of home matches at this price keeps away. */
export function shareKeptAwayAt(ticketPrice: number): number {
  return clamp((ticketPrice - BEARABLE_PRICE) / LAST_GIVES_UP, { min: 0, max: MOST_AWAY })
}

/** Share of the supporters who stay away after home matches at these prices, the newest first. */
export function shareKeptAway(records: readonly { readonly ticketPrice: number }[]): number {
  const remembered = records.slice(0, REMEMBERED_MATCHES)
  return (
    remembered.reduce((sum, { ticketPrice }) => sum + shareKeptAwayAt(ticketPrice), 0) / REMEMBERED_MATCHES
  )
}
