/** Players who end their careers at the own club, and those whom it remembers (FAR-1 to FAR-4). */
import type { ClubFigures } from './clubFigures.ts'
import type { PlayerId } from './player.ts'
import type { Position } from './position.ts'

/** Matches or goals for the club that make a legend. */
const LEGEND = { matches: 100, goals: 40 }

/** Most legends remembered: those with the most matches. */
export const MAX_LEGENDS = 20

/** Match week after which players announce that they retire in summer. */
export const RETIREMENT_WEEK = 33

export interface Legend {
  name: string
  type: Position
  /** First and last season at the club. */
  from: number
  to: number
  /** For the club, over all seasons. */
  matches: number
  goals: number
}

export interface Farewells {
  /** Own players who retire this summer; some may have left since. */
  retiring: PlayerId[]
  /** The most matches first. */
  legends: Legend[]
}

/** True for a player whom the club will remember. */
export function isLegend({ matches, goals }: ClubFigures): boolean {
  return matches >= LEGEND.matches || goals >= LEGEND.goals
}

/** True for a player who retires this summer. */
export function isRetiring(
  { farewells }: { readonly farewells: { readonly retiring: readonly PlayerId[] } },
  id: PlayerId,
): boolean {
  return farewells.retiring.includes(id)
}
