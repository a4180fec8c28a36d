import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { deviceName } from '../../../server/schemas/deviceName.ts'
import type { AccountSaveCard } from '../../../server/schemas/saves.ts'
import { accountSavesMax, savesRules } from '../../../server/schemas/savesRules.ts'
import type { Api } from '../../api/Api.ts'
import { ServerError } from '../../api/ServerError.ts'
import type { Environment } from '../environment.ts'
import type { SessionStore } from '../SessionStore.ts'
import type { UiStore } from '../UiStore.ts'
import { keepRecord, waitingRecords, type Keeping, type LocalRecord } from './accountRecord.ts'
import type { BrowserRecords } from './BrowserRecords.ts'
import { ledgerKey } from './Stamps.ts'
import { readCard } from './saveRecord.ts'
import type { SentRecords } from './SentRecords.ts'

/** Stores and services of the page that the saves in the account need. */
export interface AccountServices {
  environment: Environment
  api: Api
  session: SessionStore
  ui: UiStore
}

interface Parts extends Omit<AccountServices, 'ui'> {
  records: BrowserRecords
  sent: SentRecords
  /** Called with the account's answer for a record. */
  onAnswer: (record: LocalRecord, answer: Keeping) => void
}

/** Growing pauses before the next attempt. */
const PAUSES_MS = [5_000, 15_000, 60_000, 300_000, 900_000]
const UNAUTHORISED = 401

export const UNREACHABLE =
  'Your account can’t be reached. Your saves are in this browser and will be sent later.'
export const SESSION_OVER =
  'You’ve been logged out. Log in again to keep your saves in your account; they’re safe in this browser.'

/** Queue of what the account of the registered user does not have yet, with its latest list. */
export class AccountQueue {
  /** Null until the account has answered. */
  cards: readonly AccountSaveCard[] | null = null
  waiting: readonly LocalRecord[] = []
  /** False when the player wants no saves in their account. */
  keepsSaves = true
  /** Message on the connection; null when it works. */
  fault: string | null = null
  /** Reasons of refused records by revision. */
  readonly refusals = new Map<string, string>()
  /** Owner of all this. */
  shownOwner: string | null = null
  #pauses = 0
  #stopWaiting = () => {}
  /** The run under way. Each session has its own, so that nobody waits for the answers to another. */
  #run: { epoch: number; done: Promise<void> } | null = null
  #isStale = false
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
    makeAutoObservable(this, { cards: observableRef, waiting: observableRef })
    parts.environment.onOnline(() => {
      this.#pauses = 0
      void this.send()
    })
  }

  get device(): string {
    return deviceName(this.#parts.environment.userAgent)
  }

  /** Lists the account, removes what was deleted, and sends what is new. One run of a session at a time. */
  async send(): Promise<void> {
    const { owner, epoch } = this.#parts.session
    if (owner === null) return
    this.#isStale = true
    if (this.#run?.epoch !== epoch) {
      const run = { epoch, done: Promise.resolve() }
      this.#run = run
      run.done = this.#sendAll(owner, epoch).finally(() => {
        if (this.#run === run) this.#run = null
      })
    }
    await this.#run.done
  }

  /** Tries again what was refused: there may be room for it now. */
  forgetRefusals(): void {
    this.refusals.clear()
  }

  async #sendAll(owner: string, epoch: number): Promise<void> {
    const { environment, session } = this.#parts
    this.#stopWaiting()
    while (this.#isStale && session.epoch === epoch) {
      this.#isStale = false
      await this.#show(owner)
      if (session.epoch !== epoch) return
      if (!environment.isOnline()) {
        this.#setFault(UNREACHABLE)
        return
      }
      const answer = await session.ask(() =>
        environment.locks.within(ledgerKey(owner), async () => {
          if (session.epoch === epoch) await this.#sendQueue(owner, epoch)
        }),
      )
      if (answer.kind === 'failure') this.#retryAfter(answer.error)
      if (answer.kind !== 'value') return
      this.#pauses = 0
      this.#setFault(null)
    }
  }

  /** Throws when the session has changed; who runs it then drops that. */
  async #sendQueue(owner: string, epoch: number): Promise<void> {
    const { api, sent } = this.#parts
    if (!(await this.#list(owner, epoch))) return
    const { removals } = sent.ledger
    for (const revision of removals) {
      await api.removeAccountSave(revision)
      this.#stay(epoch)
      sent.noteRemoval(revision)
    }
    const records = this.waiting.filter(({ revision }) => !this.refusals.has(revision))
    for (const record of records) {
      const answer = await this.#sendRecord(record, epoch)
      this.#stay(epoch)
      if (answer?.result === 'off') break
    }
    if (removals.length + records.length > 0) await this.#list(owner, epoch)
  }

  /** Lists the account, and finds what it has lost. False when nothing may be sent to it. */
  async #list(owner: string, epoch: number): Promise<boolean> {
    const { api, sent } = this.#parts
    const list = await api.accountSaves()
    this.#stay(epoch)
    const { epoch: before } = sent.ledger
    sent.compare(list)
    // Those whose answers were lost.
    const kept = new Set(list.saves.map(({ revision }) => revision))
    for (const { key, revision } of this.waiting)
      if (kept.has(revision)) sent.acknowledge(key, revision, { isGone: false })
    runInAction(() => {
      this.cards = list.saves
      // Another database may take what this one refused.
      if (before !== list.epoch) this.refusals.clear()
      if (list.saves.filter(({ kind }) => kind === 'save').length < accountSavesMax) this.#forgetFull()
    })
    await this.#show(owner)
    this.#stay(epoch)
    return list.keepsSaves
  }

  /** Throws when the session has changed: an answer must not reach the next one, not even in the same turn. */
  #stay(epoch: number): void {
    if (this.#parts.session.epoch !== epoch) throw new Error('The session has changed')
  }

  /** Tries again what a full account has refused: another device may have made room. */
  #forgetFull(): void {
    for (const [revision, reason] of this.refusals) {
      if (reason !== savesRules.full) continue
      this.refusals.delete(revision)
      this.#isStale = true
    }
  }

  /** Sends a record; null when the browser has another in its place since. */
  async #sendRecord(record: LocalRecord, epoch: number): Promise<Keeping | null> {
    const { api, session, records, sent, onAnswer } = this.#parts
    const { key, card, revision } = record
    const stored = await records.read(key)
    this.#stay(epoch)
    if (stored === null || readCard(stored)?.savedAt !== card.savedAt) return null
    const replaces = sent.offer(key, revision)
    const answer = await keepRecord(record, { api, session, stored, device: this.device, replaces })
    this.#stay(epoch)
    if (answer.result === 'kept' || answer.result === 'gone')
      sent.acknowledge(key, revision, { isGone: answer.result === 'gone' })
    runInAction(() => {
      if (answer.result === 'refused') this.refusals.set(revision, answer.reason)
      onAnswer(record, answer)
    })
    return answer
  }

  /** Shows what of this browser the account has not acknowledged. */
  async #show(owner: string): Promise<void> {
    const { records, sent, session } = this.#parts
    const { epoch } = session
    runInAction(() => {
      if (this.shownOwner !== owner) {
        this.cards = null
        this.refusals.clear()
        this.fault = null
        this.#pauses = 0
      }
      this.shownOwner = owner
      this.keepsSaves = sent.ledger.keepsSaves
    })
    const isSent = ({ key, revision }: LocalRecord) => sent.of(key).sent === revision
    // Without the database nothing waits in it.
    const waiting = await waitingRecords(records, isSent).catch(() => [])
    if (session.epoch !== epoch) return
    runInAction(() => {
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
    this.#stopWaiting = this.#parts.environment.clock.after(pauseMs, () => void this.send())
  }

  #setFault(fault: string | null): void {
    runInAction(() => {
      this.fault = fault
    })
  }
}
