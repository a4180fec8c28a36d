import { isBlank, isPlainLine } from '../../../server/schemas/visibleText.ts'
import {
  ACCOUNT_AWAY,
  IRON_FILE,
  IRON_HERE,
  IRON_RULE,
  MAX_NAME_LENGTH,
} from '../../simulation/core/savesStatement.ts'
import type { SaveReading } from '../../simulation/save/readSave.ts'
import { MAX_SAVE_LENGTH } from '../../simulation/save/saveFile.ts'
import type { AccountSavesStore } from '../AccountSavesStore.ts'
import { valueOf } from '../apiResult.ts'
import type { GameStore } from '../GameStore.ts'
import type { RootStore } from '../RootStore.ts'
import type { Autosave } from '../saves/Autosave.ts'
import type { AccountVersion } from '../saves/accountVersions.ts'
import { FAULT_MESSAGES, loadReader } from '../saves/loadReader.ts'
import { findBuild, openBuild, type CareerBuild } from '../saves/rulesOfRun.ts'
import { fileNameOf, openRecord, sealRecord, type Origin } from '../saves/saveRecord.ts'

/** Result of saving. Each kind of refusal has its own dialog. */
export type SaveResult = { result: 'saved' } | { result: 'refused' | 'conflict' | 'full'; message: string }

const NAME_MISSING = 'Please enter a name for your saved game.'
const NAME_WRONG = 'The name must not contain control or invisible characters.'
const NOT_SAVED = 'Error saving game.'
const NO_ROOM = 'The browser has no room left for it.'
const NOTHING_KEPT = 'This browser refuses to store data for this page.'

type Root = Pick<
  RootStore,
  'account' | 'environment' | 'gameStores' | 'prepareReload' | 'saves' | 'session' | 'ui'
>

/** Record of a career as it was read, with the build that opens it. */
interface FoundSave {
  readonly stored: string
  readonly opened: ReturnType<typeof openRecord>
  readonly reading: SaveReading
  readonly build: CareerBuild
}

const NOTHING_FOUND: FoundSave = {
  stored: '',
  opened: null,
  reading: { ok: false, fault: 'no-save' },
  build: 'own',
}

interface SavingStores {
  game: GameStore
  autosave: Autosave
}

/** Saves the running career under a name or to a file, and loads saves. */
export class SaveDesk {
  /** Loads what saving needs, so that it does not wait for the network. */
  readonly loadAhead = loadReader
  readonly #stores: SavingStores
  readonly #root: Root

  constructor(stores: SavingStores, root: Root) {
    this.#stores = stores
    this.#root = root
  }

  /** Saves under a name, in the account when this browser has no room. Overwrites a save of this name, unless another tab has changed it. */
  async save(wanted: string): Promise<SaveResult> {
    const name = wanted.trim()
    const fault = this.#stores.autosave.isIron ? IRON_RULE : this.nameFault(name)
    if (fault !== null) return { result: 'refused', message: fault }
    const { autosave } = this.#stores
    const { account, saves, session, ui } = this.#root
    const { origin: before } = autosave
    const packed = await session.ask(async () => {
      const followed = before?.name === name ? await this.#followedVersion(before) : null
      return { followed, record: await autosave.record(name) }
    })
    // The career of a session that is over is none of the next user's.
    if (packed.kind !== 'value') return { result: 'refused', message: NOT_SAVED }
    const { followed, record } = packed.value
    const expected = before?.name === name && !followed ? before.revision : saves.cardOf(name)?.revision
    const written = await session.ask(() => saves.write(name, record.stored, expected ?? null))
    if (written.kind !== 'value') return { result: 'refused', message: NOT_SAVED }
    const result = written.value
    if (result === 'conflict') {
      return {
        result,
        message: `"${name}" has been changed in another tab since. Save this career as a copy.`,
      }
    }
    account.noteSaved(record.revision)
    if (result === 'full') {
      const fault = await this.#keepInAccount(record.stored, followed)
      if (fault !== null) {
        const room = session.isKept ? NO_ROOM : NOTHING_KEPT
        return { result, message: `${NOT_SAVED} ${room} ${fault}` }
      }
    } else if (followed) (await account.open()).noteFollowed(followed)
    autosave.markSaved(record.career, { name, revision: record.revision })
    const inAccount = `Game saved in your account as "${name}": this browser has no room for it.`
    ui.showToast(result === 'full' ? inAccount : `Game saved locally as "${name}".`, 'success')
    return { result: 'saved' }
  }

  /** Fault of a name; null for a valid one. */
  nameFault(name: string): string | null {
    if (isBlank(name)) return NAME_MISSING
    return isPlainLine(name.trim()) ? null : NAME_WRONG
  }

  /** Day of the save of this name, which would be overwritten; null when there is none. */
  overwrites(name: string): number | null {
    return this.#root.saves.cardOf(name.trim())?.day ?? null
  }

  /** First unused name of the form 'Name (copy)', 'Name (copy 2)'. */
  copyName(name: string): string {
    for (let number = 1; ; number++) {
      const ending = number === 1 ? ' (copy)' : ` (copy ${number})`
      const copy = name.slice(0, MAX_NAME_LENGTH - ending.length) + ending
      if (!this.#root.saves.cardOf(copy)) return copy
    }
  }

  /** Replaces the running career by a save; false with an error toast on failure. */
  async load(name: string): Promise<boolean> {
    if (this.#refusesToLoad()) return false
    const { saves, session } = this.#root
    const answer = await session.ask(async () => {
      const stored = await saves.recordOf(name)
      if (stored === null) return null
      return this.#read(stored)
    })
    const found = valueOf(answer)
    if (!found) {
      void saves.open()
      return false
    }
    const card = found.opened?.card
    const hasLoaded = this.#resume(found, card ? { name, revision: card.revision } : null)
    // After the career runs: a browser without room for the count has loaded it all the same.
    if (hasLoaded) void saves.countLoads(name, found.stored, this.#stores.autosave.loads)
    return hasLoaded
  }

  /** Replaces the running career by a version of the account, whose content may be anything. */
  async loadFromAccount({ kind, name, revision }: AccountVersion): Promise<boolean> {
    if (this.#refusesToLoad()) return false
    const { account, session, ui } = this.#root
    const answer = await session.ask(async () => {
      const store = await account.open()
      const found = await store.read(revision)
      if ('fault' in found) return { store, found }
      return { store, found: await this.#read(found.record, true) }
    })
    const answered = valueOf(answer)
    if (!answered) return false
    const { store, found } = answered
    if ('fault' in found) {
      if (found.fault !== null) ui.showToast(found.fault, 'error')
      return false
    }
    if (found.reading.ok && found.reading.save.career.isIron && !(await this.#adoptIron(store, revision)))
      return false
    const origin = kind === 'save' ? { name, revision } : null
    if (found.reading.ok && origin) store.noteLoaded(name, revision)
    return this.#resume(found, origin)
  }

  /**
   * Goes on with an iron career of another device, which takes the place of that device's copy. Refuses, with a toast,
   * where this browser has the career: that would be a way back.
   */
  async #adoptIron(store: AccountSavesStore, revision: string): Promise<boolean> {
    const { saves, ui } = this.#root
    const key = saves.records.shelf('recovery') + revision.slice(revision.indexOf('-') + 1)
    // A database that does not answer may have it.
    const isHere = await saves.records.read(key).then(
      (stored) => stored !== null,
      () => true,
    )
    if (isHere || !this.#stores.autosave.copy.adopt(key)) {
      ui.showToast(`${IRON_RULE} ${IRON_HERE}`, 'error')
      return false
    }
    store.noteCopyFollowed(key, revision)
    return true
  }

  /** Shows a toast and returns true while the running career may not be replaced. */
  #refusesToLoad(): boolean {
    if (this.#stores.autosave.isIron) this.#root.ui.showToast(IRON_RULE, 'error')
    return this.#stores.autosave.isIron
  }

  /** Replaces the running career by that of a file, which may have any content. */
  async importFile(file: Blob): Promise<boolean> {
    if (this.#refusesToLoad()) return false
    const answer = await this.#root.session.ask(async () => {
      if (file.size > MAX_SAVE_LENGTH) return NOTHING_FOUND
      return this.#read(await file.text(), true)
    })
    const found = valueOf(answer)
    if (!found) return false
    const wasIron = found.reading.ok && found.reading.save.career.isIron
    if (found.reading.ok) found.reading.save.career.isIron = false
    const hasLoaded = this.#resume(found, null)
    if (hasLoaded && wasIron) this.#root.ui.showToast(IRON_FILE, 'info')
    return hasLoaded
  }

  /** Downloads the running career as a file. */
  async exportCareer(): Promise<void> {
    const { game, autosave } = this.#stores
    const name = autosave.origin?.name ?? game.state.club.name.slice(0, MAX_NAME_LENGTH)
    try {
      const { career, stored } = await autosave.record(name)
      this.#root.environment.downloadFile(`${fileNameOf(name)}-day-${career.day}.floodlight`, stored)
    } catch {
      this.#root.ui.showToast(NOT_SAVED, 'error')
    }
  }

  /** Version of the account from which the career was loaded; null when it is the save of this browser. */
  async #followedVersion(origin: Origin): Promise<Origin | null> {
    const { account, saves } = this.#root
    if (saves.cardOf(origin.name)?.revision === origin.revision) return null
    try {
      return (await account.open()).isLoaded(origin) ? origin : null
    } catch {
      // Without its chunk no version of the account was loaded on this page.
      return null
    }
  }

  /** Keeps a save that this browser has no room for; returns a message when the account does not keep it either. */
  async #keepInAccount(stored: string, followed: Origin | null): Promise<string | null> {
    try {
      return await (await this.#root.account.open()).keepAlone(stored, followed)
    } catch {
      return ACCOUNT_AWAY
    }
  }

  /** Reads a record, and finds the build that opens its career. */
  async #read(stored: string, isImported = false): Promise<FoundSave> {
    const { unpackCareer } = await loadReader()
    const reading = await unpackCareer(stored, isImported)
    const build = await findBuild(this.#root, reading.ok ? reading.save.career : reading.fault)
    return { stored, opened: openRecord(stored), reading, build }
  }

  /**
   * Replaces the running career, and counts that. False, with an error toast, when it could not be read. A save that
   * knows of fewer loads than the running career of its league has the later count.
   */
  #resume({ opened, reading, build }: FoundSave, origin: Origin | null): boolean {
    const { autosave, game } = this.#stores
    if (opened && build !== 'own' && build !== 'away') {
      const { card, content } = opened
      const { loads = 0, isIron = false } = card
      const marks = { ...(origin ?? { name: '' }), isSaved: origin !== null, loads: loads + 1, isIron }
      openBuild(this.#root, build, { key: null, record: sealRecord({ ...card, ...marks }, content) })
      return true
    }
    if (!reading.ok || build === 'away') {
      this.#root.ui.showToast(FAULT_MESSAGES[reading.ok ? 'rules' : reading.fault], 'error')
      return false
    }
    const { name, career } = reading.save
    const before = game.career?.seed === career.seed ? autosave.loads : 0
    const loads = Math.max(opened?.card.loads ?? 0, before) + 1
    autosave.replaceCareer(career, { origin, isSaved: origin !== null, loads })
    const label = name || career.club.name
    this.#root.ui.showToast(`Game "${label}" loaded successfully! Game is paused.`, 'success')
    return true
  }
}
