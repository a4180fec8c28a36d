import type { Snapshot } from '../../simulation/gameState.ts'
import type { RootStore } from '../RootStore.ts'
import { CopyQueue, type Copy } from './CopyQueue.ts'
import { loadReader } from './loadReader.ts'
import type { KeptCareer } from './readCareer.ts'
import type { Origin } from './saveRecord.ts'
import { findSessionCareer, forgetCareer, keepCareerRecord, keepCareerSign } from './sessionCareer.ts'

/** Beginning of the last part of an iron career's key, which every tab that plays it uses in turn. */
const IRON = 'iron-'

/** Time in which a browser releases the lock of a page that was closed or reloaded. */
const CLOSING_MS = 1_000

/** Career found for a session. 'elsewhere': an iron career that another tab plays. */
export type FoundCareer = KeptCareer | 'elsewhere' | null

/**
 * Copy of the running career in the database, under a key of this page or of the iron career. Registered users are offered it when the
 * page was closed with unsaved progress; a reload finds it for everyone, through the storage of the tab.
 */
export class RunningCopy {
  readonly #root: Pick<RootStore, 'environment' | 'saves' | 'session'>
  /** Key and owner of this page's copy. */
  #own: { owner: string | null; key: string } | null = null
  /** Key of the copy of the page before the reload. */
  #before: string | null = null
  /** The latest copy. */
  #latest: Copy | null = null
  readonly #queue: CopyQueue

  constructor(root: Pick<RootStore, 'environment' | 'saves' | 'session'>) {
    this.#root = root
    this.#queue = new CopyQueue(root)
  }

  /**
   * Stores the career. `isLast`: the page may end at once. Returns whether the tab has stored it, and whether it is
   * safe once the database has answered.
   */
  keep(
    career: Snapshot,
    {
      name,
      revision,
      isSaved,
      loads,
      isLast,
    }: Origin & {
      isSaved: boolean
      loads: number
      isLast: boolean
    },
  ): { inSession: boolean; isKept: Promise<boolean> } {
    const key = this.#claim(career.isIron)
    const before = this.#latest
    const isCurrent =
      before?.key === key &&
      before.career === career &&
      before.card.isSaved === isSaved &&
      before.card.revision === revision
    const copy = isCurrent ? before : this.#queue.begin({ key, name, career }, { revision, isSaved, loads })
    this.#latest = copy
    if (isLast) this.#queue.sealAll()
    const inSession =
      isLast && !copy.isSafe && copy.record !== null
        ? keepCareerRecord(this.#root, key, copy.record)
        : keepCareerSign(this.#root, key, copy.card, career)
    return { inSession, isKept: this.#settle(copy, inSession) }
  }

  /** Stored career of this session and user; null at once when there is none. */
  find(): Promise<FoundCareer> | null {
    const found = findSessionCareer(this.#root)
    if (!found) return null
    if (found.key !== null && isIronKey(found.key))
      return this.#findIron(found.key, found.isSign ? null : found.record)
    return found.isSign && found.key !== null ? this.#read(found.key) : readKept(found.record)
  }

  /** Marks the found career as running, so that the copy of the earlier page can be removed. */
  takeOver(): void {
    const key = findSessionCareer(this.#root)?.key ?? null
    if (key === null || !this.adopt(key)) this.#before = key
  }

  /** True while the page that the found career was taken over from is open: its tab was duplicated. */
  async isDuplicate(): Promise<boolean> {
    return this.#before !== null && (await this.isOpenElsewhere(this.#before))
  }

  /** True while another tab that is not being closed plays the career of this copy. */
  async isOpenElsewhere(key: string): Promise<boolean> {
    if (!(await this.#root.saves.records.isOpenElsewhere(key))) return false
    const { clock, locks } = this.#root.environment
    return new Promise((resolve) => {
      const stopWaiting = clock.after(CLOSING_MS, () => resolve(true))
      void locks.within(key, () => {
        stopWaiting()
        return Promise.resolve(resolve(false))
      })
    })
  }

  /** Goes on with the copy of an iron career. False for any other key. */
  adopt(key: string): boolean {
    const { saves, session } = this.#root
    const shelf = saves.records.shelf('recovery')
    if (!isIronKey(key) || !key.startsWith(shelf)) return false
    this.#own = { owner: session.owner, key: saves.records.claimCopy(key.slice(shelf.length)) }
    return true
  }

  /** Leaves an iron career where it stands, before another one begins. */
  leaveIron(): void {
    if (this.#own && isIronKey(this.#own.key)) this.#own = null
  }

  /** Deletes the copy. */
  forget(): void {
    forgetCareer(this.#root)
    if (this.#latest) this.#forgetCopy(this.#latest.key)
    this.#latest = null
    this.leaveIron()
    void this.#forgetBefore()
  }

  /** True when the career is found again after a reload or, by a registered user, after the page was closed. */
  async #settle(copy: Copy, inSession: boolean): Promise<boolean> {
    try {
      await copy.writing
      void this.#forgetBefore()
      return inSession || this.#own?.owner !== null
    } catch {
      if (this.#latest !== copy || copy.record === null) return inSession
      // Without the database the tab keeps the whole, as long as it is open.
      this.#latest = null
      return keepCareerRecord(this.#root, copy.key, copy.record)
    }
  }

  async #read(key: string): Promise<KeptCareer | null> {
    const record = await this.#root.saves.records.read(key)
    return record === null ? null : readKept(record)
  }

  /** The later of the copies in the tab and in the database: a duplicated tab may be behind. */
  async #findIron(key: string, record: string | null): Promise<FoundCareer> {
    if (await this.isOpenElsewhere(key)) return 'elsewhere'
    const inTab = record === null ? null : await readKept(record)
    const inDatabase = await this.#read(key).catch((error: unknown) => {
      if (inTab) return null
      throw error
    })
    if (!inTab?.ok) return inDatabase ?? inTab
    return inDatabase?.ok && inDatabase.card.savedAt > inTab.card.savedAt ? inDatabase : inTab
  }

  /** Key of this page's copy. A guest who now has an account starts another, which replaces the guest's. */
  #claim(isIron: boolean): string {
    const { environment, saves, session } = this.#root
    const { owner } = session
    const isOwn = this.#own?.owner === owner
    if (this.#own && isOwn && isIronKey(this.#own.key) === isIron) return this.#own.key
    if (this.#own?.owner === null && !isOwn) this.#forgetCopy(this.#own.key)
    const key = saves.records.claimCopy(
      `${isIron ? IRON : ''}${environment.seed().toString(36)}${environment.seed().toString(36)}`,
    )
    this.#own = { owner, key }
    return key
  }

  #forgetCopy(key: string): void {
    this.#queue.drop(key)
    this.#root.saves.forgetCopy(key)
  }

  /** Removes the copy of the page before the reload, unless a duplicated tab still holds its lock. */
  async #forgetBefore(): Promise<void> {
    const { environment, saves } = this.#root
    const before = this.#before
    if (before === null || (await environment.locks.isHeld(before))) return
    this.#before = null
    saves.forgetCopy(before)
  }
}

async function readKept(record: string): Promise<KeptCareer> {
  const { readKeptCareer } = await loadReader()
  return readKeptCareer(record)
}

/** True for the key of an iron career. */
export function isIronKey(key: string): boolean {
  return key.slice(key.lastIndexOf('/') + 1).startsWith(IRON)
}
