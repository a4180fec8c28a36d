import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { LeagueRow, LeagueTable } from '../../server/schemas/leagues.ts'
import { resultOf } from './apiResult.ts'
import type { RootStore } from './RootStore.ts'

/** Member of a league with the results in a challenge. */
export type MemberRow = LeagueRow

/** Runs by which the table is ordered. */
export type RunKind = 'ranked' | 'open'

const NOT_LOADED = 'The table of this league can’t be reached right now.'

/** Results of the members of a league in a challenge, in the order of ranked or of open runs. */
export class LeagueTableStore {
  /** Null until it has loaded. */
  table: LeagueTable | null = null
  /** Message why the last load failed; null when it did not. */
  fault: string | null = null
  /** Null before the player has chosen. */
  chosenOrder: RunKind | null = null
  /** Id of the challenge. */
  readonly challenge: string
  readonly #league: string
  readonly #root: Pick<RootStore, 'api' | 'environment' | 'session'>

  constructor(
    root: Pick<RootStore, 'api' | 'environment' | 'session'>,
    { league, challenge }: { league: string; challenge: string },
  ) {
    this.#root = root
    this.#league = league
    this.challenge = challenge
    makeAutoObservable(this, { table: observableRef, challenge: false }, { autoBind: true })
  }

  /** Runs by which the rows are ordered: the ranked ones as soon as a member has finished one. */
  get order(): RunKind {
    const hasRanked = this.table?.rows.some(({ ranked }) => ranked !== null) ?? true
    return this.chosenOrder ?? (hasRanked ? 'ranked' : 'open')
  }

  /** Rows by their place; members without a result are the last, in the order in which they joined. */
  get rows(): MemberRow[] {
    const { order } = this
    const other = order === 'ranked' ? 'open' : 'ranked'
    const placeIn = (row: MemberRow, runs: RunKind) => row[runs]?.place ?? Number.MAX_SAFE_INTEGER
    return (this.table?.rows ?? []).toSorted(
      (a, b) => placeIn(a, order) - placeIn(b, order) || placeIn(a, other) - placeIn(b, other),
    )
  }

  /** Loads the table, and again once the browser is online. Returns what ends that. */
  open(): () => void {
    void this.load()
    return this.#root.environment.onOnline(() => void this.load())
  }

  async load(): Promise<void> {
    const { api, session } = this.#root
    const answer = await session.ask(() => api.leagueTable(this.#league, this.challenge))
    const result = resultOf(answer, NOT_LOADED)
    runInAction(() => {
      if (answer.kind === 'value') this.table = answer.value
      this.fault = result.ok ? null : result.message
    })
  }

  orderBy(order: RunKind): void {
    this.chosenOrder = order
  }
}
