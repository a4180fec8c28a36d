import type { Snapshot } from '../../simulation/gameState.ts'
import type { RootStore } from '../RootStore.ts'
import { readSealedCareer, sealCareer, type KeptCareer } from './packCareer.ts'
import type { Origin } from './saveRecord.ts'
import { findCareerRecord, forgetCareer, keepCareerRecord } from './sessionCareer.ts'

const RECOVERY_KEY = 'recovery'

/**
 * The copies of the running career: one of the browser session, for a reload, and one that outlives
 * the browser, for registered users and as long as something is unsaved.
 */
export class RunningCopy {
  readonly #root: Pick<RootStore, 'environment' | 'saves'>
  /** Where this page keeps its recovery copy, and whose it is. */
  #own: { owner: string; key: string } | null = null
  /** Where the page before this one did, of which the career was taken over. */
  #before: string | null = null

  constructor(root: Pick<RootStore, 'environment' | 'saves'>) {
    this.#root = root
  }

  /** Keeps the career; false when the browser has no room for it. */
  keep(career: Snapshot, { name, revision, isSaved }: Origin & { isSaved: boolean }): boolean {
    const savedAt = this.#root.saves.stamps.next('recovery')
    const stored = sealCareer({ name, savedAt, career }, { revision, isSaved })
    const isKept = keepCareerRecord(this.#root, stored)
    return this.#keepRecovery(isSaved ? null : stored) || isKept
  }

  /** The career of this session and user, as it was kept; null when there is none. */
  find(): KeptCareer | null {
    const stored = findCareerRecord(this.#root)
    return stored === null ? null : readSealedCareer(stored)
  }

  /** The career found is the running one now: it need not be recovered any more. */
  takeOver(): void {
    this.#before = this.#root.environment.sessionStorage.getItem(RECOVERY_KEY)
  }

  /** The player has left on purpose. */
  forget(): void {
    forgetCareer(this.#root)
    this.#keepRecovery(null)
  }

  /** With null there is nothing to recover any more. */
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

  /** Its copy goes, unless the tab was duplicated and plays on elsewhere. */
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
    // The copy of the page before is then offered once more than it need be.
  }
}
