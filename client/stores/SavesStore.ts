import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Environment, JournalEntry } from './environment.ts'
import { inTime } from './saves/inTime.ts'
import { hasValidChecksum, readCard, type SaveCard } from './saves/saveRecord.ts'
import { readSlot, removeSlot, slotKeys, writeSlot } from './saves/slot.ts'
import { SHELVES, Stamps, type Shelf } from './saves/Stamps.ts'
import type { SessionStore } from './SessionStore.ts'
import type { UiStore } from './UiStore.ts'

/** Saves kept. */
export const SAVES_KEPT = 10

/** Copies of careers that ended without being asked to; more would crowd out the saves. */
const RECOVERIES_KEPT = 3

/** A copy of a career of which the page was closed, or broke, before it was saved. */
export interface Recovery {
  key: string
  card: SaveCard
}

/** How writing a save went. 'conflict': another tab has written it in between. */
export type WriteResult = 'saved' | 'conflict' | 'full'

/**
 * The saved games of the registered user, as records in the browser. Knows nothing of what is in a
 * record beyond its card, so that the office can list them without loading the game.
 */
export class SavesStore {
  /** The latest first. */
  cards: readonly SaveCard[] = []
  /** The save that the game is to load when it is opened next. */
  requested: string | null = null
  readonly stamps: Stamps
  readonly #environment: Environment
  readonly #session: SessionStore
  readonly #ui: UiStore
  /** Whether the journal answers: nothing waits for one that does not. */
  #hasJournal = false

  constructor(environment: Environment, { session, ui }: { session: SessionStore; ui: UiStore }) {
    this.#environment = environment
    this.#session = session
    this.#ui = ui
    this.stamps = new Stamps(environment.clock)
    makeAutoObservable(this, { cards: observableRef, stamps: false })
  }

  /** Whose saves these are; null for guests, who have none. */
  get owner(): string | null {
    const { user, isRegistered } = this.#session
    return isRegistered ? (user?.id ?? null) : null
  }

  get canSave(): boolean {
    return this.owner !== null
  }

  /** Lists what there is, and brings back what the browser has lost; a journal that is late does so later. */
  async open(): Promise<void> {
    if (this.owner === null) return
    this.refresh()
    this.stamps.notice('recovery', this.#allRecoveries()[0]?.card.savedAt)
    await inTime(this.#environment.clock, this.#mergeJournal(this.owner))
  }

  /** Lists the saves anew. */
  refresh(): void {
    const { storage } = this.#environment
    const keys = this.owner === null ? [] : slotKeys(storage, this.#shelf('saves'))
    const cards = keys.flatMap((key) => cardOf(readSlot(storage, key)) ?? [])
    this.cards = cards.toSorted((a, b) => b.savedAt - a.savedAt)
    this.stamps.notice('saves', this.cards[0]?.savedAt)
  }

  /** The card of a save as the list shows it. */
  cardOf(name: string): SaveCard | null {
    return this.cards.find((card) => card.name === name) ?? null
  }

  /** The record of a save; null, with an error toast, when there is none. */
  recordOf(name: string): string | null {
    const stored = readSlot(this.#environment.storage, this.#key(name))
    if (stored === null) this.#ui.showToast(`Save game "${name}" not found locally.`, 'error')
    return stored
  }

  /** Writes a save over the one with revision `expected`, or over none when that is null. */
  async write(name: string, stored: string, expected: string | null): Promise<WriteResult> {
    const { locks, storage } = this.#environment
    if (this.cards.length === 0) this.#environment.persistStorage()
    const key = this.#key(name)
    return await locks.within(this.#shelf('saves'), async () => {
      const there = cardOf(readSlot(storage, key))
      if (there && there.revision !== expected) return 'conflict'
      if (!this.#write(key, stored)) return 'full'
      // The browser's storage has it already; without the journal it is as safe as that.
      await this.#enterInJournal(key, stored)
      this.refresh()
      // Another tab's clock may run ahead: what was just written stays all the same.
      const surplus = this.cards.filter((card) => card.name !== name).slice(SAVES_KEPT - 1)
      for (const { name: oldest } of surplus) await this.#remove(this.#key(oldest))
      if (surplus.length > 0) this.refresh()
      return 'saved'
    })
  }

  async remove(name: string): Promise<void> {
    try {
      await this.#remove(this.#key(name))
      this.#ui.showToast(`Deleted save "${name}".`, 'success')
    } catch {
      this.#ui.showToast('Error deleting saved game.', 'error')
    }
    this.refresh()
  }

  /** Removes all that the account keeps in this browser, recovery copies included. */
  async removeAll(): Promise<void> {
    const { storage } = this.#environment
    for (const shelf of ['saves', 'recovery'] as const) {
      for (const key of slotKeys(storage, this.#shelf(shelf))) {
        removeSlot(storage, key)
        await this.#markRemoved(shelf, key)
      }
    }
    this.refresh()
  }

  /** Downloads a save as a file. */
  downloadFile(name: string): void {
    const stored = this.recordOf(name)
    if (stored !== null) this.#environment.downloadFile(`${fileNameOf(name)}.floodlight`, stored)
  }

  /** Lets the game load a save as soon as it is opened. */
  request(name: string | null): void {
    this.requested = name
  }

  /** Copies of careers that no tab plays any more, the latest first. */
  async recoveries(): Promise<Recovery[]> {
    const { locks } = this.#environment
    const free: Recovery[] = []
    for (const recovery of this.#allRecoveries()) if (!(await locks.isHeld(recovery.key))) free.push(recovery)
    return free
  }

  recoveryRecord(key: string): string | null {
    return readSlot(this.#environment.storage, key)
  }

  /** The key of a tab's own recovery copy, which tells other tabs that it is still being played. */
  claimRecovery(run: string): string {
    const key = this.#shelf('recovery') + run
    this.#environment.locks.hold(key)
    return key
  }

  /** Keeps a recovery copy; false when the browser has no room for it. */
  keepRecovery(key: string, stored: string): boolean {
    void this.#enterInJournal(key, stored)
    const isKept = this.#write(key, stored)
    const others = this.#allRecoveries().filter((recovery) => recovery.key !== key)
    for (const old of others.slice(RECOVERIES_KEPT - 1)) this.forgetRecovery(old.key)
    return isKept
  }

  forgetRecovery(key: string): void {
    removeSlot(this.#environment.storage, key)
    void this.#markRemoved('recovery', key)
  }

  #allRecoveries(): Recovery[] {
    const { storage } = this.#environment
    if (this.owner === null) return []
    return slotKeys(storage, this.#shelf('recovery'))
      .flatMap((key) => {
        const card = cardOf(readSlot(storage, key))
        return card ? [{ key, card }] : []
      })
      .toSorted((a, b) => b.card.savedAt - a.card.savedAt)
  }

  /** Writes a slot, if need be in place of recovery copies, the oldest first; false when there is no room. */
  #write(key: string, stored: string): boolean {
    for (;;) {
      try {
        writeSlot(this.#environment.storage, key, stored)
        return true
      } catch {
        const oldest = this.#allRecoveries().findLast((recovery) => recovery.key !== key)
        if (!oldest) return false
        this.forgetRecovery(oldest.key)
      }
    }
  }

  async #remove(key: string): Promise<void> {
    await this.#markRemoved('saves', key)
    runInAction(() => {
      removeSlot(this.#environment.storage, key)
    })
  }

  async #markRemoved(shelf: Shelf, key: string): Promise<void> {
    await this.#enterInJournal(key, { removedAt: this.stamps.removal(shelf) })
  }

  /** Brings back what the browser's storage has lost, and removes what it has kept too long. */
  async #mergeJournal(owner: string): Promise<void> {
    const { storage, journal } = this.#environment
    const entries = await journal.read()
    this.#hasJournal = true
    if (this.owner !== owner) return
    for (const [key, entry] of entries) {
      const shelf = SHELVES.find((name) => key.startsWith(this.#shelf(name)))
      if (!shelf) continue
      const local = readSlot(storage, key)
      if (typeof entry === 'string') {
        if (hasValidChecksum(entry) && savedAt(local) < savedAt(entry)) this.#write(key, entry)
        continue
      }
      this.stamps.notice(shelf, entry.removedAt)
      if (local === null) await journal.forget(key)
      // What has been written since stays, though the journal has not heard of it.
      else if (savedAt(local) <= entry.removedAt) removeSlot(storage, key)
    }
    this.refresh()
  }

  /** Resolves when the journal has taken the entry, refused it or kept silent for too long. */
  async #enterInJournal(key: string, entry: JournalEntry): Promise<void> {
    const { clock, journal } = this.#environment
    const written = journal
      .write(key, entry)
      .catch(() => {})
      .then(() => {
        this.#hasJournal = true
      })
    if (this.#hasJournal) this.#hasJournal = await inTime(clock, written)
  }

  #key(name: string): string {
    return this.#shelf('saves') + name
  }

  #shelf(shelf: Shelf): string {
    return `${shelf}/${encodeURIComponent(this.owner ?? '')}/`
  }
}

/** The card of what a slot holds, which is always whole. */
function cardOf(stored: string | null): SaveCard | null {
  return stored === null ? null : readCard(stored)
}

function savedAt(stored: string | null): number {
  return cardOf(stored)?.savedAt ?? -1
}

/** What every system takes as the name of a file. */
export function fileNameOf(name: string): string {
  return name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'career'
}
