/** Records of this browser, and how they are sent to an account. */
import type { KeepSaveInput } from '../../../server/schemas/saves.ts'
import { checksum, saveMaxBytes, savesRules } from '../../../server/schemas/savesRules.ts'
import type { Api } from '../../api/Api.ts'
import { ServerError } from '../../api/ServerError.ts'
import type { SessionStore } from '../SessionStore.ts'
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
async function inputOf(
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

/** Answer of the account. 'gone': this revision has been removed or replaced there. 'off': it keeps no saves. */
export type Keeping = { result: 'kept' | 'gone' } | { result: 'refused' | 'off'; reason: string }

/** Statuses with which the account refuses a record for good; after any other, the record is sent again. */
const REFUSALS = [400, 409, 413]
/** Status of an account that keeps no saves. */
const FORBIDDEN = 403

interface Call {
  api: Pick<Api, 'keepAccountSave'>
  session: Pick<SessionStore, 'ask'>
  /** Text of the record. */
  stored: string
  device: string
  replaces: readonly string[]
}

/** Sends a record to the account. Throws when nothing is decided, and when the session has changed. */
export async function keepRecord(record: LocalRecord, call: Call): Promise<Keeping> {
  const { api, session } = call
  const input = await session.ask(() => inputOf(record, call))
  if (input.kind === 'failure') throw input.error
  if (input.kind === 'dropped') throw new Error('The session has changed')
  if (new TextEncoder().encode(input.value.content).length > saveMaxBytes)
    return { result: 'refused', reason: savesRules.large }
  const answer = await session.ask(() => api.keepAccountSave(input.value))
  if (answer.kind === 'dropped') throw new Error('The session has changed')
  if (answer.kind === 'value') return { result: answer.value ? 'kept' : 'gone' }
  const { error } = answer
  const status = error instanceof ServerError ? (error.status ?? 0) : 0
  const isRefused = REFUSALS.includes(status)
  if (!(error instanceof ServerError) || (!isRefused && status !== FORBIDDEN)) throw error
  return { result: isRefused ? 'refused' : 'off', reason: error.message }
}
