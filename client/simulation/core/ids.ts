/** Source of ids that are never reused. */
export interface IdSource {
  nextId: number
}

/** Character code of the digit 0. */
const ZERO = 48

export function createId(ids: IdSource, prefix: string): string {
  const id = `${prefix}${ids.nextId}`
  ids.nextId += 1
  return id
}

/** Number in an id, 12 for 'p12'; NaN without one. Digit by digit: kept matches ask for thousands of them a season. */
export function numberOfId(id: string): number {
  let number = 0
  for (let i = 1; i < id.length; i++) {
    const digit = id.charCodeAt(i) - ZERO
    if (digit < 0 || digit > 9) return NaN
    number = number * 10 + digit
  }
  return number
}

export type ClubId = string

/**
 * Id of the club with which a career begins, in every table and fixture. It stays with that club when the manager
 * goes to another one: the id of the club in charge is `state.club.id`.
 */
export const OWN_CLUB: ClubId = 'own'
