/** Reading of careers and match notes from outside, with the checks and migrations. Loaded by `loadReader.ts`. */
import { EXTRA_TIME } from '../../simulation/core/fixture.ts'
import type { Snapshot } from '../../simulation/gameState.ts'
import { MATCH_RULES } from '../../simulation/match/luck.ts'
import { integer, isObject, parseJson, record } from '../../simulation/core/checks.ts'
import { careerChecks } from '../../simulation/save/careerCheck.ts'
import { day, word32 } from '../../simulation/core/figures.ts'
import { matchInputs } from '../../simulation/save/matchChecks.ts'
import { readSave, type SaveFault, type SaveReading } from '../../simulation/save/readSave.ts'
import { MAX_SAVE_LENGTH, type SavedGame } from '../../simulation/save/saveFile.ts'
import type { KeyValueStorage } from '../environment.ts'
import { inflate } from './deflate.ts'
import { MATCH_NOTES_KEY, type KeptNotes, type MatchNotes } from './matchNotes.ts'
import { openRecord, type SaveCard } from './saveRecord.ts'
import { inTasks, STEP_LENGTH } from './steps.ts'

/** Reason why a career is not opened. 'rules': those of its challenge can't be had now. */
export type LoadFault = SaveFault | 'rules'

/** Career and card of a record, or the fault of reading it. */
export type KeptCareer = { ok: true; game: SavedGame; card: SaveCard } | { ok: false; fault: LoadFault }

/** The saved game of a record, which may come from anywhere. `isImported`: from a file of the player's. */
export async function unpackCareer(stored: string, isImported = false): Promise<SaveReading> {
  try {
    return await readRecord(stored, isImported)
  } catch {
    return { ok: false, fault: 'corrupt' }
  }
}

async function readRecord(stored: string, isImported: boolean): Promise<SaveReading> {
  if (stored.length > MAX_SAVE_LENGTH) return { ok: false, fault: 'no-save' }
  const opened = openRecord(stored)
  if (!opened) return { ok: false, fault: /^[0-9a-f]{8}\n\{/.test(stored) ? 'corrupt' : 'no-save' }
  const { content } = opened
  const json = content.startsWith('{') ? content : await inflate(content, MAX_SAVE_LENGTH)
  return json === null ? { ok: false, fault: 'corrupt' } : readSave(json, isImported)
}

/** Reads a record that this browser has written. */
export async function readKeptCareer(stored: string): Promise<KeptCareer> {
  const opened = openRecord(stored)
  if (!opened) return { ok: false, fault: 'corrupt' }
  const { card, content } = opened
  // Packed, it was left here by another build.
  const reading = content.startsWith('{') ? readSave(content) : await unpackCareer(stored)
  return reading.ok ? { ok: true, game: reading.save, card } : reading
}

/** True when a career with these fields, each as `writeFields` returns it, can be loaded. Reads them in short tasks. */
export function isReadable(fields: readonly string[]): Promise<boolean> {
  return inTasks(readInSteps(fields))
}

/** Most fields are checked in less time than a task of their own costs. */
const CHECKS_A_STEP = 8

function* readInSteps(fields: readonly string[]): Generator<void, boolean> {
  const career = {}
  let worked = 0
  for (const field of fields) {
    Object.assign(career, JSON.parse(`{${field}}`))
    worked += field.length
    if (worked < STEP_LENGTH) continue
    worked = 0
    yield
  }
  let checks = 0
  for (const hasPassed of careerChecks(career)) {
    if (!hasPassed) return false
    checks += 1
    if (checks % CHECKS_A_STEP === 0) yield
  }
  return true
}

const MAX_EVENTS = 500
const MAX_KICKS = 200

const keptNotes = record<KeptNotes>({
  seed: word32,
  day,
  rules: integer(MATCH_RULES, MATCH_RULES),
  minute: integer(0, EXTRA_TIME),
  eventCount: integer(0, MAX_EVENTS),
  kickCount: integer(0, MAX_KICKS),
  inputs: matchInputs,
})

/** Notes of the next match of a career; null when there are none, or only of a match by other rules. */
export function findMatchNotes(
  storage: KeyValueStorage,
  { seed, day, awaitingKickOff }: Snapshot,
): MatchNotes | null {
  const stored = parseJson(storage.getItem(MATCH_NOTES_KEY))
  // The build before has left no count of kicks.
  const notes = isObject(stored) ? { kickCount: 0, ...stored } : null
  return awaitingKickOff && keptNotes(notes) && notes.seed === seed && notes.day === day ? notes : null
}
