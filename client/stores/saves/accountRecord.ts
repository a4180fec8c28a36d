/** Records of this browser as they are sent to an account. */
import { checksum } from '../../../server/schemas/checksum.ts'
import type { KeepSaveInput } from '../../../server/schemas/saves.ts'
import type { BrowserRecords, ListedRecord } from './BrowserRecords.ts'
import { openRecord, sealRecord } from './saveRecord.ts'
import { SHELVES, type Shelf } from './Stamps.ts'

/** Record of this browser that belongs into the account. */
export interface LocalRecord extends ListedRecord {
  kind: KeepSaveInput['kind']
  /** Revision in the account: that of a save, or one of a recovery copy's own. */
  revision: string
}

export function localRecord(shelf: Shelf, listed: ListedRecord): LocalRecord {
  const { key, card } = listed
  if (shelf === 'saves') return { ...listed, kind: 'save', revision: card.revision }
  const page = key.slice(key.lastIndexOf('/') + 1)
  return { ...listed, kind: 'recovery', revision: `${card.savedAt.toString(36)}-${page}` }
}

/** The call's input for a record, compressed if it is not yet. */
export async function inputOf(
  { kind, card, revision }: LocalRecord,
  { stored, device, replaces }: { stored: string; device: string; replaces: readonly string[] },
): Promise<KeepSaveInput> {
  const { name, day, season, club, savedAt } = card
  // Apart, because the game's first load has it already: a static import would draw it into this chunk.
  const { deflate } = await import('./deflate.ts')
  const opened = openRecord(stored)
  const content = opened?.content.startsWith('{')
    ? sealRecord(opened.card, await deflate(opened.content))
    : stored
  return {
    ...{ kind, name, revision, day, season, club, savedAt, device },
    ...{ checksum: checksum(content), replaces: [...replaces], content },
  }
}

/**
 * Records of this browser for which `isSent` is false: the saves, then the copies of careers with unsaved progress,
 * the latest first.
 */
export async function waitingRecords(
  records: BrowserRecords,
  isSent: (record: LocalRecord) => boolean,
): Promise<LocalRecord[]> {
  const shelves = await Promise.all(
    SHELVES.map(async (shelf) => {
      const listed = await records.list(shelf)
      const wanted = listed.filter(({ card }) => shelf === 'saves' || !card.isSaved)
      return wanted.map((record) => localRecord(shelf, record))
    }),
  )
  return shelves.flat().filter((record) => !isSent(record))
}
