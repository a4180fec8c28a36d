import type { Environment } from '../environment.ts'
import { NOTHING_SENT, readLedger, type AccountLedger, type SentRecord } from './accountLedger.ts'
import { ledgerKey } from './ledgerKey.ts'

interface Parts {
  environment: Pick<Environment, 'storage'>
  /** Id of the registered user; null for guests. */
  owner: () => string | null
}

/** What this browser has sent to the user's account, and has to remove from it, in the storage. */
export class SentRecords {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** State of the record of this storage key. */
  of(key: string): SentRecord {
    return { ...NOTHING_SENT, ...this.#read().records[key] }
  }

  /** Revisions to remove from the account. */
  get removals(): readonly string[] {
    return this.#read().removals
  }

  change(key: string, change: Partial<SentRecord>): void {
    const ledger = this.#read()
    this.#write({ ...ledger, records: { ...ledger.records, [key]: { ...this.of(key), ...change } } })
  }

  /** Forgets the record of this key and notes its revision for removal. False when it was never sent. */
  remove(key: string): boolean {
    const { records, removals } = this.#read()
    const { [key]: removed, ...others } = records
    if (!removed) return false
    this.#write({ records: others, removals: removed.sent === null ? removals : [...removals, removed.sent] })
    return true
  }

  /** Notes that a revision has been removed from the account. */
  noteRemoval(revision: string): void {
    const ledger = this.#read()
    this.#write({ ...ledger, removals: ledger.removals.filter((item) => item !== revision) })
  }

  get #key(): string {
    return ledgerKey(this.#parts.owner() ?? '')
  }

  #read(): AccountLedger {
    return readLedger(this.#parts.environment.storage, this.#key)
  }

  #write(ledger: AccountLedger): void {
    try {
      this.#parts.environment.storage.setItem(this.#key, JSON.stringify(ledger))
    } catch {
      // What was sent is sent again; the server keeps it once.
    }
  }
}
