import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { RECOVERY_DELAY_MS, type AccountLink } from './AccountLink.ts'
import type { AccountVersion } from './saves/accountVersions.ts'
import type { Environment, RecordBackup } from './environment.ts'
import { BrowserRecords, type ListedRecord } from './saves/BrowserRecords.ts'
import {
  fileNameOf,
  isOnlySave,
  openRecord,
  readCard,
  readCards,
  sealRecord,
  type SaveCard,
} from './saves/saveRecord.ts'
import type { SessionStore } from './SessionStore.ts'
import { SHELVES } from './saves/Stamps.ts'
import { keepValues } from './keepValues.ts'
import type { UiStore } from './UiStore.ts'

/** Maximum number of saves per user. */
export const SAVES_KEPT = 10

/** Maximum number of copies of careers that no open tab is playing, so that they leave room for the saves. */
const COPIES_KEPT = 3

/** Name of a save of this browser, or a version of the account. */
export type SaveRequest = string | AccountVersion

/** Result of writing a save. 'conflict': another tab has written it in between. */
type WriteResult = 'saved' | 'conflict' | 'full'

/**
 * Saved games of the registered user, and copies of running careers. Their contents are in the database; the list
 * of the saves is in the storage as well, where it is at once, and follows the database when that has answered.
 */
export class SavesStore {
  /** The latest first. */
  cards: readonly SaveCard[] = []
  /** Save to load when the game is opened next. */
  requested: SaveRequest | null = null
  readonly records: BrowserRecords
  readonly #environment: Environment
  readonly #session: SessionStore
  readonly #ui: UiStore
  readonly #account: AccountLink

  constructor(
    environment: Environment,
    { session, ui, account }: { session: SessionStore; ui: UiStore; account: AccountLink },
  ) {
    this.#account = account
    this.#environment = environment
    this.#session = session
    this.#ui = ui
    this.records = new BrowserRecords({ environment, session })
    makeAutoObservable(this, { cards: observableRef, requested: observableRef, records: false })
  }

  get canSave(): boolean {
    return this.#session.owner !== null
  }

  /** Lists the saves, first as the storage has them, then as the database does. */
  async open(): Promise<void> {
    if (this.#session.owner === null) return
    this.refresh()
    await Promise.all([this.#follow(this.#shelf), this.records.list('recovery')]).catch(() => {
      // What the database has is refused with a reason when it is asked for.
    })
    this.#account.sendSoon()
  }

  /** Reads the list of saves in the storage again. */
  refresh(): void {
    const cards = readCards(this.#environment.storage.getItem(this.#listKey))
    this.cards = this.#session.owner === null ? [] : cards
    this.records.stamps.notice('saves', this.cards[0]?.savedAt)
  }

  /** Card of a save, as listed. */
  cardOf(name: string): SaveCard | null {
    return this.cards.find((card) => card.name === name) ?? null
  }

  /** Record of a save. Null, with an error toast, when there is none. */
  async recordOf(name: string): Promise<string | null> {
    const stored = await this.records.read(this.#shelf + name).catch(() => null)
    if (stored === null) this.#ui.showToast(`Save game "${name}" not found locally.`, 'error')
    return stored
  }

  /** Writes a save. `expected` is the revision that it overwrites, null for a new save. */
  async write(name: string, stored: string, expected: string | null): Promise<WriteResult> {
    if (this.cards.length === 0) this.#environment.persistStorage()
    // Another user may be here when the database has answered.
    const shelf = this.#shelf
    const key = shelf + name
    try {
      if (!(await this.records.replace(key, stored, expected))) return 'conflict'
    } catch {
      return 'full'
    }
    await this.#dropSurplus(shelf, key).catch(() => {
      // It is dropped after the next save.
    })
    this.#account.sendSoon()
    return 'saved'
  }

  /** Writes into a save how often its career was loaded. Its revision stays, since the career is the same. */
  async countLoads(name: string, stored: string, loads: number): Promise<void> {
    const opened = openRecord(stored)
    if (!opened) return
    const shelf = this.#shelf
    const { card, content } = opened
    const counted = sealRecord({ ...card, isIron: card.isIron ?? false, loads }, content)
    try {
      await this.records.replace(shelf + name, counted, card.revision)
      await this.#follow(shelf)
    } catch {
      // The next save of the career has the count.
    }
  }

  async remove(name: string): Promise<void> {
    const shelf = this.#shelf
    try {
      await this.records.remove([shelf + name])
      this.#account.noteRemoved(shelf + name)
      this.#ui.showToast(`Deleted save "${name}".`, 'success')
      await this.#follow(shelf)
    } catch {
      this.#ui.showToast('Error deleting saved game.', 'error')
    }
  }

  /** Removes all saves and copies of the account from this browser. */
  async removeAll(): Promise<void> {
    // Listed at once: another user may be here when the database has answered.
    const listing = SHELVES.map((shelf) => this.records.list(shelf))
    this.#account.forget()
    this.#environment.storage.removeItem(this.#listKey)
    this.refresh()
    const listed = await Promise.all(listing)
    await this.records.remove(listed.flat().map(({ key }) => key))
  }

  /** Downloads a save as a file. */
  async downloadFile(name: string): Promise<void> {
    const stored = await this.recordOf(name)
    if (stored !== null) this.#environment.downloadFile(`${fileNameOf(name)}.floodlight`, stored)
  }

  /** Downloads the copy of a career as a file. */
  async downloadCopy({ key, card }: ListedRecord): Promise<void> {
    const stored = await this.records.read(key)
    if (stored !== null) this.#environment.downloadFile(`${fileNameOf(card.club)}.floodlight`, stored)
  }

  /** Requests that the game load a save when it is opened next. */
  request(save: SaveRequest | null): void {
    this.requested = save
  }

  /** Copies of careers with unsaved progress that no open tab is playing, the latest first. */
  async recoveries(): Promise<ListedRecord[]> {
    if (this.#session.owner === null) return []
    const copies = await this.records.copies({ isOpen: false }).catch(() => [])
    return copies.filter(({ card }) => !card.isSaved)
  }

  /**
   * Stores a copy of the running career, with the one before as its backup. Rejects when the browser refuses. The
   * account keeps no copy of what is saved.
   */
  async keepCopy(key: string, stored: string, backup: RecordBackup | null): Promise<void> {
    if (readCard(stored)?.isSaved) this.#account.noteRemoved(key)
    await this.records.put(key, stored, backup)
    this.#account.sendSoon(RECOVERY_DELAY_MS)
    void this.#dropCopies().catch(() => {
      // They are dropped after the next copy.
    })
  }

  forgetCopy(key: string): void {
    // One that the browser does not remove is offered again.
    this.records.remove([key]).catch(() => {})
    this.#account.noteRemoved(key)
  }

  /** Removes the oldest saves above the maximum, and lists the rest. */
  async #dropSurplus(shelf: string, written: string): Promise<void> {
    const listed = await this.records.list('saves', shelf)
    // The clock of another tab may be ahead: the save just written is kept all the same.
    const surplus = listed.filter(({ key }) => key !== written).slice(SAVES_KEPT - 1)
    await this.records.remove(surplus.map(({ key }) => key))
    for (const { key } of surplus) this.#account.noteRemoved(key)
    this.#show(
      shelf,
      listed.filter((save) => !surplus.includes(save)),
    )
  }

  /** Removes the oldest copies above the maximum: a closed tab that is reopened finds its saved career, too. */
  async #dropCopies(): Promise<void> {
    const copies = (await this.records.copies({ isOpen: false })).filter(({ card }) => !isOnlySave(card))
    for (const isSaved of [true, false]) {
      const surplus = copies.filter(({ card }) => card.isSaved === isSaved).slice(COPIES_KEPT - 1)
      for (const { key } of surplus) this.forgetCopy(key)
    }
  }

  /** Shows the saves that the database lists under this prefix, and writes the list to the storage. */
  async #follow(shelf: string): Promise<void> {
    this.#show(shelf, await this.records.list('saves', shelf))
  }

  #show(shelf: string, listed: readonly ListedRecord[]): void {
    if (shelf !== this.#shelf) return
    const cards = listed.map(({ card }) => card)
    keepValues(this.#environment.storage, { [this.#listKey]: JSON.stringify(cards) })
    runInAction(() => {
      this.cards = cards
    })
  }

  /** Prefix of the keys of the saves. */
  get #shelf(): string {
    return this.records.shelf('saves')
  }

  /** Key of the list of saves in the storage. */
  get #listKey(): string {
    return this.#shelf.slice(0, -1)
  }
}
