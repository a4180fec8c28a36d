/**
 * Progress and decisions of the match being watched, stored for the browser session, so that a reload
 * resumes the match. They are read by `readCareer.ts`.
 */
import type { Snapshot } from '../../simulation/gameState.ts'
import { MATCH_RULES } from '../../simulation/match/luck.ts'
import type { MatchInput } from '../../simulation/match/matchReport.ts'
import type { Environment, KeyValueStorage } from '../environment.ts'

export interface MatchNotes {
  /** Last whole minute shown. */
  minute: number
  /** Number of events shown, which may include some of the next minute. */
  eventCount: number
  /** Number of kicks of the shoot-out shown. */
  kickCount: number
  inputs: readonly MatchInput[]
}

/** Notes as stored, with the career and the day to which they belong, and the rules that the match was played by. */
export interface KeptNotes extends MatchNotes {
  seed: number
  day: number
  rules: number
}

export const MATCH_NOTES_KEY = 'match'

/** Storage of the notes: for an iron career the browser's, so that a closed tab brings no kick-off back. */
export function notesStorage(
  { storage, sessionStorage }: Pick<Environment, 'storage' | 'sessionStorage'>,
  career: Snapshot | null,
): KeyValueStorage {
  return career?.isIron ? storage : sessionStorage
}

/** Stores the notes of the match, or removes them when `notes` is null. */
export function keepMatchNotes(
  storage: KeyValueStorage,
  career: Snapshot | null,
  notes: MatchNotes | null,
): void {
  try {
    if (!career || !notes) return storage.removeItem(MATCH_NOTES_KEY)
    const kept: KeptNotes = { seed: career.seed, day: career.day, rules: MATCH_RULES, ...notes }
    storage.setItem(MATCH_NOTES_KEY, JSON.stringify(kept))
  } catch {
    // Without storage, a reload shows the match from kick-off.
  }
}
