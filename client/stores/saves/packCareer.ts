/** Conversion of careers to save records. */
import { writeSave, type SavedGame } from '../../simulation/save/saveFile.ts'
import type { Snapshot } from '../../simulation/gameState.ts'
import { deflate } from './deflate.ts'
import { loadReader } from './loadReader.ts'
import { nextTask } from './nextTask.ts'
import { isCard, sealRecord, type SaveCard } from './saveRecord.ts'

interface Stamp {
  revision: string
  isSaved: boolean
  /** Number of times that the career was loaded; 0 by default. */
  loads?: number
}

/** Card of a saved game. */
export function cardOf({ name, savedAt, career }: SavedGame<Snapshot>, stamp: Stamp): SaveCard {
  const { day, currentSeason: season, club, isIron } = career
  return { name, savedAt, day, season, club: club.name, isIron, loads: 0, ...stamp }
}

/** Packs a career into a compressed record, in short tasks. Throws when it could not be loaded again. */
export async function packCareer(game: SavedGame<Snapshot>, stamp: Stamp): Promise<string> {
  const text = writeSave(game)
  const [{ isReadable }] = await Promise.all([loadReader(), nextTask()])
  const card = cardOf(game, stamp)
  if (!isCard(card) || !(await isReadable(text)))
    throw new Error('The reader of saves would refuse this career')
  return sealRecord(card, await deflate(text))
}

/** Packs a career at once and uncompressed. */
export function sealCareer(game: SavedGame<Snapshot>, stamp: Stamp): string {
  return sealRecord(cardOf(game, stamp), writeSave(game))
}
