/**
 * How far the running match has been watched and what was decided in it, kept for the browser
 * session: after a reload of the page it goes on where it was.
 */
import type { Snapshot } from '../../simulation/gameState.ts'
import { FULL_TIME } from '../../simulation/match/engine.ts'
import type { MatchInput } from '../../simulation/match/matchReport.ts'
import { record, integer } from '../../simulation/save/checks.ts'
import { day, word32 } from '../../simulation/save/figureChecks.ts'
import { matchInputs } from '../../simulation/save/matchChecks.ts'
import type { KeyValueStorage } from '../environment.ts'

export interface MatchNotes {
  /** The last whole minute that was shown. */
  minute: number
  /** How many events were told, some of the next minute perhaps among them. */
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

/** Keeps the notes of a match of a career; null when none is being watched any more. */
export function keepMatchNotes(
  storage: KeyValueStorage,
  career: Snapshot | null,
  notes: MatchNotes | null,
): void {
  try {
    if (!career || !notes) storage.removeItem(KEY)
    else storage.setItem(KEY, JSON.stringify({ seed: career.seed, day: career.day, ...notes }))
  } catch {
    // A browser without room for it shows the match from its kick-off.
  }
}

/** The notes of the match that a career is about to play; null when there are none. */
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
