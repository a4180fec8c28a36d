import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { AccountSaveCard } from '../../server/schemas/saves.ts'
import { accountSavesMax, saveMaxBytes, savesRules } from '../../server/schemas/savesRules.ts'
import type { Api } from '../api/Api.ts'
import { parseError, ServerError } from '../api/ServerError.ts'
import type { Environment } from './environment.ts'
import { inputOf, localRecord, type LocalRecord } from './saves/accountRecord.ts'
import { BrowserRecords } from './saves/BrowserRecords.ts'
import { deviceName } from '../../server/schemas/deviceName.ts'
import { ledgerKey } from './saves/ledgerKey.ts'
import { SentRecords } from './saves/SentRecords.ts'
import { SHELVES } from './saves/Stamps.ts'
import { readCard, type Origin } from './saves/saveRecord.ts'
import type { ApiResult, SessionStore } from './SessionStore.ts'

/** State of a version in the list. */
export type SyncState = 'kept' | 'waiting' | 'two-versions' | 'refused'

export interface AccountVersion {
  kind: AccountSaveCard['kind']
  name: string
  revision: string
  savedAt: number
  day: number
  season: number
  club: string
  device: string
  state: SyncState
  /** Reason of a refusal. */
  reason?: string
}

/** Growing pauses before the next attempt. */
const PAUSES_MS = [5_000, 15_000, 60_000, 300_000, 900_000]
/** Statuses with which the account refuses a record for good; after any other, the record is sent again. */
const REFUSALS = [400, 409, 413]
const UNAUTHORISED = 401

export const UNREACHABLE =
  'The account cannot be reached. What is saved in this browser waits and is sent later.'
export const SESSION_OVER =
  'Your session is over. Log in again to keep your saves in the account; they are safe in this browser.'
const NOT_DELETED = 'The save was not deleted, because the account cannot be reached.'
const NOT_LOADED = 'The save was not loaded, because the account cannot be reached.'

/** Saves in the account of the registered user: sends those of this browser, and lists those of all devices. */
export class AccountSavesStore {
  /** Null until the account has answered. */
  cards: readonly AccountSaveCard[] | null = null
  waiting: readonly LocalRecord[] = []
  /** Message on the connection; null when it works. */
  fault: string | null = null
  /** Reasons of refused records by revision. */
  refusals = new Map<string, string>()
  /** Owner of what is shown. */
  #shownOwner: string | null = null
  #pauses = 0
  #stopWaiting = () => {}
  #sending: Promise<void> | null = null
  #isStale = false
  readonly #environment: Environment
  readonly #api: Api
  readonly #session: SessionStore
  readonly #records: BrowserRecords
  readonly #sent: SentRecords

  constructor({ environment, api, session }: { environment: Environment; api: Api; session: SessionStore }) {
    this.#environment = environment
    this.#api = api
    this.#session = session
    this.#records = new BrowserRecords({ environment, owner: () => this.#owner })
    this.#sent = new SentRecords({ environment, owner: () => this.#owner })
    makeAutoObservable(this, { cards: observableRef, waiting: observableRef })
    environment.onOnline(() => {
      this.#pauses = 0
      void this.send()
    })
  }

  /** All versions in the account, then those on their way. Nothing of another user. */
  get versions(): AccountVersion[] {
    if (this.#owner === null || this.#shownOwner !== this.#owner) return []
    const cards = this.cards ?? []
    const kept = cards.map((card): AccountVersion => {
      const others = cards.filter(({ kind, name }) => kind === card.kind && name === card.name)
      return { ...card, state: card.kind === 'save' && others.length > 1 ? 'two-versions' : 'kept' }
    })
    const device = deviceName(this.#environment.userAgent)
    const saves = this.waiting.filter(({ kind }) => kind === 'save')
    const waiting = saves.map(({ kind, card, revision }): AccountVersion => {
      const reason = this.refusals.get(revision)
      const { name, savedAt, day, season, club } = card
      const facts = { kind, name, revision, savedAt, day, season, club, device }
      return reason === undefined ? { ...facts, state: 'waiting' } : { ...facts, state: 'refused', reason }
    })
    return [...waiting, ...kept]
  }

  /** Sends what is new, removes what was deleted, and lists the account. One run at a time. */
  async send(): Promise<void> {
    this.#isStale = true
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null
    })
    await this.#sending
  }

  /** Record of a version, or a message when it cannot be read: null when the session has changed since. */
  async read(revision: string): Promise<{ record: string } | { fault: string | null }> {
    const answer = await this.#session.ask(() => this.#api.readAccountSave(revision))
    if (answer.kind === 'value') return { record: answer.value }
    return { fault: answer.kind === 'failure' ? parseError(answer.error, NOT_LOADED) : null }
  }

  /** Deletes a version from the account. */
  async remove(revision: string): Promise<ApiResult> {
    const answer = await this.#session.ask(() => this.#api.removeAccountSave(revision))
    if (answer.kind === 'dropped') return { ok: false, message: null }
    if (answer.kind === 'failure') return { ok: false, message: parseError(answer.error, NOT_DELETED) }
    // There may be room for what was refused.
    runInAction(() => {
      this.refusals.clear()
    })
    await this.send()
    return { ok: true }
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
    this.#sent.change(this.#records.shelf('saves') + name, { base: revision, loaded: null })
  }

  /** Removes from the account what this browser has sent for the record of this key. */
  noteRemoved(key: string): void {
    if (!this.#sent.remove(key)) return
    // There may be room for what was refused.
    this.refusals.clear()
    void this.send()
  }

  get #owner(): string | null {
    const { user, isRegistered } = this.#session
    return isRegistered ? (user?.id ?? null) : null
  }

  async #sendAll(): Promise<void> {
    this.#stopWaiting()
    while (this.#isStale) {
      const owner = this.#owner
      if (owner === null) return
      this.#isStale = false
      this.#findWaiting(owner)
      if (!this.#environment.isOnline()) {
        this.#setFault(UNREACHABLE)
        return
      }
      const { epoch } = this.#session
      const answer = await this.#session.ask(() =>
        this.#environment.locks.within(ledgerKey(owner), async () => {
          if (this.#session.epoch === epoch) await this.#sendQueue(owner)
        }),
      )
      if (answer.kind === 'failure') {
        this.#retryAfter(answer.error)
        return
      }
      if (answer.kind === 'value') {
        this.#pauses = 0
        this.#setFault(null)
      }
    }
  }

  async #sendQueue(owner: string): Promise<void> {
    for (const revision of this.#sent.removals) {
      await this.#answerTo(() => this.#api.removeAccountSave(revision))
      this.#sent.noteRemoval(revision)
    }
    // Another tab may have sent some of them in the meantime.
    this.#findWaiting(owner)
    for (const record of this.waiting) {
      if (!this.refusals.has(record.revision)) await this.#sendRecord(record)
    }
    const { saves: cards } = await this.#answerTo(() => this.#api.accountSaves())
    runInAction(() => {
      this.cards = cards
      if (cards.filter(({ kind }) => kind === 'save').length < accountSavesMax) this.#forgetFull()
    })
    this.#findWaiting(owner)
  }

  /** Tries again what a full account has refused: another device may have made room. */
  #forgetFull(): void {
    for (const [revision, reason] of this.refusals) {
      if (reason !== savesRules.full) continue
      this.refusals.delete(revision)
      this.#isStale = true
    }
  }

  async #sendRecord(record: LocalRecord): Promise<void> {
    const device = deviceName(this.#environment.userAgent)
    const { base } = this.#sent.of(record.key)
    const replaces = base === null ? [] : [base]
    const input = await this.#answerTo(() => inputOf(record, { device, replaces }))
    if (new TextEncoder().encode(input.content).length > saveMaxBytes) {
      this.#refuse(record, savesRules.large)
      return
    }
    try {
      await this.#answerTo(() => this.#api.keepAccountSave(input))
    } catch (error) {
      if (!(error instanceof ServerError) || !REFUSALS.includes(error.status ?? 0)) throw error
      this.#refuse(record, error.message)
      return
    }
    this.#sent.change(record.key, { sent: record.revision, base: record.revision })
  }

  /** Value of a call. Throws its error, and when the session has changed since: who runs it then drops that. */
  async #answerTo<Value>(call: () => Promise<Value>): Promise<Value> {
    const answer = await this.#session.ask(call)
    if (answer.kind === 'value') return answer.value
    throw answer.kind === 'failure' ? answer.error : new Error('The session has changed')
  }

  #refuse({ revision }: LocalRecord, reason: string): void {
    runInAction(() => {
      this.refusals.set(revision, reason)
    })
  }

  /** Records of this browser that the account has not acknowledged. */
  #findWaiting(owner: string): void {
    const waiting = SHELVES.flatMap((shelf) =>
      this.#records.keys(shelf).flatMap((key) => {
        const stored = this.#records.read(key)
        const card = stored === null ? null : readCard(stored)
        if (stored === null || card === null) return []
        const record = localRecord(shelf, { key, card, stored })
        return this.#sent.of(key).sent === record.revision ? [] : [record]
      }),
    )
    runInAction(() => {
      if (this.#shownOwner !== owner) {
        this.cards = null
        this.refusals.clear()
        this.fault = null
        this.#pauses = 0
      }
      this.#shownOwner = owner
      this.waiting = waiting
    })
  }

  #retryAfter(error: unknown): void {
    if (error instanceof ServerError && error.status === UNAUTHORISED) {
      this.#setFault(SESSION_OVER)
      return
    }
    this.#setFault(UNREACHABLE)
    const pauseMs = PAUSES_MS[Math.min(this.#pauses, PAUSES_MS.length - 1)] ?? 0
    this.#pauses += 1
    this.#stopWaiting = this.#environment.clock.after(pauseMs, () => void this.send())
  }

  #setFault(fault: string | null): void {
    runInAction(() => {
      this.fault = fault
    })
  }
}
