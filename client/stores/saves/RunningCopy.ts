import type { Snapshot } from '../../simulation/gameState.ts'
import type { RootStore } from '../RootStore.ts'
import { cardOf, sealCareer } from './packCareer.ts'
import { loadReader } from './loadReader.ts'
import type { KeptCareer } from './readCareer.ts'
import type { Origin, SaveCard } from './saveRecord.ts'
import { findSessionCareer, forgetCareer, keepCareerRecord, keepCareerSign } from './sessionCareer.ts'

interface WrittenRecord {
  key: string
  career: Snapshot
  card: SaveCard
  record: string
  /** Resolves when the database has written it. */
  writing: Promise<void>
  /** Is safe once the record is on the disk. */
  disk: { isSafe: boolean }
}

/** Beginning of the last part of an iron career's key, which every tab that plays it uses in turn. */
const IRON = 'iron-'

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
  #written: WrittenRecord | null = null

  constructor(root: Pick<RootStore, 'environment' | 'saves' | 'session'>) {
    this.#root = root
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
    const before = this.#written?.key === key ? this.#written : null
    const isCurrent =
      before?.career === career && before.card.isSaved === isSaved && before.card.revision === revision
    const written = isCurrent
      ? before
      : this.#write({ key, name, career }, { revision, isSaved, loads }, before)
    this.#written = written
    const { card, record, disk } = written
    const inSession =
      isLast && !disk.isSafe
        ? keepCareerRecord(this.#root, key, record)
        : keepCareerSign(this.#root, key, card, career)
    return { inSession, isKept: this.#settle(written, inSession) }
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
    if (this.#written) this.#root.saves.forgetCopy(this.#written.key)
    this.#written = null
    this.leaveIron()
    void this.#forgetBefore()
  }

  #write(
    { key, name, career }: { key: string; name: string; career: Snapshot },
    stamp: { revision: string; isSaved: boolean; loads: number },
    before: WrittenRecord | null,
  ): WrittenRecord {
    const { saves } = this.#root
    const game = { name, savedAt: saves.records.stamps.next('recovery'), career }
    const record = sealCareer(game, stamp)
    const disk = { isSafe: false }
    const writing = saves.keepCopy(key, record, before?.record ?? null).then(() => {
      disk.isSafe = true
    })
    return { key, career, card: cardOf(game, stamp), record, writing, disk }
  }

  /** True when the career is found again after a reload or, by a registered user, after the page was closed. */
  async #settle({ key, record, writing }: WrittenRecord, inSession: boolean): Promise<boolean> {
    try {
      await writing
      void this.#forgetBefore()
      return inSession || this.#own?.owner !== null
    } catch {
      if (this.#written?.record !== record) return inSession
      // Without the database the tab keeps the whole, as long as it is open.
      this.#written = null
      return keepCareerRecord(this.#root, key, record)
    }
  }

  async #read(key: string): Promise<KeptCareer | null> {
    const record = await this.#root.saves.records.read(key)
    return record === null ? null : readKept(record)
  }

  /** The later of the copies in the tab and in the database: a duplicated tab may be behind. */
  async #findIron(key: string, record: string | null): Promise<FoundCareer> {
    if (await this.#root.saves.records.isOpenElsewhere(key)) return 'elsewhere'
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
    if (this.#own?.owner === null && !isOwn) saves.forgetCopy(this.#own.key)
    const key = saves.records.claimCopy(
      `${isIron ? IRON : ''}${environment.seed().toString(36)}${environment.seed().toString(36)}`,
    )
    this.#own = { owner, key }
    return key
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
