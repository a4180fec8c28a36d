/** What this browser has sent to an account, and has to remove from it. Survives reloads in the storage. */
import type { KeyValueStorage } from '../environment.ts'

export interface SentRecord {
  /** Revision of the record that the account has acknowledged; null before the first. */
  sent: string | null
  /** Version in the account that the next one replaces. */
  base: string | null
  /** Version of the account that was loaded here and may be saved again. */
  loaded: string | null
}

export interface AccountLedger {
  /** By the storage key of the record. */
  records: Partial<Record<string, SentRecord>>
  /** Revisions to remove from the account. */
  removals: string[]
}

export const NOTHING_SENT: SentRecord = { sent: null, base: null, loaded: null }

/** Reads a ledger. What is damaged counts as not sent: sending again loses nothing. */
export function readLedger(storage: KeyValueStorage, key: string): AccountLedger {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? '{}')
    const { records, removals } = value as { records?: unknown; removals?: unknown }
    return {
      records: Object.fromEntries(Object.entries(records ?? {}).map(([name, sent]) => [name, sentOf(sent)])),
      removals: Array.isArray(removals) ? removals.filter((item) => typeof item === 'string') : [],
    }
  } catch {
    return { records: {}, removals: [] }
  }
}

function sentOf(value: unknown): SentRecord {
  const { sent, base, loaded } = (value ?? {}) as Partial<Record<keyof SentRecord, unknown>>
  const text = (item: unknown) => (typeof item === 'string' ? item : null)
  return { sent: text(sent), base: text(base), loaded: text(loaded) }
}
