/** Conversion of careers to save records. */
import { checksum } from '../../../server/schemas/savesRules.ts'
import { joinSave, MAX_SAVE_LENGTH, writeFields, type SavedGame } from '../../simulation/save/saveFile.ts'
import type { Snapshot } from '../../simulation/gameState.ts'
import { deflate } from './deflate.ts'
import { loadReader } from './loadReader.ts'
import { isCard, sealRecord, type SaveCard } from './saveRecord.ts'
import { inTasks, STEP_LENGTH } from './steps.ts'

export interface Stamp {
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
  const { isReadable } = await loadReader()
  const fields = await inTasks(writeInSteps(game.career))
  const text = joinSave(game, fields)
  const card = cardOf(game, stamp)
  if (!isCard(card) || text.length > MAX_SAVE_LENGTH || !(await isReadable(fields)))
    throw new Error('The reader of saves would refuse this career')
  return sealRecord(card, await deflate(text))
}

/** Packs a career uncompressed, in short steps. What is done between them changes a copy of the career. */
export function* sealInSteps(game: SavedGame<Snapshot>, stamp: Stamp): Generator<void, string> {
  const fields = yield* writeInSteps(game.career)
  const sealed = `${JSON.stringify(cardOf(game, stamp))}\n${joinSave(game, fields)}`
  let sum = checksum('')
  for (let i = 0; i < sealed.length; i += STEP_LENGTH) {
    yield
    sum = checksum(sealed.slice(i, i + STEP_LENGTH), parseInt(sum, 16))
  }
  return `${sum}\n${sealed}`
}

/** Fields of the career serialised last: its copy and its save have the same. */
let latest: { career: WeakRef<Snapshot>; fields: readonly string[] } | null = null

function* writeInSteps(career: Snapshot): Generator<void, readonly string[]> {
  if (latest?.career.deref() === career) return latest.fields
  const fields: string[] = []
  let worked = 0
  for (const field of writeFields(career)) {
    fields.push(field)
    worked += field.length
    if (worked < STEP_LENGTH) continue
    worked = 0
    yield
  }
  latest = { career: new WeakRef(career), fields }
  return fields
}
