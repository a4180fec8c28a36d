/** Academy: the youngsters of the last intake, and those who had to go. */
import type { Footballer, RivalPlayer } from './player.ts'

export interface Academy {
  /** Youngsters of whom the manager has not decided yet, as they would join. */
  intake: Footballer[]
  /** Last day for decisions on them; 0 before the first intake. */
  deadline: number
  /** Youngsters without a club who were not signed, the greatest talents first; at most eight. */
  released: RivalPlayer[]
}

export const RELEASED_KEPT = 8

/** Age at which a youngster without a club gives up. */
export const GIVES_UP_AT = 21

/** Academy of a new career. */
export function emptyAcademy(): Academy {
  return { intake: [], deadline: 0, released: [] }
}

/** Days for decisions, the intake day among them. */
export const INTAKE_DAYS = 14

/** Matches for the club from which clubs pay the value of a youngster of the academy, if one would play them. */
export const PROVEN_MATCHES = 50
/** Pounds for a youngster before, per season completed in the squad. */
export const COMPENSATION_PER_SEASON = 30_000
