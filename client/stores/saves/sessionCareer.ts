/**
 * The running career, kept for the browser session and the user: reloading the page does not throw
 * a guest's afternoon away. Known also to pages that do not load the game.
 */
import type { Environment } from '../environment.ts'
import type { SessionStore } from '../SessionStore.ts'
import { openRecord, type SaveCard } from './saveRecord.ts'

interface Place {
  environment: Environment
  session: SessionStore
}

/** False when the browser has no room for it. */
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

/** What the kept career says of itself; null when there is none. */
export function findCareerCard(place: Place): SaveCard | null {
  const stored = findCareerRecord(place)
  return stored === null ? null : (openRecord(stored)?.card ?? null)
}

export function forgetCareer(place: Place): void {
  place.environment.sessionStorage.removeItem(keyOf(place))
}

function keyOf({ session }: Place): string {
  return `career/${session.user?.id ?? ''}`
}
