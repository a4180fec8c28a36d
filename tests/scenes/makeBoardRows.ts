/** Builds a league table before and after a round, from the clubs’ old positions in the new order. */
import type { BoardRow } from '../../scenes/league/rows.ts'

/** `oldPlaces[0]` is the old position of the club that now leads; `ownPlace` is the own club’s new one. */
export function makeBoardRows(oldPlaces: readonly number[], ownPlace = 1): BoardRow[] {
  return oldPlaces.map((oldPlace, i) => ({
    club: `club-${oldPlace}`,
    name: `Club ${oldPlace}`,
    colours: ['#b3202c', '#ffffff'],
    isOwn: i + 1 === ownPlace,
    before: { position: oldPlace, played: 11, goalDifference: 0, points: 30 - oldPlace },
    now: { position: i + 1, played: 12, goalDifference: 1, points: 33 - i },
    climbed: oldPlace - (i + 1),
  }))
}

/** Twenty clubs in reversed order: the last is now the first. */
export const TURNED_ROUND = Array.from({ length: 20 }, (_, i) => 20 - i)
/** Twenty clubs, none of which has moved. */
export const UNMOVED = Array.from({ length: 20 }, (_, i) => i + 1)
