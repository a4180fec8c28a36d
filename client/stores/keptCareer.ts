/**
 * The running career, kept for the browser session: reloading the page does not throw a guest's
 * afternoon away. Named saves are something else and outlive the session.
 */
import { readSave, writeSave } from '../simulation/save/saveFile.ts'
import type { Snapshot } from '../simulation/gameState.ts'
import type { Environment } from './environment.ts'
import { KEPT_CAREER_KEY } from './keptCareerKey.ts'

type Place = Pick<Environment, 'sessionStorage'>

/** Keeps the career; false when the browser has no room for it. */
export function keepCareer({ sessionStorage }: Place, career: Snapshot): boolean {
  try {
    sessionStorage.setItem(KEPT_CAREER_KEY, writeSave({ name: '', savedAt: 0, career }))
    return true
  } catch {
    return false
  }
}

/** The career of this session, or null when there is none that can be read. */
export function findCareer({ sessionStorage }: Place): Snapshot | null {
  const text = sessionStorage.getItem(KEPT_CAREER_KEY)
  const reading = text === null ? null : readSave(text)
  return reading?.ok ? reading.save.career : null
}

export function forgetCareer({ sessionStorage }: Place): void {
  sessionStorage.removeItem(KEPT_CAREER_KEY)
}
