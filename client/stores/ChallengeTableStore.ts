import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type {
  ChallengeRow,
  ChallengeTable,
  OwnEntryCard,
  OwnEntryList,
} from '../../server/schemas/challenges.ts'
import { challengeRules, nicknameLength, tablePageSize } from '../../server/schemas/challengeRules.ts'
import { isBlank } from '../../server/schemas/visibleText.ts'
import { resultOf, type ApiResult } from './apiResult.ts'
import type { RootStore } from './RootStore.ts'

/** Row of the table of a challenge. */
export type TableRow = ChallengeRow

/** Entry of a run of the account. */
export type RunEntry = OwnEntryCard

/** Run that can be entered. */
export interface EndedRun {
  readonly log: string | null
  readonly score: number
  readonly decisions: number
  readonly fingerprint: string | null
  /** Id of a ranked run; null for an open one. */
  readonly run: string | null
}

/** Part of the tables of a challenge that is shown first. */
export interface TableView {
  /** True for ranked runs; null for ranked ones, or for open ones while nobody has finished a ranked run. */
  readonly isRanked: boolean | null
  /** Page of the table, from 1. */
  readonly page: number
}

/** Place of an entry in its table. */
export interface EntryPlace {
  readonly place: number
  readonly total: number
  /** False while the table takes entries. */
  readonly isFinal: boolean
}

export const TABLE_NOT_LOADED = 'The table can’t be reached right now.'
const NOT_ENTERED = 'Your result didn’t get through. It stays here: please try again.'
const NOT_REPORTED = 'We couldn’t be reached. Please try again.'
/** Time to the first look at an entry that is being checked, and the longest, to which it doubles. */
const FIRST_LOOK_MS = 2_000
const LONGEST_LOOK_MS = 32_000

/** Table of a challenge, and the entries of the account to it. */
export class ChallengeTableStore {
  /** Null until it has loaded. */
  table: ChallengeTable | null = null
  /** True for the table of ranked runs. */
  isRanked: boolean
  /** Page of the table, from 1. */
  page: number
  /** Nickname and entries of the account; null until they have loaded, and for guests. */
  own: OwnEntryList | null = null
  /** Message why the last load failed; null when it did not. */
  fault: string | null = null
  readonly longestNickname = nicknameLength.max
  /** Its id. */
  readonly challenge: string
  /** Tables of ranked and of open runs, as they were last loaded. */
  readonly #loaded = new Map<boolean, ChallengeTable>()
  readonly #root: Pick<RootStore, 'api' | 'environment' | 'session'>
  #isOpen = false
  /** False while the kind of runs follows from who is in the tables. */
  #isChosen: boolean
  #stopLooking = () => {}
  #lookMs = FIRST_LOOK_MS

  constructor(
    root: Pick<RootStore, 'api' | 'environment' | 'session'>,
    challenge: string,
    { isRanked = null, page = 1 }: Partial<TableView> = {},
  ) {
    this.page = page
    this.isRanked = isRanked ?? true
    this.#isChosen = isRanked !== null
    this.#root = root
    this.challenge = challenge
    makeAutoObservable(
      this,
      { table: observableRef, own: observableRef, longestNickname: false, challenge: false },
      { autoBind: true },
    )
  }

  get pages(): number {
    return Math.max(1, Math.ceil((this.table?.total ?? 0) / tablePageSize))
  }

  /** Loads table and entries, and again until every entry is checked. Returns what ends that. */
  open(): () => void {
    this.#isOpen = true
    void this.load()
    const stopWaiting = this.#root.environment.onOnline(() => void this.load())
    return () => {
      this.#isOpen = false
      stopWaiting()
      this.#stopLooking()
    }
  }

  async load(): Promise<void> {
    const { api, session } = this.#root
    const { page, isRanked } = this
    const [table, own] = await Promise.all([
      session.ask(() => api.challengeTable(this.challenge, page, isRanked)),
      session.isRegistered ? session.ask(() => api.challengeEntries(this.challenge)) : null,
    ])
    const result = resultOf(table, TABLE_NOT_LOADED)
    runInAction(() => {
      if (table.kind === 'value') this.#loaded.set(isRanked, table.value)
      if (table.kind === 'value' && page === this.page && isRanked === this.isRanked) this.table = table.value
      if (own?.kind === 'value') this.own = own.value
      if (table.kind === 'value' && !this.#isChosen && table.value.total === 0) this.showRanked(false)
      this.fault = result.ok ? null : result.message
      this.#lookAgain()
    })
    if (this.table && this.page > this.pages) this.turnTo(this.pages)
  }

  /** Shows the table of ranked runs, or that of open ones. */
  showRanked(isRanked: boolean): void {
    this.#isChosen = true
    this.isRanked = isRanked
    this.table = null
    this.turnTo(1)
  }

  turnTo(page: number): void {
    this.page = page
    void this.load()
  }

  /** Entry of a run; undefined before it is entered. */
  entryOf({ fingerprint }: EndedRun): OwnEntryCard | undefined {
    return this.own?.entries.find((entry) => entry.fingerprint === fingerprint)
  }

  /** Place of an entry; null where its table has not loaded, or where another entry of the account counts. */
  placeOf({ id, ranked }: RunEntry): EntryPlace | null {
    const table = this.#loaded.get(ranked)
    if (table?.own?.entry !== id) return null
    return { place: table.own.place, total: table.total, isFinal: !table.isOpen }
  }

  /** Sets the name of the account in the tables, if it is another. */
  async setNickname(nickname: string): Promise<ApiResult> {
    const { api, session } = this.#root
    if (nickname === this.own?.nickname) return { ok: true }
    if (isBlank(nickname)) return { ok: false, message: challengeRules.nicknameMissing }
    return resultOf(await session.ask(() => api.setNickname(nickname)), NOT_ENTERED)
  }

  async enter({ log, score, decisions, fingerprint, run }: EndedRun): Promise<ApiResult> {
    const { api, session } = this.#root
    if (log === null || fingerprint === null) return { ok: false, message: NOT_ENTERED }
    this.#lookMs = FIRST_LOOK_MS
    const challenge = this.challenge
    const answer = await session.ask(() =>
      api.enterChallenge({ challenge, log, score, decisions, fingerprint, run }),
    )
    await this.load()
    return resultOf(answer, NOT_ENTERED)
  }

  /** Reports a nickname to the people who run the site. */
  async report(nickname: string): Promise<ApiResult> {
    const { api, session } = this.#root
    return resultOf(await session.ask(() => api.reportNickname(nickname)), NOT_REPORTED)
  }

  #lookAgain(): void {
    this.#stopLooking()
    if (!this.#isOpen || !this.own?.entries.some(({ status }) => status === 'waiting')) return
    this.#stopLooking = this.#root.environment.clock.after(this.#lookMs, () => void this.load())
    this.#lookMs = Math.min(2 * this.#lookMs, LONGEST_LOOK_MS)
  }
}
