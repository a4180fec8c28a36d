/**
 * Storage of the running career for the browser session, by account, so that it survives a reload. Used by
 * pages that do not load the game, too.
 */
import type { ClubIdentity } from '../../simulation/core/club.ts'
import { isObject } from '../../simulation/save/checks.ts'
import { clubIdentity } from '../../simulation/save/identityCheck.ts'
import type { Environment } from '../environment.ts'
import type { SavesStore } from '../SavesStore.ts'
import { openRecord, type SaveCard } from './saveRecord.ts'

interface Place {
  environment: Pick<Environment, 'sessionStorage'>
  saves: Pick<SavesStore, 'owner'>
}

const GUEST_KEY = 'career/guest'

/** Stores the record; false when the browser has no room for it. */
export function keepCareerRecord(place: Place, stored: string): boolean {
  try {
    place.environment.sessionStorage.setItem(keyOf(place), stored)
    return true
  } catch {
    return false
  }
}

export function findCareerRecord(place: Place): string | null {
  return place.environment.sessionStorage.getItem(keyOf(place))
}

/** Card of the stored career; null when there is none. */
export function findCareerCard(place: Place): SaveCard | null {
  const stored = findCareerRecord(place)
  return stored === null ? null : (openRecord(stored)?.card ?? null)
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
  place.environment.sessionStorage.removeItem(keyOf(place))
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
