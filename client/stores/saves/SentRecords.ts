import type { AccountSaveList } from '../../../server/schemas/saves.ts'
import { replacedMax } from '../../../server/schemas/savesRules.ts'
import { fieldsOf, parseJson } from '../../simulation/core/checks.ts'
import type { Environment } from '../environment.ts'
import type { SessionStore } from '../SessionStore.ts'
import { ledgerKey } from './Stamps.ts'

interface SentRecord {
  /** Revision of the record that the account has acknowledged; null before the first. */
  sent: string | null
  /** True when the account no longer has that revision, because a device removed or replaced it. */
  isGone: boolean
  /** Revisions on their way since the last acknowledgement: their answers may have been lost. The latest first. */
  offered: readonly string[]
  /** Versions in the account that the next one replaces, those that they have replaced too. The latest first. */
  replaces: readonly string[]
  /** Version of the account that was loaded here and may be saved again. */
  loaded: string | null
}

interface AccountLedger {
  /** Database of the account when it was last listed; null before the first time. */
  epoch: string | null
  /** False when the player wants no saves in their account. */
  keepsSaves: boolean
  /** True once the player has been told that saves go to the account. */
  isTold: boolean
  /** By the storage key of the record. */
  records: Partial<Record<string, SentRecord>>
  /** Revisions to remove from the account. */
  removals: readonly string[]
}

const NOTHING_SENT: SentRecord = {
  sent: null,
  isGone: false,
  offered: [],
  replaces: [],
  loaded: null,
}

interface Root {
  environment: Pick<Environment, 'storage'>
  session: Pick<SessionStore, 'owner'>
}

/** Stored record of what this browser has sent to the user's account and has to remove from it. */
export class SentRecords {
  readonly #root: Root
  /** Ledger that the storage had no room for. */
  #unwritten: { key: string; ledger: AccountLedger } | null = null

  constructor(root: Root) {
    this.#root = root
  }

  get ledger(): Omit<AccountLedger, 'records'> {
    return this.#read()
  }

  /** State of the record of this storage key. */
  of(key: string): SentRecord {
    return { ...NOTHING_SENT, ...this.#read().records[key] }
  }

  change(key: string, change: Partial<SentRecord>): void {
    const ledger = this.#read()
    this.#write({ ...ledger, records: { ...ledger.records, [key]: { ...this.of(key), ...change } } })
  }

  /**
   * Notes before the call that a revision is on its way. Returns the revisions that it replaces, with those whose
   * answers were lost: they may have reached the account.
   */
  offer(key: string, revision: string): string[] {
    const { offered, replaces } = this.of(key)
    this.change(key, { offered: latestOf([revision, ...offered]) })
    return latestOf([...offered, ...replaces]).filter((replaced) => replaced !== revision)
  }

  /** Notes that the account has answered for a revision; `isGone`: that it has been removed or replaced there. */
  acknowledge(key: string, revision: string, { isGone }: { isGone: boolean }): void {
    const { offered, replaces } = this.of(key)
    const followed = latestOf([revision, ...offered, ...replaces])
    this.change(key, { sent: revision, isGone, offered: [], replaces: followed })
  }

  /** Notes that the record of this key follows from a version of the account, and replaces no other. */
  follow(key: string, revision: string): void {
    this.change(key, { offered: [], replaces: [revision], loaded: null })
  }

  /**
   * Compares what was sent with the account's list. A revision that was neither removed nor replaced has been lost,
   * such as by the restoration of an older backup, and counts as not sent. Ledgers of an earlier release hold
   * revisions of which the account does not know: what is missing at their first list counts as removed.
   */
  compare({ saves, removed, epoch, keepsSaves }: AccountSaveList): void {
    const ledger = this.#read()
    const kept = new Set(saves.map(({ revision }) => revision))
    const gone = new Set(removed)
    const compared = ([key, record]: [string, SentRecord | undefined]) => {
      const sent = record?.sent ?? null
      if (!record || sent === null || kept.has(sent)) return [key, record]
      const isGone = record.isGone || ledger.epoch === null || gone.has(sent)
      return [key, isGone ? { ...record, isGone } : { ...record, sent: null }]
    }
    const records = keepsSaves
      ? (Object.fromEntries(Object.entries(ledger.records).map(compared)) as AccountLedger['records'])
      : ledger.records
    this.#write({ ...ledger, epoch, keepsSaves, records, removals: keepsSaves ? ledger.removals : [] })
  }

  /** Forgets the record of this key and notes its revisions for removal. False when it was never sent. */
  remove(key: string): boolean {
    const ledger = this.#read()
    const { [key]: removed, ...records } = ledger.records
    if (!removed) return false
    const doomed = [removed.sent, ...removed.offered].filter((revision) => revision !== null)
    this.#write({ ...ledger, records, removals: [...new Set([...ledger.removals, ...doomed])] })
    return true
  }

  /** Notes that a revision has been removed from the account. */
  noteRemoval(revision: string): void {
    const ledger = this.#read()
    this.#write({ ...ledger, removals: ledger.removals.filter((item) => item !== revision) })
  }

  noteTold(): void {
    this.#write({ ...this.#read(), isTold: true })
  }

  get #key(): string {
    return ledgerKey(this.#root.session.owner ?? '')
  }

  #read(): AccountLedger {
    const key = this.#key
    if (this.#unwritten?.key === key) return this.#unwritten.ledger
    return readLedger(this.#root.environment.storage.getItem(key))
  }

  #write(ledger: AccountLedger): void {
    const key = this.#key
    try {
      this.#root.environment.storage.setItem(key, JSON.stringify(ledger))
      this.#unwritten = null
    } catch {
      // Remembered by this page alone; on the next, what was sent is sent again, and the account keeps it once.
      this.#unwritten = { key, ledger }
    }
  }
}

/** Fields of anything that was stored. */
type Stored<T> = Partial<Record<keyof T, unknown>>

/** Reads a ledger. What is damaged counts as not sent: sending again loses nothing. */
function readLedger(stored: string | null): AccountLedger {
  const { epoch, keepsSaves, isTold, records, removals }: Stored<AccountLedger> = fieldsOf(parseJson(stored))
  const entries = Object.entries(records ?? {})
  return {
    epoch: text(epoch),
    keepsSaves: keepsSaves !== false,
    isTold: isTold === true,
    records: Object.fromEntries(entries.map(([name, sent]) => [name, sentOf(sent)])),
    removals: texts(removals),
  }
}

/** Revisions without duplicates, as many as a write may name. */
export function latestOf(revisions: readonly (string | null)[]): string[] {
  return [...new Set(revisions.filter((revision) => revision !== null))].slice(0, replacedMax)
}

function sentOf(value: unknown): SentRecord {
  // `base`: the one version that the next replaced, in ledgers of an earlier release.
  const { sent, isGone, offered, replaces, loaded, base }: Stored<SentRecord & { base: string }> =
    fieldsOf(value)
  return {
    sent: text(sent),
    isGone: isGone === true,
    offered: texts(offered),
    replaces: latestOf([...texts(replaces), text(base)]),
    loaded: text(loaded),
  }
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}
