import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { AllTimeTable } from '../../server/schemas/challenges.ts'
import { resultOf } from './apiResult.ts'
import { TABLE_NOT_LOADED } from './ChallengeTableStore.ts'
import type { RootStore } from './RootStore.ts'

/** Row of the all-time table. */
export type AllTimeRow = AllTimeTable['rows'][number]

/** All-time table of challenges, as a page shows it. */
export class AllTimeStore {
  /** Null until it has loaded. */
  table: AllTimeTable | null = null
  /** Message why the last load failed; null when it did not. */
  fault: string | null = null
  readonly #root: Pick<RootStore, 'api' | 'environment' | 'session'>

  constructor(root: Pick<RootStore, 'api' | 'environment' | 'session'>) {
    this.#root = root
    makeAutoObservable(this, { table: observableRef }, { autoBind: true })
  }

  /** Loads the table, and again when the network is back. Returns what ends that. */
  open(): () => void {
    void this.load()
    return this.#root.environment.onOnline(() => void this.load())
  }

  async load(): Promise<void> {
    const { api, session } = this.#root
    const answer = await session.ask(() => api.allTimeTable())
    const result = resultOf(answer, TABLE_NOT_LOADED)
    runInAction(() => {
      if (answer.kind === 'value') this.table = answer.value
      this.fault = result.ok ? null : result.message
    })
  }
}
