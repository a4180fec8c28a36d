/** Builder: a league table before and after a round, told by the clubs' old places in the new order. */
import type { BoardRow } from '../../scenes/league/rows.ts'

/** `oldPlaces[0]` is where the club now first was before. The own club is the one named. */
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

/** Twenty clubs, turned round: the last has become the first. */
export const TURNED_ROUND = Array.from({ length: 20 }, (_, i) => 20 - i)
/** Twenty clubs of which none has moved. */
export const UNMOVED = Array.from({ length: 20 }, (_, i) => i + 1)
