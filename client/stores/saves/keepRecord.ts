import { saveMaxBytes, savesRules } from '../../../server/schemas/savesRules.ts'
import type { Api } from '../../api/Api.ts'
import { ServerError } from '../../api/ServerError.ts'
import type { SessionStore } from '../SessionStore.ts'
import { inputOf, type LocalRecord } from './accountRecord.ts'

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
