/**
 * Progress and decisions of the match being watched, stored for the browser session, so that a reload
 * resumes the match.
 */
import type { Snapshot } from '../../simulation/gameState.ts'
import { FULL_TIME } from '../../simulation/match/engine.ts'
import type { MatchInput } from '../../simulation/match/matchReport.ts'
import { record, integer } from '../../simulation/save/checks.ts'
import { day, word32 } from '../../simulation/save/figureChecks.ts'
import { matchInputs } from '../../simulation/save/matchChecks.ts'
import type { KeyValueStorage } from '../environment.ts'

export interface MatchNotes {
  /** Last whole minute shown. */
  minute: number
  /** Number of events shown, which may include some of the next minute. */
  eventCount: number
  inputs: readonly MatchInput[]
}

interface KeptNotes extends MatchNotes {
  seed: number
  day: number
}

const KEY = 'match'
const MOST_EVENTS = 500

const keptNotes = record<KeptNotes>({
  seed: word32,
  day,
  minute: integer(0, FULL_TIME),
  eventCount: integer(0, MOST_EVENTS),
  inputs: matchInputs,
})

/** Stores the notes of the match, or removes them when `notes` is null. */
export function keepMatchNotes(
  storage: KeyValueStorage,
  career: Snapshot | null,
  notes: MatchNotes | null,
): void {
  try {
    if (!career || !notes) storage.removeItem(KEY)
    else storage.setItem(KEY, JSON.stringify({ seed: career.seed, day: career.day, ...notes }))
  } catch {
    // Without storage, a reload shows the match from kick-off.
  }
}

/** Notes of the next match of a career; null when there are none. */
export function findMatchNotes(
  storage: KeyValueStorage,
  { seed, day, awaitingKickOff }: Snapshot,
): MatchNotes | null {
  const notes = parse(storage.getItem(KEY))
  return awaitingKickOff && keptNotes(notes) && notes.seed === seed && notes.day === day ? notes : null
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
