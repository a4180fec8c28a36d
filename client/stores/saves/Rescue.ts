import type { Environment, KeyValueStorage, Vault } from '../environment.ts'
import { inTime, type ListedRecord } from './BrowserRecords.ts'
import { openRecord } from './saveRecord.ts'

/** Key of the session token, which is never exported. */
const TOKEN_KEY = 'token'

/** Keys that survive a reset: saved games and the session. */
const KEPT = /^(?:(?:old:|new:|corrupt:)?saves\/|(?:token|user|rememberedEmail)$)/

type RescueEnvironment = Pick<Environment, 'storage' | 'sessionStorage' | 'vault' | 'clock' | 'downloadFile'>

/** Backup, export and reset of the stored data when the game cannot start with it. Uses no other store. */
export class Rescue {
  readonly #environment: RescueEnvironment

  constructor(environment: RescueEnvironment) {
    this.#environment = environment
  }

  /** Previous versions of saved games and of running careers, the latest first. */
  async backups(): Promise<ListedRecord[]> {
    const { backups } = await this.#contents()
    return Object.entries(backups)
      .flatMap(([key, backup]) => {
        const card = openRecord(backup)?.card
        return card ? [{ key, card }] : []
      })
      .toSorted((a, b) => b.card.savedAt - a.card.savedAt)
  }

  /** Swaps a record and its backup. Removes the career of the session. */
  async restore(key: string): Promise<void> {
    const { sessionStorage, vault, clock } = this.#environment
    const { backup } = await inTime(clock, vault.read(key))
    const card = openRecord(backup ?? '')?.card
    if (backup !== null && card)
      await inTime(
        clock,
        vault.replace(key, { card, stored: backup }, () => true),
      )
    removeKeys(sessionStorage, () => true)
  }

  /** Downloads all stored data unchanged, readable or not. */
  async exportAll(): Promise<void> {
    const { storage, sessionStorage, downloadFile } = this.#environment
    const contents = {
      storage: Object.fromEntries(entriesOf(storage).filter(([key]) => key !== TOKEN_KEY)),
      sessionStorage: Object.fromEntries(entriesOf(sessionStorage)),
      ...(await this.#contents()),
    }
    downloadFile('floodlight-browser-data.json', JSON.stringify(contents, null, 1))
  }

  /** Deletes the running career, its copies and the settings. */
  async startAnew(): Promise<void> {
    const { storage, sessionStorage, vault, clock } = this.#environment
    removeKeys(sessionStorage, () => true)
    removeKeys(storage, (key) => !KEPT.test(key))
    const { records } = await this.#contents()
    const doomed = Object.keys(records).filter((key) => !KEPT.test(key))
    await inTime(clock, vault.remove(doomed)).catch(() => {})
  }

  /** Everything in the database; nothing when it does not answer. */
  #contents(): ReturnType<Vault['contents']> {
    const { vault, clock } = this.#environment
    return inTime(clock, vault.contents()).catch(() => ({ records: {}, backups: {} }))
  }
}

function entriesOf(storage: KeyValueStorage): [string, string | null][] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return keys.map((key) => [key, storage.getItem(key)])
}

function removeKeys(storage: KeyValueStorage, isDoomed: (key: string) => boolean): void {
  for (const [key] of entriesOf(storage)) if (isDoomed(key)) storage.removeItem(key)
}
