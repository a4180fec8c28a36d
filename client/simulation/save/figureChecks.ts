/** Checks of common figures and texts. The limits are far above what a career reaches. */
import { LEAGUE_SIZE, WEEKS_PER_SEASON } from '../core/calendar.ts'
import { PRICE_RANGE } from '../tickets/ticketPrice.ts'
import { figure, growing, text, whole } from './checks.ts'

export const count = growing(whole(0, 1_000_000_000), whole(0, 10_000_000))
/** Game day, 0 where it has not happened yet. */
export const day = whole(0, 2_000_000)
export const season = growing(whole(1, 5_000), whole(1, 1_000))
export const week = whole(0, WEEKS_PER_SEASON)
export const position = whole(1, LEAGUE_SIZE)
export const goals = whole(0, 1_000)
/** Pounds, positive or negative. */
export const money = growing(figure(-1e13, 1e13), figure(-1e10, 1e10))
export const stars = figure(1, 5)
export const percent = figure(0, 100)
export const factor = figure(0, 100)
/** 32 bits, signed or unsigned. */
export const word32 = whole(-2_147_483_648, 4_294_967_295)
/** Name of a person or club. */
export const name = text(120)
export const sentence = text(1_000)
export const clubId = text(40, /^[a-z][a-z-]*$/)
export const playerId = text(12, /^p\d+$/)
export const staffId = text(12, /^s\d+$/)
export const facilityId = text(12, /^f\d+$/)
export const colour = text(7, /^#[0-9a-f]{6}$/i)
/** Ticket price in pounds. */
export const ticketPrice = whole(PRICE_RANGE.min, PRICE_RANGE.max)
