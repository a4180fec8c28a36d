import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Environment } from './environment.ts'
import { isWhole, readCard, type SaveCard } from './saves/saveRecord.ts'
import { readSlot, removeSlot, slotKeys, writeSlot } from './saves/slot.ts'
import type { SessionStore } from './SessionStore.ts'
import type { UiStore } from './UiStore.ts'

/** Saves kept (specification, section 9). */
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
  readonly #environment: Environment
  readonly #session: SessionStore
  readonly #ui: UiStore

  constructor(environment: Environment, { session, ui }: { session: SessionStore; ui: UiStore }) {
    this.#environment = environment
    this.#session = session
    this.#ui = ui
    makeAutoObservable(this, { cards: observableRef })
  }

  /** Whose saves these are; null for guests, who have none (specification, section 6). */
  get owner(): string | null {
    const { user, isRegistered } = this.#session
    return isRegistered ? (user?.id ?? null) : null
  }

  get canSave(): boolean {
    return this.owner !== null
  }

  /** Brings back what the browser has lost, and lists what there is. */
  async open(): Promise<void> {
    if (this.owner === null) return
    const { storage, journal } = this.#environment
    for (const [key, entry] of await journal.read()) {
      if (!key.startsWith(this.#shelf('saves')) && !key.startsWith(this.#shelf('recovery'))) continue
      const local = readSlot(storage, key)
      if (typeof entry === 'string') {
        if (isWhole(entry) && savedAt(local) < savedAt(entry)) this.#write(key, entry)
      } else if (local === null) await journal.forget(key)
      // What has been written since stays, though the journal has not heard of it.
      else if (savedAt(local) <= entry.removedAt) removeSlot(storage, key)
    }
    this.refresh()
  }

  /** Lists the saves anew. */
  refresh(): void {
    const { storage } = this.#environment
    const keys = this.owner === null ? [] : slotKeys(storage, this.#shelf('saves'))
    const cards = keys.flatMap((key) => cardOf(readSlot(storage, key)) ?? [])
    this.cards = cards.toSorted((a, b) => b.savedAt - a.savedAt)
  }

  /** The card of a save as the list shows it. */
  cardOf(name: string): SaveCard | null {
    return this.cards.find((card) => card.name === name) ?? null
  }

  /** The record of a save; null when there is none. */
  recordOf(name: string): string | null {
    return readSlot(this.#environment.storage, this.#key(name))
  }

  /** Writes a save over the one with revision `expected`, or over none when that is null. */
  async write(name: string, stored: string, expected: string | null): Promise<WriteResult> {
    const { locks, journal, storage } = this.#environment
    if (this.cards.length === 0) this.#environment.persistStorage()
    const key = this.#key(name)
    return await locks.within(this.#shelf('saves'), async () => {
      const there = cardOf(readSlot(storage, key))
      if (there && there.revision !== expected) return 'conflict'
      if (!this.#write(key, stored)) return 'full'
      // The browser's storage has it already; without the journal it is as safe as that.
      await journal.write(key, stored).catch(() => {})
      this.refresh()
      const surplus = this.cards.slice(SAVES_KEPT)
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

  /** Hands a save to the player as a file. */
  offerFile(name: string): void {
    const stored = this.recordOf(name)
    if (stored === null) this.#ui.showToast(`Save game "${name}" not found locally.`, 'error')
    else this.#environment.offerFile(`${fileNameOf(name)}.floodlight`, stored)
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
    void this.#environment.journal.write(key, stored).catch(() => {})
    const isKept = this.#write(key, stored)
    for (const old of this.#allRecoveries().slice(RECOVERIES_KEPT)) this.forgetRecovery(old.key)
    return isKept
  }

  forgetRecovery(key: string): void {
    removeSlot(this.#environment.storage, key)
    void this.#markRemoved(key)
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
    await this.#markRemoved(key)
    runInAction(() => {
      removeSlot(this.#environment.storage, key)
    })
  }

  async #markRemoved(key: string): Promise<void> {
    const { clock, journal } = this.#environment
    await journal.write(key, { removedAt: clock.date().getTime() }).catch(() => {})
  }

  #key(name: string): string {
    return this.#shelf('saves') + name
  }

  #shelf(kind: 'saves' | 'recovery'): string {
    return `${kind}/${encodeURIComponent(this.owner ?? '')}/`
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
