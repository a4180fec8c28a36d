import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { renameClub } from '../../simulation/clubs/renameClub.ts'
import type { Snapshot } from '../../simulation/gameState.ts'
import {
  MAX_NAME_LENGTH,
  MAX_SAVE_LENGTH,
  type SavedGame,
  type SaveFault,
} from '../../simulation/save/saveFile.ts'
import type { GameStores } from '../GameStores.ts'
import type { RootStore } from '../RootStore.ts'
import { packCareer, unpackCareer } from '../saves/packCareer.ts'
import { RunningCopy } from '../saves/RunningCopy.ts'
import { openRecord, type SaveCard } from '../saves/saveRecord.ts'
import { fileNameOf } from '../SavesStore.ts'
import type { WayOut } from '../UiStore.ts'

/** How saving went; each refusal has its own way on. */
export type SaveResult = { result: 'saved' } | { result: 'refused' | 'conflict' | 'full'; message: string }

const NAME_MISSING = 'Please enter a name for your saved game.'
const NOT_SAVED = 'Error saving game.'
const NOT_READ = 'Error loading save data.'
const FAULTS: Record<SaveFault, string> = {
  'no-save': 'Error loading game: this file is not a saved game.',
  'newer-version': 'Error loading game: it was saved by a newer version of Floodlight.',
  corrupt: NOT_READ,
}

/** Saves the running career, brings saved ones back, and keeps copies in case nobody saves. */
export class SaveDesk {
  /** The save that the career comes from or went to last. */
  origin: Pick<SaveCard, 'name' | 'revision'> | null = null
  /** The career as it was when it was last saved, loaded or begun. */
  safeCareer: Snapshot | null = null
  /** Why the career that this session has kept can't be gone on with; nothing is played over it. */
  unreadable: string | null = null
  readonly #stores: Pick<GameStores, 'game' | 'matchday'>
  readonly #root: Pick<RootStore, 'environment' | 'saves' | 'ui'>
  readonly #copy: RunningCopy
  #wasKept = true

  constructor(
    stores: Pick<GameStores, 'game' | 'matchday'>,
    root: Pick<RootStore, 'environment' | 'saves' | 'ui'>,
  ) {
    this.#stores = stores
    this.#root = root
    this.#copy = new RunningCopy(root)
    makeAutoObservable(this, { origin: observableRef, safeCareer: observableRef })
  }

  /** Whether leaving would lose anything. */
  get isDirty(): boolean {
    const { career } = this.#stores.game
    return career !== null && career.ended === null && career !== this.safeCareer
  }

  /** Whether leaving this way would: the office lets a guest come back, and a guest can't save. */
  isLostBy(way: WayOut): boolean {
    return this.isDirty && (way !== 'office' || this.#root.saves.canSave)
  }

  /** Saves under a name; a save of this name is overwritten, unless another tab has changed it. */
  async save(wanted: string): Promise<SaveResult> {
    const name = wanted.trim()
    if (name === '') return { result: 'refused', message: NAME_MISSING }
    const { environment, saves, ui } = this.#root
    const career = this.#stores.game.state
    const revision = this.#newRevision()
    const expected = this.origin?.name === name ? this.origin.revision : saves.cardOf(name)?.revision
    try {
      const savedAt = environment.clock.date().getTime()
      const stored = await packCareer({ name, savedAt, career }, { revision, isSaved: true })
      const result = await saves.write(name, stored, expected ?? null)
      if (result === 'conflict') {
        return {
          result,
          message: `"${name}" has been changed in another tab since. Save this career as a copy.`,
        }
      }
      if (result === 'full') {
        return { result, message: `${NOT_SAVED} The browser has no room left for it.` }
      }
    } catch {
      return { result: 'refused', message: NOT_SAVED }
    }
    this.#settle(career, { name, revision })
    this.keep()
    ui.showToast(`Game saved locally as "${name}".`, 'success')
    return { result: 'saved' }
  }

  /** The day of the save that saving under this name would overwrite; null when there is none. */
  overwrites(name: string): number | null {
    return this.#root.saves.cardOf(name.trim())?.day ?? null
  }

  /** A name like this one that no save has yet. */
  copyName(name: string): string {
    for (let number = 1; ; number++) {
      const ending = number === 1 ? ' (copy)' : ` (copy ${number})`
      const copy = name.slice(0, MAX_NAME_LENGTH - ending.length) + ending
      if (!this.#root.saves.cardOf(copy)) return copy
    }
  }

  /** Loads a save in place of the running career; true when it did. */
  async load(name: string): Promise<boolean> {
    const { saves, ui } = this.#root
    const stored = saves.recordOf(name)
    if (stored === null) {
      ui.showToast(`Save game "${name}" not found locally.`, 'error')
      saves.refresh()
      return false
    }
    const reading = await unpackCareer(stored)
    if (!reading.ok) {
      ui.showToast(FAULTS[reading.fault], 'error')
      return false
    }
    const revision = openRecord(stored)?.card.revision ?? ''
    this.#play(reading.save.career)
    this.#settle(reading.save.career, { name, revision })
    this.keep()
    ui.showToast(`Game "${name}" loaded successfully! Game is paused.`, 'success')
    return true
  }

  /** Goes on with the career of a file that the player chose. It may hold anything. */
  async importFile(file: Blob): Promise<boolean> {
    const { ui } = this.#root
    const reading =
      file.size > MAX_SAVE_LENGTH
        ? { ok: false as const, fault: 'no-save' as const }
        : await unpackCareer(await file.text())
    if (!reading.ok) {
      ui.showToast(FAULTS[reading.fault], 'error')
      return false
    }
    const { name, career } = reading.save
    this.#play(career)
    this.#settle(null, null)
    this.keep()
    ui.showToast(`Game "${name || career.club.name}" loaded successfully! Game is paused.`, 'success')
    return true
  }

  /** Hands the running career to the player as a file. */
  async exportCareer(): Promise<void> {
    const { environment } = this.#root
    const career = this.#stores.game.state
    const name = this.origin?.name ?? career.club.name.slice(0, 60)
    const game = { name, savedAt: environment.clock.date().getTime(), career }
    const stored = await packCareer(game, { revision: this.#newRevision(), isSaved: true })
    environment.offerFile(`${fileNameOf(name)}-day-${career.day}.floodlight`, stored)
  }

  /** A new career has nothing to lose. */
  begin(): void {
    this.#settle(this.#stores.game.career, null)
  }

  /** The club's name belongs to the account: another one leaves nothing unsaved that was not before. */
  renameClub(name: string): void {
    const { game } = this.#stores
    const wasDirty = this.isDirty
    game.command((state) => renameClub(state, name))
    if (!wasDirty) this.safeCareer = game.career
  }

  /** Goes on with the career that this session has kept, if it is wanted; false when there is none. */
  resume(isWanted: (career: Snapshot) => boolean): boolean {
    const kept = this.#copy.find()
    if (kept?.ok === false) {
      this.unreadable = FAULTS[kept.fault]
      return true
    }
    if (!kept || !isWanted(kept.game.career)) return false
    this.#copy.takeOver()
    this.#comeBack(kept.game, kept.card)
    return true
  }

  /** Loads the save that the office asked for, or offers a career that was lost. */
  async arrive(): Promise<void> {
    if (this.unreadable !== null) return
    const { saves, ui } = this.#root
    await saves.open()
    const { requested } = saves
    saves.request(null)
    if (requested !== null) {
      await this.load(requested)
      return
    }
    if (this.#stores.game.career !== this.safeCareer) return
    const [recovery] = await saves.recoveries()
    if (recovery) ui.openModal({ kind: 'recover-career', recovery })
  }

  /** Goes on with a career that was lost. */
  async recover(key: string): Promise<void> {
    const { saves, ui } = this.#root
    const stored = saves.recoveryRecord(key)
    const reading = stored === null ? null : await unpackCareer(stored)
    const card = stored === null ? null : openRecord(stored)?.card
    if (!reading?.ok || !card) {
      ui.showToast(NOT_READ, 'error')
      return
    }
    this.#comeBack(reading.save, card)
    saves.forgetRecovery(key)
  }

  /** Keeps copies of the running career; says so once when the browser has no room for them. */
  keep(): void {
    const { career } = this.#stores.game
    if (!career) return
    const { name, revision } = this.origin ?? { name: '', revision: '' }
    const isKept = this.#copy.keep(career, { name, revision, isSaved: !this.isDirty })
    if (this.#wasKept && !isKept) {
      this.#root.ui.showToast('The browser has no room to keep this career: do not reload the page.', 'error')
    }
    this.#wasKept = isKept
  }

  /** Forgets every copy of the running career. */
  forget(): void {
    this.#copy.forget()
    this.#settle(null, null)
  }

  #comeBack({ career }: SavedGame, { name, revision, isSaved }: SaveCard): void {
    this.#play(career)
    this.#settle(isSaved ? career : null, name === '' ? null : { name, revision })
    this.keep()
  }

  #play(career: Snapshot): void {
    this.#stores.matchday.close()
    this.#stores.game.resume(career)
  }

  #settle(career: Snapshot | null, origin: Pick<SaveCard, 'name' | 'revision'> | null): void {
    runInAction(() => {
      this.safeCareer = career
      this.origin = origin
    })
  }

  #newRevision(): string {
    const { environment } = this.#root
    return `${environment.clock.date().getTime().toString(36)}-${environment.seed().toString(36)}`
  }
}
