import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { OpenSessionCard } from '../../server/schemas/account.ts'
import { resultOf, type ApiResult } from './apiResult.ts'
import type { RootStore } from './RootStore.ts'

/** Session of the account on one device. */
export type OpenSession = OpenSessionCard

const NOT_LOADED = 'The list couldn’t be loaded: your account can’t be reached.'
const NOT_ENDED = 'The device is still logged in: your account can’t be reached.'

/** Sessions of the account on all devices, as a page shows them. */
export class OpenSessionsStore {
  /** Null until the account has answered. */
  sessions: readonly OpenSessionCard[] | null = null
  /** Message why the list could not be loaded; null when it is. */
  fault: string | null = null
  readonly #root: Pick<RootStore, 'api' | 'session'>

  constructor(root: Pick<RootStore, 'api' | 'session'>) {
    this.#root = root
    makeAutoObservable(this, { sessions: observableRef })
  }

  async load(): Promise<void> {
    const { api, session } = this.#root
    const answer = await session.ask(() => api.openSessions())
    const result = resultOf(answer, NOT_LOADED)
    runInAction(() => {
      if (answer.kind === 'value') this.sessions = answer.value
      this.fault = result.ok ? null : result.message
    })
  }

  /** Ends a session by its id in the list. */
  async end(id: string): Promise<ApiResult> {
    const { api, session } = this.#root
    const answer = await session.ask(() => api.endSession(id))
    if (answer.kind === 'value') await this.load()
    return resultOf(answer, NOT_ENDED)
  }
}
