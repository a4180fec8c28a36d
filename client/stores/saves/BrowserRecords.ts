import type { Environment, JournalEntry } from '../environment.ts'
import { inTime } from './inTime.ts'
import type { Recovery } from './recovery.ts'
import { hasValidChecksum, readCard, type SaveCard } from './saveRecord.ts'
import { readSlot, removeSlot, slotKeys, writeSlot } from './slot.ts'
import { SHELVES, Stamps, type Shelf } from './Stamps.ts'

interface RecordsOptions {
  environment: Pick<Environment, 'storage' | 'journal' | 'clock'>
  /** Id of the user whose records these are; null for guests, who have none. */
  owner: () => string | null
}

/** Records of one user in the browser's storage, each written to the journal as well. */
export class BrowserRecords {
  readonly stamps: Stamps
  readonly #environment: RecordsOptions['environment']
  readonly #owner: RecordsOptions['owner']
  /** False until the journal has answered, and once it has timed out: nothing waits for it then. */
  #hasJournal = false

  constructor({ environment, owner }: RecordsOptions) {
    this.#environment = environment
    this.#owner = owner
    this.stamps = new Stamps(environment.clock)
  }

  /** Prefix of the keys of a shelf. */
  shelf(shelf: Shelf): string {
    return `${shelf}/${encodeURIComponent(this.#owner() ?? '')}/`
  }

  /** Keys of a shelf; none without an owner. */
  keys(shelf: Shelf): string[] {
    return this.#owner() === null ? [] : slotKeys(this.#environment.storage, this.shelf(shelf))
  }

  read(key: string): string | null {
    return readSlot(this.#environment.storage, key)
  }

  cardOf(key: string): SaveCard | null {
    return cardOf(this.read(key))
  }

  /** Writes a slot. Deletes recovery copies, the oldest first, to make room; false when that is not enough. */
  write(key: string, stored: string): boolean {
    for (;;) {
      try {
        writeSlot(this.#environment.storage, key, stored)
        return true
      } catch {
        const oldest = this.recoveries().findLast((recovery) => recovery.key !== key)
        if (!oldest) return false
        this.remove(oldest.key)
        void this.markRemoved('recovery', oldest.key)
      }
    }
  }

  /** Removes a slot from the storage; the journal restores it unless `markRemoved` is called as well. */
  remove(key: string): void {
    removeSlot(this.#environment.storage, key)
  }

  /** Recovery copies, including those of open tabs; the latest first. */
  recoveries(): Recovery[] {
    return this.keys('recovery')
      .flatMap((key) => {
        const card = this.cardOf(key)
        return card ? [{ key, card }] : []
      })
      .toSorted((a, b) => b.card.savedAt - a.card.savedAt)
  }

  /** Writes an entry to the journal. Resolves when it is written or refused, or has timed out. */
  async enterInJournal(key: string, entry: JournalEntry): Promise<void> {
    const { clock, journal } = this.#environment
    const written = journal
      .write(key, entry)
      .catch(() => {})
      .then(() => {
        this.#hasJournal = true
      })
    if (this.#hasJournal) this.#hasJournal = await inTime(clock, written)
  }

  async markRemoved(shelf: Shelf, key: string): Promise<void> {
    await this.enterInJournal(key, { removedAt: this.stamps.removal(shelf) })
  }

  /** Restores records that the storage has lost, and removes those that the journal marks as removed. */
  async mergeJournal(): Promise<void> {
    const { storage, journal } = this.#environment
    const owner = this.#owner()
    const entries = await journal.read()
    this.#hasJournal = true
    if (this.#owner() !== owner) return
    for (const [key, entry] of entries) {
      const shelf = SHELVES.find((name) => key.startsWith(this.shelf(name)))
      if (!shelf) continue
      const local = readSlot(storage, key)
      if (typeof entry === 'string') {
        if (hasValidChecksum(entry) && savedAt(local) < savedAt(entry)) this.write(key, entry)
        continue
      }
      this.stamps.notice(shelf, entry.removedAt)
      if (local === null) await journal.forget(key)
      // A record written after the removal stays, even if it has not reached the journal.
      else if (savedAt(local) <= entry.removedAt) removeSlot(storage, key)
    }
  }
}

/** Card of the content of a slot, whose checksum is always valid. */
function cardOf(stored: string | null): SaveCard | null {
  return stored === null ? null : readCard(stored)
}

function savedAt(stored: string | null): number {
  return cardOf(stored)?.savedAt ?? -1
}
