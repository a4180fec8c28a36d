import type { Environment, JournalEntry, KeyValueStorage } from '../environment.ts'
import { inTime } from './inTime.ts'
import { openRecord, type SaveCard } from './saveRecord.ts'
import { backupKeys, restoreBackup } from './slot.ts'

/** The version before the last of a saved game or of a recovery copy. */
interface Backup {
  key: string
  card: SaveCard
}

/** Shows who is logged in to whoever has it: it never leaves the browser. */
const TOKEN_KEY = 'token'

/** What stays when everything begins anew: saved games, and who is logged in. */
const KEPT = /^(?:(?:old:|new:|corrupt:)?saves\/|(?:token|user|rememberedEmail)$)/

type RescueEnvironment = Pick<
  Environment,
  'storage' | 'sessionStorage' | 'journal' | 'clock' | 'downloadFile'
>

/** What can be done with what the browser keeps when the game can't start with it. Needs no other store. */
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

  /** Lets a backup change places with what has come after it; the career of the session makes way. */
  async restore(key: string): Promise<void> {
    const { storage, sessionStorage, journal, clock } = this.#environment
    const restored = restoreBackup(storage, key)
    if (restored !== null) await inTime(clock, journal.write(key, restored))
    removeKeys(sessionStorage, () => true)
  }

  /** Hands everything that the browser keeps to the player as it stands, readable or not. */
  async exportAll(): Promise<void> {
    const { storage, sessionStorage, downloadFile } = this.#environment
    const contents = {
      storage: Object.fromEntries(entriesOf(storage).filter(([key]) => key !== TOKEN_KEY)),
      sessionStorage: Object.fromEntries(entriesOf(sessionStorage)),
      journal: Object.fromEntries(await this.#journalEntries()),
    }
    downloadFile('floodlight-browser-data.json', JSON.stringify(contents, null, 1))
  }

  /** Forgets the running career, its copies and the settings. */
  async startAnew(): Promise<void> {
    const { storage, sessionStorage, journal, clock } = this.#environment
    removeKeys(sessionStorage, () => true)
    removeKeys(storage, (key) => !KEPT.test(key))
    const doomed = [...(await this.#journalEntries()).keys()].filter((key) => !KEPT.test(key))
    await inTime(clock, Promise.all(doomed.map((key) => journal.forget(key))))
  }

  /** None when the journal does not answer. */
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
