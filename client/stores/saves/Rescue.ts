import type { Environment, JournalEntry, KeyValueStorage } from '../environment.ts'
import { inTime } from './inTime.ts'
import { openRecord, type SaveCard } from './saveRecord.ts'
import { backupKeys, restoreBackup } from './slot.ts'

/** Previous version of a saved game or of a recovery copy. */
interface Backup {
  key: string
  card: SaveCard
}

/** Key of the session token, which is never exported. */
const TOKEN_KEY = 'token'

/** Keys that survive a reset: saved games and the session. */
const KEPT = /^(?:(?:old:|new:|corrupt:)?saves\/|(?:token|user|rememberedEmail)$)/

type RescueEnvironment = Pick<
  Environment,
  'storage' | 'sessionStorage' | 'journal' | 'clock' | 'downloadFile'
>

/** Backup, export and reset of the stored data when the game cannot start with it. Uses no other store. */
export class Rescue {
  readonly #environment: RescueEnvironment

  constructor(environment: RescueEnvironment) {
    this.#environment = environment
  }

  /** The latest first. */
  backups(): Backup[] {
    return backupKeys(this.#environment.storage)
      .flatMap(({ key, backup }) => {
        const card = openRecord(backup)?.card
        return card ? [{ key, card }] : []
      })
      .toSorted((a, b) => b.card.savedAt - a.card.savedAt)
  }

  /** Swaps a record and its backup. Removes the career of the session. */
  async restore(key: string): Promise<void> {
    const { storage, sessionStorage, journal, clock } = this.#environment
    const restored = restoreBackup(storage, key)
    if (restored !== null) await inTime(clock, journal.write(key, restored))
    removeKeys(sessionStorage, () => true)
  }

  /** Downloads all stored data unchanged, readable or not. */
  async exportAll(): Promise<void> {
    const { storage, sessionStorage, downloadFile } = this.#environment
    const contents = {
      storage: Object.fromEntries(entriesOf(storage).filter(([key]) => key !== TOKEN_KEY)),
      sessionStorage: Object.fromEntries(entriesOf(sessionStorage)),
      journal: Object.fromEntries(await this.#journalEntries()),
    }
    downloadFile('floodlight-browser-data.json', JSON.stringify(contents, null, 1))
  }

  /** Deletes the running career, its copies and the settings. */
  async startAnew(): Promise<void> {
    const { storage, sessionStorage, journal, clock } = this.#environment
    removeKeys(sessionStorage, () => true)
    removeKeys(storage, (key) => !KEPT.test(key))
    const doomed = [...(await this.#journalEntries()).keys()].filter((key) => !KEPT.test(key))
    await inTime(clock, Promise.all(doomed.map((key) => journal.forget(key))))
  }

  /** Entries of the journal; empty when it does not answer. */
  async #journalEntries(): Promise<ReadonlyMap<string, JournalEntry>> {
    let entries: ReadonlyMap<string, JournalEntry> = new Map()
    const reading = this.#environment.journal.read().then((read) => {
      entries = read
    })
    await inTime(this.#environment.clock, reading)
    return entries
  }
}

function entriesOf(storage: KeyValueStorage): [string, string | null][] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return keys.map((key) => [key, storage.getItem(key)])
}

function removeKeys(storage: KeyValueStorage, isDoomed: (key: string) => boolean): void {
  for (const [key] of entriesOf(storage)) if (isDoomed(key)) storage.removeItem(key)
}
