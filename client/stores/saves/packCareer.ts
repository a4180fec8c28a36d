/** Conversion between careers and save records. */
import {
  MAX_SAVE_LENGTH,
  readSave,
  writeSave,
  type SavedGame,
  type SaveFault,
  type SaveReading,
} from '../../simulation/save/saveFile.ts'
import type { Snapshot } from '../../simulation/gameState.ts'
import { deflate, inflate } from './deflate.ts'
import { openRecord, sealRecord, type SaveCard } from './saveRecord.ts'

interface Stamp {
  revision: string
  isSaved: boolean
}

function cardOf({ name, savedAt, career }: SavedGame<Snapshot>, stamp: Stamp): SaveCard {
  return { name, savedAt, day: career.day, season: career.currentSeason, club: career.club.name, ...stamp }
}

/** Packs a career into a compressed record. Throws when it could not be loaded again. */
export async function packCareer(game: SavedGame<Snapshot>, stamp: Stamp): Promise<string> {
  const text = writeSave(game)
  if (!readSave(text).ok) throw new Error('The reader of saves would refuse this career')
  return sealRecord(cardOf(game, stamp), await deflate(text))
}

/** Packs a career synchronously and uncompressed, for a page that is being closed. */
export function sealCareer(game: SavedGame<Snapshot>, stamp: Stamp): string {
  return sealRecord(cardOf(game, stamp), writeSave(game))
}

/** The saved game of a record, which may come from anywhere. `isImported`: from a file of the player's. */
export async function unpackCareer(stored: string, isImported = false): Promise<SaveReading> {
  if (stored.length > MAX_SAVE_LENGTH) return { ok: false, fault: 'no-save' }
  const opened = openRecord(stored)
  if (!opened) return { ok: false, fault: /^[0-9a-f]{8}\n\{/.test(stored) ? 'corrupt' : 'no-save' }
  const { content } = opened
  const json = content.startsWith('{') ? content : await inflate(content, MAX_SAVE_LENGTH)
  return json === null ? { ok: false, fault: 'corrupt' } : readSave(json, isImported)
}

/** Career and card of a record, or the fault of reading it. */
export type KeptCareer = { ok: true; game: SavedGame; card: SaveCard } | { ok: false; fault: SaveFault }

/** Reads an uncompressed record. */
export function readSealedCareer(stored: string): KeptCareer {
  const opened = openRecord(stored)
  if (!opened) return { ok: false, fault: 'corrupt' }
  const reading = readSave(opened.content)
  return reading.ok ? { ok: true, game: reading.save, card: opened.card } : reading
}
