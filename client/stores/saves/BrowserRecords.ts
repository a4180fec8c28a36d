import type { Clock, Environment, RecordBackup, VaultRecord } from '../environment.ts'
import type { SessionStore } from '../SessionStore.ts'
import { hasValidChecksum, isCard, isOnlySave, readCard, type SaveCard } from './saveRecord.ts'
import { Stamps, type Shelf } from './Stamps.ts'

/** Timeout of the database. One that works answers in a hundredth of it. */
export const TIMEOUT_MS = 10_000

/** Result of `work`. Rejects when there is none at the timeout. */
export function inTime<Result>(clock: Pick<Clock, 'after'>, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stopWaiting = clock.after(TIMEOUT_MS, () => reject(new Error('The database does not answer')))
    void work.finally(stopWaiting).then(resolve, reject)
  })
}

/** Record in a list. */
export interface ListedRecord {
  key: string
  card: SaveCard
}

interface RecordsOptions {
  environment: Pick<Environment, 'vault' | 'clock' | 'locks'>
  session: Pick<SessionStore, 'owner'>
}

/** Records of the user in the database of the browser. Calls reject when it refuses or does not answer. */
export class BrowserRecords {
  readonly stamps: Stamps
  readonly #environment: RecordsOptions['environment']
  readonly #session: RecordsOptions['session']
  /** Keys of the copies of this page. */
  readonly #claimed = new Set<string>()

  constructor({ environment, session }: RecordsOptions) {
    this.#environment = environment
    this.#session = session
    this.stamps = new Stamps(environment.clock)
  }

  /** Prefix of the keys of a shelf. */
  shelf(shelf: Shelf): string {
    return `${shelf}/${encodeURIComponent(this.#session.owner ?? '')}/`
  }

  /** Records of a shelf whose keys begin with `prefix`, by default the user's; the latest first. */
  async list(shelf: Shelf, prefix = this.shelf(shelf)): Promise<ListedRecord[]> {
    const cards = await this.#answer((vault) => vault.cards(prefix))
    const listed = [...cards].flatMap(([key, card]) => (isCard(card) ? [{ key, card }] : []))
    const latestFirst = listed.toSorted((a, b) => b.card.savedAt - a.card.savedAt)
    this.stamps.notice(shelf, latestFirst[0]?.card.savedAt)
    return latestFirst
  }

  /** Copies of careers that another tab is playing, or that none is, the latest first. */
  async copies({ isOpen }: { isOpen: boolean }): Promise<ListedRecord[]> {
    const copies = await this.list('recovery')
    const open = await Promise.all(copies.map(({ key }) => this.isOpenElsewhere(key)))
    return copies.filter(({ key }, i) => open[i] === isOpen && !this.#claimed.has(key))
  }

  /** True while another tab plays the career of this copy. */
  async isOpenElsewhere(key: string): Promise<boolean> {
    return !this.#claimed.has(key) && (await this.#environment.locks.isHeld(key))
  }

  /** Returns the key of a copy of this page. Locks it, so that other tabs see that the career is open. */
  claimCopy(run: string): string {
    const key = this.shelf('recovery') + run
    this.#claimed.add(key)
    this.#environment.locks.hold(key)
    return key
  }

  /** Text of a record, or of its backup when it is damaged; null when there is none. */
  async read(key: string): Promise<string | null> {
    const { stored, backup } = await this.#answer((vault) => vault.read(key))
    if (stored === null || hasValidChecksum(stored)) return stored
    return backup !== null && hasValidChecksum(backup) ? backup : stored
  }

  /** Writes a save in place of one of this revision, or of none. False when there is another. */
  replace(key: string, stored: string, expected: string | null): Promise<boolean> {
    const mayReplace = (before: unknown) => !isCard(before) || before.revision === expected
    return this.#withRoom(() => this.#answer((vault) => vault.replace(key, recordOf(stored), mayReplace)))
  }

  /** Writes a copy of a running career, with the one before as its backup. */
  async put(key: string, stored: string, backup: RecordBackup | null): Promise<void> {
    await this.#withRoom(() => this.#answer((vault) => vault.put(key, recordOf(stored), backup)))
  }

  remove(keys: readonly string[]): Promise<void> {
    return keys.length === 0 ? Promise.resolve() : this.#answer((vault) => vault.remove(keys))
  }

  /** Repeats a refused write after the oldest copy of a career has made room, while there is one that no tab is playing. */
  async #withRoom<Answer>(write: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      try {
        return await write()
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error
        const oldest = (await this.copies({ isOpen: false })).findLast(({ card }) => !isOnlySave(card))
        if (!oldest) throw error
        await this.remove([oldest.key])
      }
    }
  }

  #answer<Answer>(ask: (vault: Environment['vault']) => Promise<Answer>): Promise<Answer> {
    return inTime(this.#environment.clock, ask(this.#environment.vault))
  }
}

function recordOf(stored: string): VaultRecord {
  const card = readCard(stored)
  if (!card) throw new Error('A record needs a card')
  return { card, stored }
}
