/** Records of this browser as they are sent to an account. */
import { checksum } from '../../../server/schemas/checksum.ts'
import type { KeepSaveInput } from '../../../server/schemas/saves.ts'
import type { BrowserRecords } from './BrowserRecords.ts'
import { checksumOf, openRecord, readCard, sealRecord, type SaveCard } from './saveRecord.ts'
import type { Recovery } from './recovery.ts'
import { SHELVES, type Shelf } from './Stamps.ts'

/** Record of this browser that belongs into the account. */
export interface LocalRecord extends Recovery {
  kind: KeepSaveInput['kind']
  /** Revision in the account: that of a save, or one of a recovery copy's own. */
  revision: string
  stored: string
}

export function localRecord(
  shelf: Shelf,
  entry: { key: string; card: SaveCard; stored: string },
): LocalRecord {
  const { card, stored } = entry
  return shelf === 'saves'
    ? { ...entry, kind: 'save', revision: card.revision }
    : { ...entry, kind: 'recovery', revision: `${card.savedAt.toString(36)}-${checksumOf(stored)}` }
}

/** The call's input for a record, compressed if it is not yet. */
export async function inputOf(
  { kind, card, revision, stored }: LocalRecord,
  { device, replaces }: { device: string; replaces: readonly string[] },
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

/** Records of this browser for which `isSent` is false: the saves, then the recovery copies, the latest first. */
export function waitingRecords(
  records: BrowserRecords,
  isSent: (record: LocalRecord) => boolean,
): LocalRecord[] {
  return SHELVES.flatMap((shelf) => {
    const found = records.keys(shelf).flatMap((key) => {
      const stored = records.read(key)
      const card = stored === null ? null : readCard(stored)
      return stored === null || card === null ? [] : [localRecord(shelf, { key, card, stored })]
    })
    const waiting = found.filter((record) => !isSent(record))
    return waiting.toSorted((a, b) => b.card.savedAt - a.card.savedAt)
  })
}
