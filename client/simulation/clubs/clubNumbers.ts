/** Numbers of clubs, which they keep whatever division they play in: for streams and for past seasons. */
import type { ClubNumber } from '../club/seasonReview.ts'
import { CLUBS_ABROAD } from '../club/clubsAbroad.ts'
import { OWN_CLUB, type ClubId } from '../core/ids.ts'
import { RIVAL_CLUBS } from './clubNames.ts'
import { SECOND_CLUBS } from './secondClubs.ts'

const OF_COUNTRY: readonly ClubId[] = [OWN_CLUB, ...[...RIVAL_CLUBS, ...SECOND_CLUBS].map(({ id }) => id)]
const IDS: readonly ClubId[] = [...OF_COUNTRY, ...CLUBS_ABROAD.map(({ id }) => id)]
const NUMBERS: ReadonlyMap<ClubId, ClubNumber> = new Map(IDS.map((id, number) => [id, number]))

/** Highest number of a club, abroad or not. */
export const LAST_NUMBER: ClubNumber = IDS.length - 1

/** Number of a club: 0 for the one with which the career began, 1–39 for the others of the country, and more for those abroad. Throws for an unknown id, which no save contains. */
export function clubNumber(id: ClubId): ClubNumber {
  const number = NUMBERS.get(id)
  if (number === undefined) throw new RangeError(`No club has the id ${id}`)
  return number
}

/** Id of the club with a number; that of the first one without such a club. */
export function clubIdOf(number: ClubNumber): ClubId {
  return IDS[number] ?? OWN_CLUB
}

/** Place of a rival in the streams of its matches, orders and owners: −1 for the club with which the career began. */
export function clubPlace(id: ClubId): number {
  return clubNumber(id) - 1
}

export function hasNumber(id: ClubId): boolean {
  return NUMBERS.has(id)
}

/** True for a club of either division. */
export function isOfCountry(id: ClubId): boolean {
  return (NUMBERS.get(id) ?? Infinity) < OF_COUNTRY.length
}
