import { makeAutoObservable } from 'mobx'
import type { Snapshot } from '../../simulation/gameState.ts'
import type { SavedGame } from '../../simulation/save/saveFile.ts'
import type { RootStore } from '../RootStore.ts'
import { valueOf } from '../apiResult.ts'
import type { GameStore } from '../GameStore.ts'
import type { Autosave } from '../saves/Autosave.ts'
import { FAULT_MESSAGES, loadReader } from '../saves/loadReader.ts'
import type { MatchNotes } from '../saves/matchNotes.ts'
import type { LoadFault } from '../saves/readCareer.ts'
import { openRecord, type SaveCard } from '../saves/saveRecord.ts'
import { findBuild, openBuild } from '../saves/rulesOfRun.ts'
import { isIronKey, type FoundCareer } from '../saves/RunningCopy.ts'
import type { SaveDesk } from './SaveDesk.ts'

interface RecoveryStores {
  arrival: {
    findNotes: (career: Snapshot) => Promise<MatchNotes | null>
    reopenMatch: (notes: MatchNotes | null) => void
  }
  autosave: Autosave
  game: GameStore
  saving: SaveDesk
}

const OPEN_ELSEWHERE = 'This career is open in another tab. Carry on there, or close that tab first.'
const DUPLICATE = 'This career is open in another tab, too. From here on the two go separate ways.'

/** Recovery of the career that was running when the page was reloaded, closed or killed. */
export class RecoveryDesk {
  /** Reason why the stored career cannot be read; null without a fault. Nothing overwrites that career. */
  fault: LoadFault | null = null
  /** True when another tab plays the iron career of this session, until the player leaves the route. */
  isElsewhere = false
  readonly #stores: RecoveryStores
  readonly #root: Pick<RootStore, 'environment' | 'gameStores' | 'prepareReload' | 'saves' | 'session' | 'ui'>

  constructor(
    stores: RecoveryStores,
    root: Pick<RootStore, 'environment' | 'gameStores' | 'prepareReload' | 'saves' | 'session' | 'ui'>,
  ) {
    this.#stores = stores
    this.#root = root
    makeAutoObservable(this)
  }

  /** Message on that reason; null without a fault. */
  get message(): string | null {
    return this.fault && FAULT_MESSAGES[this.fault]
  }

  /** Resumes the career found for this session if it is wanted. Returns false when there is none. */
  resume(kept: FoundCareer, isWanted: (career: Snapshot) => boolean): boolean {
    if (kept === 'elsewhere') {
      this.isElsewhere = true
      this.#root.ui.showToast(OPEN_ELSEWHERE, 'error')
      return true
    }
    if (kept?.ok === false) {
      this.fault = kept.fault
      return true
    }
    if (!kept || !isWanted(kept.game.career)) return false
    this.#stores.autosave.copy.takeOver()
    this.#restore(kept.game, kept.card)
    void this.#noteDuplicate()
    return true
  }

  async #noteDuplicate(): Promise<void> {
    if (await this.#stores.autosave.copy.isDuplicate()) this.#root.ui.showToast(DUPLICATE)
  }

  /** Loads the save requested in the office, or offers the career of another tab or a recovery copy. */
  async arrive(): Promise<void> {
    if (this.fault !== null || this.isElsewhere) return
    const { saves, ui } = this.#root
    await saves.open()
    const { requested } = saves
    saves.request(null)
    if (requested !== null) {
      const { saving } = this.#stores
      await (typeof requested === 'string' ? saving.load(requested) : saving.loadFromAccount(requested))
      return
    }
    const { autosave, game } = this.#stores
    if (autosave.hasProgress) return
    if (!game.career) {
      const [copy] = await saves.records.copies({ isOpen: true }).catch(() => [])
      if (copy) {
        ui.openModal({ kind: 'career-elsewhere', copy })
        return
      }
    }
    const [recovery] = await saves.recoveries()
    if (recovery) ui.openModal({ kind: 'recover-career', recovery })
  }

  /** Resumes the career of a recovery copy, which stays with a tab that plays it. An iron career is played in one tab. */
  async recover(key: string): Promise<void> {
    const { saves, session, ui } = this.#root
    const { copy } = this.#stores.autosave
    const isOpen = await (isIronKey(key) ? copy : saves.records).isOpenElsewhere(key)
    if (isOpen && isIronKey(key)) {
      ui.showToast(OPEN_ELSEWHERE, 'error')
      return
    }
    const answer = await session.ask(async () => {
      const stored = (await saves.records.read(key)) ?? ''
      const reading = await (await loadReader()).unpackCareer(stored)
      const notes = reading.ok ? await this.#stores.arrival.findNotes(reading.save.career) : null
      const build = await findBuild(this.#root, reading.ok ? reading.save.career : reading.fault)
      return { stored, card: openRecord(stored)?.card, reading, notes, build }
    })
    const found = valueOf(answer)
    if (!found) return
    const { stored, card, reading, notes, build } = found
    if (build === 'away') ui.showToast(FAULT_MESSAGES.rules, 'error')
    else if (build !== 'own') openBuild(this.#root, build, { key, record: stored })
    else if (reading.ok && card) {
      const isAdopted = this.#stores.autosave.copy.adopt(key)
      this.#restore(reading.save, card)
      this.#stores.arrival.reopenMatch(notes)
      if (!isAdopted && !isOpen) saves.forgetCopy(key)
    } else ui.showToast(FAULT_MESSAGES[reading.ok || !card ? 'corrupt' : reading.fault], 'error')
  }

  #restore({ career }: SavedGame, { name, revision, isSaved, loads = 0 }: SaveCard): void {
    const origin = name === '' ? null : { name, revision }
    this.#stores.autosave.replaceCareer(career, { origin, isSaved, loads })
  }
}
