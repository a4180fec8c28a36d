import { makeAutoObservable, observableRef } from 'mobx'
import type { Snapshot } from '../../simulation/gameState.ts'
import type { GameStore } from '../GameStore.ts'
import { CAREER_NOT_KEPT } from '../keepValues.ts'
import type { MatchdayStore } from '../MatchdayStore.ts'
import type { RootStore } from '../RootStore.ts'
import type { Exit } from '../modal.ts'
import { packCareer } from './packCareer.ts'
import { RunningCopy } from './RunningCopy.ts'
import type { Origin } from './saveRecord.ts'

/** Career with its record, as stored or downloaded. */
interface CareerRecord {
  career: Snapshot
  revision: string
  stored: string
}

interface CareerStores {
  game: GameStore
  matchday: MatchdayStore
}

/** Save state of the running career, with automatic copies in case it is not saved. */
export class Autosave {
  origin: Origin | null = null
  /** Number of times that the running career was loaded; a career that goes on when the page opens is not. */
  loads = 0
  /** State of the career when it was last saved, loaded or started. */
  safeCareer: Snapshot | null = null
  readonly copy: RunningCopy
  readonly #stores: CareerStores
  readonly #root: Pick<RootStore, 'environment' | 'saves' | 'session' | 'ui'>
  #wasKept = true

  constructor(stores: CareerStores, root: Pick<RootStore, 'environment' | 'saves' | 'session' | 'ui'>) {
    this.#stores = stores
    this.#root = root
    this.copy = new RunningCopy(root)
    makeAutoObservable(this, { origin: observableRef, safeCareer: observableRef, copy: false })
  }

  /** True when the career goes on from what was last saved, loaded or started. */
  get hasProgress(): boolean {
    const { career } = this.#stores.game
    return career !== null && career.ended === null && career !== this.safeCareer
  }

  /** True while the running career has one save, which is written without the player. */
  get isIron(): boolean {
    const { career } = this.#stores.game
    return career !== null && career.ended === null && career.isIron
  }

  /** True when leaving would lose progress. */
  get isDirty(): boolean {
    return this.hasProgress && !(this.isIron && this.#root.saves.canSave)
  }

  /**
   * Opens a warning and returns true when leaving this way would lose progress. A guest can return from the
   * office, and can't save.
   */
  asksBefore(way: Exit): boolean {
    const isLost = this.isDirty && (way !== 'office' || this.#root.saves.canSave)
    if (isLost) this.#root.ui.openModal({ kind: 'unsaved-progress', to: way })
    return isLost
  }

  /** Marks a new career, which has no unsaved progress. */
  begin(): void {
    this.copy.leaveIron()
    this.origin = null
    this.loads = 0
    this.safeCareer = this.#stores.game.career
  }

  /** Renames the club. The name belongs to the account, so this alone leaves no unsaved progress. */
  renameClub(name: string): void {
    const { game } = this.#stores
    const hadProgress = this.hasProgress
    game.command('renameClub', name)
    if (!hadProgress) this.safeCareer = game.career
  }

  /** Replaces the running career by another one, paused. */
  replaceCareer(
    career: Snapshot,
    { origin, isSaved, loads }: { origin: Origin | null; isSaved: boolean; loads: number },
  ): void {
    if (!career.isIron) this.copy.leaveIron()
    this.#stores.matchday.close()
    this.#stores.game.resume(career)
    this.origin = origin
    this.loads = loads
    this.safeCareer = isSaved ? career : null
    this.keep()
  }

  /** Packs the running career as a record of this name. */
  async record(name: string): Promise<CareerRecord> {
    const { environment, saves } = this.#root
    const career = this.#stores.game.state
    const savedAt = saves.records.stamps.next('saves')
    const revision = `${savedAt.toString(36)}-${environment.seed().toString(36)}`
    return {
      career,
      revision,
      stored: await packCareer({ name, savedAt, career }, { revision, isSaved: true, loads: this.loads }),
    }
  }

  /** Marks this state as saved; the running career may have advanced since. */
  markSaved(career: Snapshot, origin: Origin): void {
    this.origin = origin
    this.safeCareer = career
    this.keep()
  }

  /**
   * Stores the running career, with a toast once when the browser refuses. `isLast`: the page may end at once.
   * Returns whether a reload finds the career at once.
   */
  keep({ isLast }: { isLast: boolean } = { isLast: false }): boolean {
    const { career } = this.#stores.game
    if (!career) return true
    const { name, revision } = this.origin ?? { name: '', revision: '' }
    const stamp = { name, revision, isSaved: !this.hasProgress, loads: this.loads, isLast }
    const { inSession, isKept } = this.copy.keep(career, stamp)
    void isKept.then((kept) => {
      if (this.#wasKept && !kept) this.#root.ui.showToast(CAREER_NOT_KEPT, 'error')
      this.#wasKept = kept
    })
    return inSession
  }

  /** Deletes every copy of the running career. */
  forget(): void {
    this.copy.forget()
    this.origin = null
    this.safeCareer = null
  }
}
