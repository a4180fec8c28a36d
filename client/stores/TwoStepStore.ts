import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { TwoStepCard, TwoStepSecretCard } from '../../server/schemas/twoStep.ts'
import { resultOf, type ApiResult } from './apiResult.ts'
import type { RootStore } from './RootStore.ts'

/** Secret for an authenticator app. */
export type TwoStepSecret = TwoStepSecretCard

const NOT_LOADED = 'Your account can’t be reached. Please try again.'
const NOT_SWITCHED = 'We couldn’t reach your account. Nothing has changed.'

/** Two-step login of the account, as its dialog switches it on and off. */
export class TwoStepStore {
  /** Null until the account has answered. */
  card: TwoStepCard | null = null
  /** Message why the state could not be loaded; null when it is. */
  fault: string | null = null
  /** Secret for the authenticator app, until its first code has switched two-step login on. */
  secret: TwoStepSecret | null = null
  /** Recovery codes, shown once; null before. */
  recoveryCodes: readonly string[] | null = null
  readonly #root: Pick<RootStore, 'api' | 'session'>

  constructor(root: Pick<RootStore, 'api' | 'session'>) {
    this.#root = root
    makeAutoObservable(this, { card: observableRef, secret: observableRef, recoveryCodes: observableRef })
  }

  async load(): Promise<void> {
    const { api, session } = this.#root
    const answer = await session.ask(() => api.twoStep())
    const result = resultOf(answer, NOT_LOADED)
    runInAction(() => {
      if (answer.kind === 'value') this.card = answer.value
      this.fault = result.ok ? null : result.message
    })
  }

  /** Gets a secret for the app. */
  async start(password: string): Promise<ApiResult> {
    const { api, session } = this.#root
    const answer = await session.ask(() => api.startTwoStep(password))
    runInAction(() => {
      if (answer.kind === 'value') this.secret = answer.value
    })
    return resultOf(answer, NOT_SWITCHED)
  }

  /** Switches on by a code of the app. */
  async switchOn(code: string): Promise<ApiResult> {
    const { api, session } = this.#root
    const answer = await session.ask(() => api.switchOnTwoStep(code))
    runInAction(() => {
      if (answer.kind === 'value') this.recoveryCodes = answer.value
    })
    return resultOf(answer, NOT_SWITCHED)
  }

  async switchOff(password: string): Promise<ApiResult> {
    const { api, session } = this.#root
    return resultOf(await session.ask(() => api.switchOffTwoStep(password)), NOT_SWITCHED)
  }
}
