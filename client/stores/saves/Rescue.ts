import type { Environment, KeyValueStorage } from '../environment.ts'
import { openRecord, type SaveCard } from './saveRecord.ts'
import { backupKeys, restoreBackup } from './slot.ts'

/** The version before the last of a saved game or of a recovery copy. */
export interface Backup {
  key: string
  card: SaveCard
}

/** Shows who is logged in to whoever has it: it never leaves the browser. */
const TOKEN_KEY = 'token'

/** What stays when everything begins anew: saved games, and who is logged in. */
const KEPT = /^(?:(?:old:|new:|corrupt:)?saves\/|(?:token|user|rememberedEmail)$)/

/** What can be done with what the browser keeps when the game can't start with it. Needs no other store. */
export class Rescue {
  readonly #environment: Pick<Environment, 'storage' | 'sessionStorage' | 'journal' | 'offerFile'>

  constructor(environment: Pick<Environment, 'storage' | 'sessionStorage' | 'journal' | 'offerFile'>) {
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
    const { storage, sessionStorage, journal } = this.#environment
    const restored = restoreBackup(storage, key)
    if (restored !== null) await journal.write(key, restored).catch(() => {})
    removeKeys(sessionStorage, () => true)
  }

  /** Hands everything that the browser keeps to the player as it stands, readable or not. */
  async exportAll(): Promise<void> {
    const { storage, sessionStorage, journal, offerFile } = this.#environment
    const contents = {
      storage: Object.fromEntries(entriesOf(storage).filter(([key]) => key !== TOKEN_KEY)),
      sessionStorage: Object.fromEntries(entriesOf(sessionStorage)),
      journal: Object.fromEntries(await journal.read()),
    }
    offerFile('floodlight-browser-data.json', JSON.stringify(contents, null, 1))
  }

  /** Forgets the running career, its copies and the settings. */
  async startAnew(): Promise<void> {
    const { storage, sessionStorage, journal } = this.#environment
    removeKeys(sessionStorage, () => true)
    removeKeys(storage, (key) => !KEPT.test(key))
    for (const key of (await journal.read()).keys()) {
      if (!KEPT.test(key)) await journal.forget(key).catch(() => {})
    }
  }
}

function entriesOf(storage: KeyValueStorage): [string, string | null][] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return keys.map((key) => [key, storage.getItem(key)])
}

function removeKeys(storage: KeyValueStorage, isDoomed: (key: string) => boolean): void {
  for (const [key] of entriesOf(storage)) if (isDoomed(key)) storage.removeItem(key)
}
