/** Conversion of careers to save records. */
import { writeSave, type SavedGame } from '../../simulation/save/saveFile.ts'
import type { Snapshot } from '../../simulation/gameState.ts'
import { deflate } from './deflate.ts'
import { isReadable } from './readCareer.ts'
import { sealRecord, type SaveCard } from './saveRecord.ts'

interface Stamp {
  revision: string
  isSaved: boolean
}

/** Card of a saved game. */
export function cardOf({ name, savedAt, career }: SavedGame<Snapshot>, stamp: Stamp): SaveCard {
  return { name, savedAt, day: career.day, season: career.currentSeason, club: career.club.name, ...stamp }
}

/** Packs a career into a compressed record. Throws when it could not be loaded again. */
export async function packCareer(game: SavedGame<Snapshot>, stamp: Stamp): Promise<string> {
  const text = writeSave(game)
  if (!isReadable(text)) throw new Error('The reader of saves would refuse this career')
  return sealRecord(cardOf(game, stamp), await deflate(text))
}

/** Packs a career synchronously and uncompressed, for a page that is being closed. */
export function sealCareer(game: SavedGame<Snapshot>, stamp: Stamp): string {
  return sealRecord(cardOf(game, stamp), writeSave(game))
}
