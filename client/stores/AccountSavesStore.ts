import type { AccountSaveCard } from '../../server/schemas/saves.ts'
import { savesRules } from '../../server/schemas/savesRules.ts'
import { parseError } from '../api/ServerError.ts'
import { ACCOUNT_AWAY, FIRST_SAVE_IN_ACCOUNT } from '../simulation/core/savesStatement.ts'
import type { ApiResult } from './apiResult.ts'
import { AccountQueue, type AccountServices } from './saves/AccountQueue.ts'
import { keepRecord, localRecord, type Keeping, type LocalRecord } from './saves/accountRecord.ts'
import { versionsOf, type AccountVersion } from './saves/accountVersions.ts'
import { BrowserRecords } from './saves/BrowserRecords.ts'
import { latestOf, SentRecords } from './saves/SentRecords.ts'
import { fileNameOf, readCard, type Origin } from './saves/saveRecord.ts'

interface Parts extends AccountServices {
  /** Revisions that the player has saved on this page. */
  ownRevisions: ReadonlySet<string>
}

const NOT_DELETED = 'The save wasn’t deleted: your account can’t be reached.'
const NOT_LOADED = 'The save wasn’t loaded: your account can’t be reached.'
const NOT_SWITCHED = 'Nothing was changed: your account can’t be reached.'

/** Saves in the account of the registered user: lists those of all devices, and sends those of this browser. */
export class AccountSavesStore {
  readonly #parts: Parts
  readonly #records: BrowserRecords
  readonly #sent: SentRecords
  readonly #queue: AccountQueue

  constructor(parts: Parts) {
    this.#parts = parts
    this.#records = new BrowserRecords(parts)
    this.#sent = new SentRecords(parts)
    this.#queue = new AccountQueue({
      ...{ ...parts, records: this.#records, sent: this.#sent },
      onAnswer: (record, answer) => this.#present(record, answer),
    })
  }

  /** Null until the account has answered. */
  get cards(): readonly AccountSaveCard[] | null {
    return this.#queue.cards
  }

  /** Message on the connection; null when it works. */
  get fault(): string | null {
    return this.#queue.fault
  }

  /** False when the player wants no saves in their account. */
  get keepsSaves(): boolean {
    return this.#queue.keepsSaves
  }

  /** Those on their way, then all versions in the account. Nothing of another user. */
  get versions(): AccountVersion[] {
    const { shownOwner, cards, waiting, refusals, keepsSaves, device } = this.#queue
    if (shownOwner === null || shownOwner !== this.#parts.session.owner) return []
    return versionsOf({ cards: cards ?? [], waiting: keepsSaves ? waiting : [], refusals, device })
  }

  /** Lists the account, removes what was deleted, and sends what is new. */
  send(): Promise<void> {
    return this.#queue.send()
  }

  /** Record of a version, or a message when it cannot be read: null when the session has changed since. */
  async read(revision: string): Promise<{ record: string } | { fault: string | null }> {
    const answer = await this.#parts.session.ask(() => this.#parts.api.readAccountSave(revision))
    if (answer.kind === 'value') return { record: answer.value }
    return { fault: answer.kind === 'failure' ? parseError(answer.error, NOT_LOADED) : null }
  }

  /** Downloads a version as a file, also one that this version of the game cannot load. */
  async exportVersion({ name, club, revision }: AccountVersion): Promise<void> {
    const { environment, ui } = this.#parts
    const found = await this.read(revision)
    if ('record' in found) environment.downloadFile(`${fileNameOf(name || club)}.floodlight`, found.record)
    else if (found.fault !== null) ui.showToast(found.fault, 'error')
  }

  /** Deletes a version from the account. */
  remove(revision: string): Promise<ApiResult> {
    return this.#change(() => this.#parts.api.removeAccountSave(revision), NOT_DELETED)
  }

  /** Chooses whether the account keeps saves; off removes those it has. */
  switchSaves(keepsSaves: boolean): Promise<ApiResult> {
    return this.#change(() => this.#parts.api.switchAccountSaves(keepsSaves), NOT_SWITCHED)
  }

  /**
   * Keeps a save that this browser has no room for. `followed`: the version of the account from which it follows.
   * Returns a message when the account does not keep it.
   */
  async keepAlone(stored: string, followed: Origin | null): Promise<string | null> {
    const { api, session } = this.#parts
    const { epoch } = session
    const card = readCard(stored)
    if (session.owner === null || !card) return ACCOUNT_AWAY
    const key = this.#records.shelf('saves') + card.name
    const { offered } = this.#sent.of(key)
    const record = localRecord('saves', { key, card })
    const replaced = this.#sent.offer(key, record.revision)
    const replaces = followed ? latestOf([...offered, followed.revision]) : replaced
    try {
      const answer = await keepRecord(record, {
        ...{ api, session, stored, device: this.#queue.device, replaces },
      })
      if (session.epoch !== epoch) return ACCOUNT_AWAY
      if (answer.result !== 'kept') return 'reason' in answer ? answer.reason : ACCOUNT_AWAY
      this.#sent.change(key, { offered: [], loaded: record.revision })
      this.#present(record, answer)
    } catch (error) {
      return parseError(error, ACCOUNT_AWAY)
    }
    void this.send()
    return null
  }

  /** Remembers a version of the account as loaded here: a save of this name that follows from it replaces it. */
  noteLoaded(name: string, revision: string): void {
    this.#sent.change(this.#records.shelf('saves') + name, { loaded: revision })
  }

  /** True when a career of this origin was loaded from the account, and not from the save of this browser. */
  isLoaded({ name, revision }: Origin): boolean {
    return this.#sent.of(this.#records.shelf('saves') + name).loaded === revision
  }

  /** The save of this name now follows from the loaded version, and takes its place in the account. */
  noteFollowed({ name, revision }: Origin): void {
    this.#sent.follow(this.#records.shelf('saves') + name, revision)
  }

  /** The copy of this key now follows from a version of the account, and takes its place there. */
  noteCopyFollowed(key: string, revision: string): void {
    this.#sent.follow(key, revision)
  }

  /** Removes from the account what this browser has sent for the record of this key. */
  noteRemoved(key: string): void {
    if (!this.#sent.remove(key)) return
    this.#queue.forgetRefusals()
    void this.send()
  }

  /** Changes the account and lists it anew. */
  async #change(call: () => Promise<void>, fault: string): Promise<ApiResult> {
    const answer = await this.#parts.session.ask(call)
    if (answer.kind === 'dropped') return { ok: false, message: null }
    if (answer.kind === 'failure') return { ok: false, message: parseError(answer.error, fault) }
    this.#queue.forgetRefusals()
    await this.send()
    return { ok: true }
  }

  /** Shows what the account answered for a save that the player has just made. */
  #present({ kind, card, revision }: LocalRecord, answer: Keeping): void {
    const { ui, ownRevisions } = this.#parts
    if (kind !== 'save' || !ownRevisions.has(revision)) return
    if (answer.result === 'refused' && answer.reason === savesRules.full) {
      ui.showToast(`Your account is full: "${card.name}" is in this browser only.`, 'warning', {
        label: 'Show saves',
        act: () => ui.openModal({ kind: 'load-game' }),
      })
    }
    if (answer.result !== 'kept' || this.#sent.ledger.isTold) return
    this.#sent.noteTold()
    ui.showToast(FIRST_SAVE_IN_ACCOUNT, 'info', {
      label: 'Settings',
      act: () => ui.openModal({ kind: 'settings' }),
    })
  }
}
