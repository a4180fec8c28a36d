/**
 * Storage of the running career for the browser session, by account, so that it survives a reload. Used by
 * pages that do not load the game, too.
 */
import type { ClubIdentity } from '../../simulation/club/club.ts'
import { isObject } from '../../simulation/core/checks.ts'
import { clubIdentity } from '../../simulation/save/identityCheck.ts'
import type { Environment } from '../environment.ts'
import { keepValues } from '../keepValues.ts'
import type { SavesStore } from '../SavesStore.ts'
import { checksumOf, openRecord, sealRecord, type SaveCard } from './saveRecord.ts'

interface Place {
  environment: Pick<Environment, 'sessionStorage'>
  saves: Pick<SavesStore, 'owner'>
}

const GUEST_KEY = 'career/guest'

/** Stores the record; false when the browser has no room for it. */
export function keepCareerRecord(place: Place, stored: string): boolean {
  return keepValues(place.environment.sessionStorage, { [keyOf(place)]: stored })
}

export function findCareerRecord(place: Place): string | null {
  return place.environment.sessionStorage.getItem(keyOf(place))
}

/**
 * Stores a later card of the stored record under a key of its own, so that the record need not be written again
 * when only its card changes. The card refers to the record by its checksum. False when the browser has no room for it.
 */
export function keepLaterCard(place: Place, card: SaveCard, checksum: string): boolean {
  return keepValues(place.environment.sessionStorage, { [cardKeyOf(place)]: sealRecord(card, checksum) })
}

/** Card stored later than this record, which is the stored one; null when there is none. */
export function findLaterCard(place: Place, stored: string): SaveCard | null {
  const later = openRecord(place.environment.sessionStorage.getItem(cardKeyOf(place)) ?? '')
  return later?.content === checksumOf(stored) ? later.card : null
}

/** Card of the stored career; null when there is none. */
export function findCareerCard(place: Place): SaveCard | null {
  const stored = findCareerRecord(place)
  if (stored === null) return null
  const opened = openRecord(stored)
  return opened && (findLaterCard(place, stored) ?? opened.card)
}

/** Club of the stored career; null when there is none that this version can read. */
export function findCareerClub(place: Place): ClubIdentity | null {
  const stored = findCareerRecord(place)
  const opened = stored === null ? null : openRecord(stored)
  return opened && clubOf(opened.content)
}

function clubOf(content: string): ClubIdentity | null {
  try {
    const save: unknown = JSON.parse(content)
    const career = isObject(save) ? save.career : null
    return isObject(career) && clubIdentity(career.club) ? career.club : null
  } catch {
    return null
  }
}

export function forgetCareer(place: Place): void {
  for (const key of [keyOf(place), cardKeyOf(place)]) place.environment.sessionStorage.removeItem(key)
}

/**
 * Moves a guest's career to the account; true when there was one. It replaces a career of the account in
 * this session, whose recovery copy stays.
 */
export function takeGuestCareer(place: Place): boolean {
  const { sessionStorage } = place.environment
  const stored = sessionStorage.getItem(GUEST_KEY)
  if (stored === null) return false
  sessionStorage.removeItem(GUEST_KEY)
  return keepCareerRecord(place, stored)
}

function keyOf({ saves: { owner } }: Place): string {
  return owner === null ? GUEST_KEY : `career/${owner}`
}

function cardKeyOf(place: Place): string {
  return `card of ${keyOf(place)}`
}
