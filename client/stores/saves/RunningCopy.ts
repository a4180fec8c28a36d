import type { Snapshot } from '../../simulation/gameState.ts'
import type { RootStore } from '../RootStore.ts'
import { cardOf, sealCareer } from './packCareer.ts'
import { readSealedCareer, type KeptCareer } from './readCareer.ts'
import { checksumOf, type Origin, type SaveCard } from './saveRecord.ts'
import {
  findCareerRecord,
  findLaterCard,
  forgetCareer,
  keepCareerRecord,
  keepLaterCard,
} from './sessionCareer.ts'

const RECOVERY_KEY = 'recovery'

/**
 * Copies of the running career: one in the session storage, for a reload, and a recovery copy in the
 * persistent storage, for registered users with unsaved progress.
 */
export class RunningCopy {
  readonly #root: Pick<RootStore, 'environment' | 'saves'>
  /** Key and owner of this page's recovery copy. */
  #own: { owner: string; key: string } | null = null
  /** Key of the recovery copy of the page before the reload. */
  #before: string | null = null
  /** State stored last for the session, with its owner and the checksum of its record. */
  #stored: { career: Snapshot; owner: string | null; checksum: string } | null = null

  constructor(root: Pick<RootStore, 'environment' | 'saves'>) {
    this.#root = root
  }

  /** Stores the career; false when the browser has no room for it. */
  keep(career: Snapshot, { name, revision, isSaved }: Origin & { isSaved: boolean }): boolean {
    const savedAt = this.#root.saves.stamps.next('recovery')
    const game = { name, savedAt, career }
    const stamp = { revision, isSaved }
    if (isSaved && this.#keepCard(career, cardOf(game, stamp))) {
      this.#keepRecovery(null)
      return true
    }
    const record = sealCareer(game, stamp)
    const isKept = keepCareerRecord(this.#root, record)
    this.#stored = isKept ? { career, owner: this.#root.saves.owner, checksum: checksumOf(record) } : null
    return this.#keepRecovery(isSaved ? null : record) || isKept
  }

  /** Stores only the card when the session has the record of this state already; false when it has not. */
  #keepCard(career: Snapshot, card: SaveCard): boolean {
    const stored = this.#stored
    if (stored?.career !== career || stored.owner !== this.#root.saves.owner) return false
    return keepLaterCard(this.#root, card, stored.checksum)
  }

  /** Stored career of this session and user, with its latest card; null when there is none. */
  find(): KeptCareer | null {
    const stored = findCareerRecord(this.#root)
    if (stored === null) return null
    const kept = readSealedCareer(stored)
    return kept.ok ? { ...kept, card: findLaterCard(this.#root, stored) ?? kept.card } : kept
  }

  /** Marks the found career as running, so that the recovery copy of the earlier page can be removed. */
  takeOver(): void {
    this.#before = this.#root.environment.sessionStorage.getItem(RECOVERY_KEY)
  }

  /** Deletes both copies. */
  forget(): void {
    forgetCareer(this.#root)
    this.#stored = null
    this.#keepRecovery(null)
  }

  /** Stores the recovery copy, or removes it when `stored` is null. */
  #keepRecovery(stored: string | null): boolean {
    const { environment, saves } = this.#root
    const { owner } = saves
    if (owner === null) return false
    if (this.#own?.owner !== owner) {
      const key = saves.claimRecovery(`${environment.seed().toString(36)}${environment.seed().toString(36)}`)
      this.#own = { owner, key }
      trySet(environment.sessionStorage, key)
    }
    void this.#forgetPageBefore()
    if (stored !== null) return saves.keepRecovery(this.#own.key, stored)
    saves.forgetRecovery(this.#own.key)
    return true
  }

  /** Removes the copy of the earlier page, unless a duplicated tab still holds its lock. */
  async #forgetPageBefore(): Promise<void> {
    const { environment, saves } = this.#root
    const before = this.#before
    if (before === null || (await environment.locks.isHeld(before))) return
    this.#before = null
    saves.forgetRecovery(before)
  }
}

function trySet(storage: { setItem(key: string, value: string): void }, key: string): void {
  try {
    storage.setItem(RECOVERY_KEY, key)
  } catch {
    // After a reload, the recovery copy is then offered although its career is running.
  }
}
