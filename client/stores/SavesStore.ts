import { makeAutoObservable, observableRef } from 'mobx'
import { RECOVERY_DELAY_MS, type AccountLink } from './AccountLink.ts'
import type { AccountVersion } from './saves/accountVersions.ts'
import type { Environment } from './environment.ts'
import { BrowserRecords } from './saves/BrowserRecords.ts'
import { inTime } from './saves/inTime.ts'
import type { Recovery } from './saves/recovery.ts'
import type { SaveCard } from './saves/saveRecord.ts'
import type { SessionStore } from './SessionStore.ts'
import { SHELVES, type Stamps } from './saves/Stamps.ts'
import type { UiStore } from './UiStore.ts'

/** Maximum number of saves per user. */
export const SAVES_KEPT = 10

/** Maximum number of recovery copies, so that they leave room for the saves. */
const RECOVERIES_KEPT = 3

/** Name of a save of this browser, or a version of the account. */
export type SaveRequest = string | AccountVersion

/** Result of writing a save. 'conflict': another tab has written it in between. */
type WriteResult = 'saved' | 'conflict' | 'full'

/**
 * Saved games of the registered user, as records in the browser. Reads only the cards of the records, so
 * that the office can list them without loading the game.
 */
export class SavesStore {
  /** The latest first. */
  cards: readonly SaveCard[] = []
  /** Save to load when the game is opened next. */
  requested: SaveRequest | null = null
  readonly #environment: Environment
  readonly #session: SessionStore
  readonly #ui: UiStore
  readonly #records: BrowserRecords
  readonly #account: AccountLink

  constructor(
    environment: Environment,
    { session, ui, account }: { session: SessionStore; ui: UiStore; account: AccountLink },
  ) {
    this.#account = account
    this.#environment = environment
    this.#session = session
    this.#ui = ui
    this.#records = new BrowserRecords({ environment, owner: () => this.owner })
    makeAutoObservable(this, { cards: observableRef, requested: observableRef, stamps: false })
  }

  get stamps(): Stamps {
    return this.#records.stamps
  }

  /** Id of the user whose saves these are; null for guests, who have none. */
  get owner(): string | null {
    const { user, isRegistered } = this.#session
    return isRegistered ? (user?.id ?? null) : null
  }

  get canSave(): boolean {
    return this.owner !== null
  }

  /** Lists the saves and restores lost ones from the journal; if it is slow, after the promise has resolved. */
  async open(): Promise<void> {
    if (this.owner === null) return
    this.refresh()
    this.stamps.notice('recovery', this.#records.recoveries()[0]?.card.savedAt)
    await inTime(this.#environment.clock, this.#mergeJournal())
    this.#account.sendSoon()
  }

  /** Reads the list of saves again. */
  refresh(): void {
    const cards = this.#records.keys('saves').flatMap((key) => this.#records.cardOf(key) ?? [])
    this.cards = cards.toSorted((a, b) => b.savedAt - a.savedAt)
    this.stamps.notice('saves', this.cards[0]?.savedAt)
  }

  /** Card of a save, as listed. */
  cardOf(name: string): SaveCard | null {
    return this.cards.find((card) => card.name === name) ?? null
  }

  /** Record of a save. Null, with an error toast, when there is none. */
  recordOf(name: string): string | null {
    const stored = this.#records.read(this.#key(name))
    if (stored === null) this.#ui.showToast(`Save game "${name}" not found locally.`, 'error')
    return stored
  }

  /** Writes a save. `expected` is the revision that it overwrites, null for a new save. */
  async write(name: string, stored: string, expected: string | null): Promise<WriteResult> {
    if (this.cards.length === 0) this.#environment.persistStorage()
    const shelf = this.#records.shelf('saves')
    const key = this.#key(name)
    return await this.#environment.locks.within(shelf, async () => {
      // Another user may be here once the lock is free, and once the journal has answered.
      if (this.#records.shelf('saves') !== shelf) throw new Error('The session has changed')
      const existing = this.#records.cardOf(key)
      if (existing && existing.revision !== expected) return 'conflict'
      if (!this.#records.write(key, stored)) return 'full'
      this.refresh()
      // The clock of another tab may be ahead: the save just written is kept all the same.
      const others = this.cards.filter((card) => card.name !== name)
      const surplus = others.slice(SAVES_KEPT - 1).map((card) => this.#key(card.name))
      // The save counts without the journal too: the browser's storage has it already.
      await this.#records.enterInJournal(key, stored)
      for (const oldest of surplus) {
        await this.#remove(oldest)
        this.#account.noteRemoved(oldest)
      }
      if (surplus.length > 0) this.refresh()
      this.#account.sendSoon()
      return 'saved'
    })
  }

  async remove(name: string): Promise<void> {
    try {
      await this.#remove(this.#key(name))
      this.#account.noteRemoved(this.#key(name))
      this.#ui.showToast(`Deleted save "${name}".`, 'success')
    } catch {
      this.#ui.showToast('Error deleting saved game.', 'error')
    }
    this.refresh()
  }

  /** Removes all saves and recovery copies of the account from this browser. */
  async removeAll(): Promise<void> {
    // Listed at once: another user may be here when the journal has answered.
    const removed = SHELVES.flatMap((shelf) => this.#records.keys(shelf).map((key) => ({ shelf, key })))
    this.#account.forget()
    for (const { key } of removed) this.#records.remove(key)
    this.refresh()
    for (const { shelf, key } of removed) await this.#records.markRemoved(shelf, key)
  }

  /** Downloads a save as a file. */
  downloadFile(name: string): void {
    const stored = this.recordOf(name)
    if (stored !== null) this.#environment.downloadFile(`${fileNameOf(name)}.floodlight`, stored)
  }

  /** Downloads a recovery copy as a file. */
  downloadRecovery({ key, card }: Recovery): void {
    const stored = this.recoveryRecord(key)
    if (stored !== null) this.#environment.downloadFile(`${fileNameOf(card.club)}.floodlight`, stored)
  }

  /** Requests that the game load a save when it is opened next. */
  request(save: SaveRequest | null): void {
    this.requested = save
  }

  /** Recovery copies of careers that no open tab is playing, the latest first. */
  async recoveries(): Promise<Recovery[]> {
    const { locks } = this.#environment
    const free: Recovery[] = []
    for (const recovery of this.#records.recoveries()) {
      if (!(await locks.isHeld(recovery.key))) free.push(recovery)
    }
    return free
  }

  recoveryRecord(key: string): string | null {
    return this.#records.read(key)
  }

  /** Returns the key of a tab's own recovery copy. Locks it, so that other tabs see that the career is open. */
  claimRecovery(run: string): string {
    const key = this.#records.shelf('recovery') + run
    this.#environment.locks.hold(key)
    return key
  }

  /** Stores a recovery copy; false when the browser has no room for it. */
  keepRecovery(key: string, stored: string): boolean {
    void this.#records.enterInJournal(key, stored)
    const isKept = this.#records.write(key, stored)
    this.#account.sendSoon(RECOVERY_DELAY_MS)
    const others = this.#records.recoveries().filter((recovery) => recovery.key !== key)
    for (const old of others.slice(RECOVERIES_KEPT - 1)) this.forgetRecovery(old.key)
    return isKept
  }

  forgetRecovery(key: string): void {
    this.#records.remove(key)
    void this.#records.markRemoved('recovery', key)
    this.#account.noteRemoved(key)
  }

  async #mergeJournal(): Promise<void> {
    await this.#records.mergeJournal()
    this.refresh()
  }

  async #remove(key: string): Promise<void> {
    await this.#records.markRemoved('saves', key)
    this.#records.remove(key)
  }

  #key(name: string): string {
    return this.#records.shelf('saves') + name
  }
}

/** Name that every operating system accepts as a file name. */
export function fileNameOf(name: string): string {
  return name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'career'
}
