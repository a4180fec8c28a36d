/** Checks of common figures and texts. The limits are far above what a career reaches. */
import { LEAGUE_SIZE, WEEKS_PER_SEASON } from './calendar.ts'
import { array, number, growing, integer, text, type Check } from './checks.ts'
import type { Division } from './fixture.ts'

export const count = growing(integer(0, 1_000_000_000), integer(0, 10_000_000))
/** Game day, 0 where it has not happened yet. */
export const day = integer(0, 2_000_000)
export const season = growing(integer(1, 5_000), integer(1, 1_000))
export const week = integer(0, WEEKS_PER_SEASON)
export const position = integer(1, LEAGUE_SIZE)
export const goals = integer(0, 1_000)
/** Pounds, positive or negative. */
export const money = growing(number(-1e13, 1e13), number(-1e10, 1e10))
export const stars = number(1, 5)
export const percent = number(0, 100)
export const factor = number(0, 100)
/** 32 bits, signed or unsigned. */
export const word32 = integer(-2_147_483_648, 4_294_967_295)
/** Name of a person or club. */
export const name = text(120)
export const names = array(name, 5_000)
export const division: Check<Division> = (value) => value === 1 || value === 2
export const clubId = text(40, /^[a-z][a-z-]*$/)
export const playerId = text(12, /^p\d+$/)
export const staffId = text(12, /^s\d+$/)
export const facilityId = text(12, /^f\d+$/)
export const colour = text(7, /^#[0-9a-f]{6}$/i)
