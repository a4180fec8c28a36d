import { makeAutoObservable, observableRef } from 'mobx'
import { renameClub } from '../../simulation/clubs/renameClub.ts'
import type { Snapshot } from '../../simulation/gameState.ts'
import type { GameStore } from '../GameStore.ts'
import type { MatchdayStore } from '../MatchdayStore.ts'
import type { RootStore } from '../RootStore.ts'
import type { Exit } from '../UiStore.ts'
import { packCareer } from './packCareer.ts'
import { RunningCopy } from './RunningCopy.ts'
import type { Origin } from './saveRecord.ts'

/** A career and the record of it, as it is stored or handed out. */
export interface CareerRecord {
  career: Snapshot
  revision: string
  stored: string
}

interface CareerStores {
  game: GameStore
  matchday: MatchdayStore
}

/** What of the running career is saved, and copies of it in case nobody saves. */
export class Autosave {
  origin: Origin | null = null
  /** The career as it was when it was last saved, loaded or begun. */
  safeCareer: Snapshot | null = null
  readonly copy: RunningCopy
  readonly #stores: CareerStores
  readonly #root: Pick<RootStore, 'environment' | 'saves' | 'ui'>
  #wasKept = true

  constructor(stores: CareerStores, root: Pick<RootStore, 'environment' | 'saves' | 'ui'>) {
    this.#stores = stores
    this.#root = root
    this.copy = new RunningCopy(root)
    makeAutoObservable(this, { origin: observableRef, safeCareer: observableRef, copy: false })
  }

  /** Whether leaving would lose anything. */
  get isDirty(): boolean {
    const { career } = this.#stores.game
    return career !== null && career.ended === null && career !== this.safeCareer
  }

  /**
   * Asks first when leaving this way would lose anything; false when it would not. The office lets a
   * guest come back, and a guest can't save.
   */
  asksBefore(way: Exit): boolean {
    const isLost = this.isDirty && (way !== 'office' || this.#root.saves.canSave)
    if (isLost) this.#root.ui.openModal({ kind: 'unsaved-progress', to: way })
    return isLost
  }

  /** A new career has nothing to lose. */
  begin(): void {
    this.origin = null
    this.safeCareer = this.#stores.game.career
  }

  /** The club's name belongs to the account: another one leaves nothing unsaved that was not before. */
  renameClub(name: string): void {
    const { game } = this.#stores
    const wasDirty = this.isDirty
    game.command((state) => renameClub(state, name))
    if (!wasDirty) this.safeCareer = game.career
  }

  /** Goes on with another career in place of the running one, paused. */
  replaceCareer(career: Snapshot, { origin, isSaved }: { origin: Origin | null; isSaved: boolean }): void {
    this.#stores.matchday.close()
    this.#stores.game.resume(career)
    this.origin = origin
    this.safeCareer = isSaved ? career : null
    this.keep()
  }

  /** The running career as a record of this name. */
  async record(name: string): Promise<CareerRecord> {
    const { environment, saves } = this.#root
    const career = this.#stores.game.state
    const savedAt = saves.stamps.next('saves')
    const revision = `${savedAt.toString(36)}-${environment.seed().toString(36)}`
    return {
      career,
      revision,
      stored: await packCareer({ name, savedAt, career }, { revision, isSaved: true }),
    }
  }

  /** This career has been saved; the running one may have gone on since. */
  markSaved(career: Snapshot, origin: Origin): void {
    this.origin = origin
    this.safeCareer = career
    this.keep()
  }

  /** Keeps copies of the running career; says so once when the browser has no room for them. */
  keep(): void {
    const { career } = this.#stores.game
    if (!career) return
    const { name, revision } = this.origin ?? { name: '', revision: '' }
    const isKept = this.copy.keep(career, { name, revision, isSaved: !this.isDirty })
    if (this.#wasKept && !isKept) {
      this.#root.ui.showToast('The browser has no room to keep this career: do not reload the page.', 'error')
    }
    this.#wasKept = isKept
  }

  /** Forgets every copy of the running career. */
  forget(): void {
    this.copy.forget()
    this.origin = null
    this.safeCareer = null
  }
}
