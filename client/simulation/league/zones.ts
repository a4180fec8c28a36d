/** Places of a table that lead to another division or to Europe (DIV-2, DIV-4, EUR-1). */
import { LEAGUE_SIZE } from '../core/calendar.ts'
import type { Division } from '../core/fixture.ts'

/** Clubs of the first division that play in Europe next season by their place. */
export const EUROPEAN_PLACES = 4
/** Clubs of the first division that go down. */
export const RELEGATED = 2
/** Last place of the second division that plays for the other place in the first. */
export const LAST_PLAY_OFF_PLACE = 5

/** Place in the first division that a club that comes up is counted at: that of the champions, and of the others. */
export function newcomerPlace(position: number): number {
  return LEAGUE_SIZE - RELEGATED + (position === 1 ? 1 : 2)
}

/** Destination of a place at the end of a season. */
export type Zone = 'europe' | 'promotion' | 'play-off' | 'relegation'

/** Zone of a position, 1–20, in a division; null for the rest of the table. */
export function zoneOf(division: Division, position: number): Zone | null {
  if (division === 1) {
    if (position <= EUROPEAN_PLACES) return 'europe'
    return position > LEAGUE_SIZE - RELEGATED ? 'relegation' : null
  }
  if (position === 1) return 'promotion'
  return position <= LAST_PLAY_OFF_PLACE ? 'play-off' : null
}
