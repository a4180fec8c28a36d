import { makeAutoObservable, runInAction } from 'mobx'
import type { Account, Api, NewAccount, SessionGrant } from '../api/Api.ts'
import { feedbackReward } from '../../server/schemas/accountRules.ts'
import { parseError, ServerError } from '../api/ServerError.ts'
import type { Environment } from './environment.ts'
import { canKeep } from './keepValues.ts'
import { accountForms } from './accountForms.ts'
import { readRememberedEmail, rememberEmail } from './rememberedEmail.ts'
import { forgetSession, readSession, storeSession, type SessionUser } from './storedSession.ts'

/** Result of an API call. `message` is shown to the player. */
export type ApiResult = { ok: true } | { ok: false; message: string }

interface Login {
  email: string
  password: string
  /** True to prefill the email on the next login. */
  isRemembered: boolean
}

const LOGIN_FAILED = 'Login failed. Please check your credentials and try again.'
const REGISTRATION_FAILED = 'Registration failed. Please try again.'
const MAIL_FAILED = 'The mail could not be asked for. Please try again.'
const RESET_FAILED = 'The password could not be changed. Please try again.'
const LOG_OUT_FAILED = 'You could not be logged out everywhere. Please try again.'
const DELETION_FAILED = 'The account could not be deleted. Please try again.'
const PROFILE_FAILED = 'The profile could not be changed. Please try again.'
const PROFILE_MISSING = 'The profile could not be loaded. Please try again.'
const UNAUTHORISED = 401

/** Token and user of the session, stored so that a reload restores them. */
export class SessionStore {
  token: string | null
  user: SessionUser | null
  /** True when the session is stored. When the browser refuses, it ends with the page. */
  isKept: boolean
  /** Account of the user on the server. Null until `loadAccount` has loaded it, and for guests. */
  account: Account | null = null
  /** Credits earned with feedback. Null until `loadAccount` has loaded them, and for guests. */
  credits: number | null = null
  /** Validation rules of the account forms. */
  readonly rules = accountForms
  readonly #environment: Environment
  readonly #api: Api

  constructor(environment: Environment, api: Api) {
    this.#environment = environment
    this.#api = api
    const { token, user } = readSession(environment.storage)
    this.token = token
    this.user = user
    this.isKept = this.token !== null || canKeep(environment.storage)
    makeAutoObservable(this, { rules: false })
  }

  /** True when the game may be entered: only the presence of a token counts. */
  get isAuthenticated(): boolean {
    return this.token !== null && this.token !== ''
  }

  /** True when the server knows this session. Account calls are made only then. */
  get isRegistered(): boolean {
    return this.isAuthenticated && this.user?.isGuest !== true && this.token?.startsWith('guest_') !== true
  }

  get rememberedEmail(): string {
    return readRememberedEmail(this.#environment.storage)
  }

  /** Starts a guest session, without the server. */
  playAsGuest(): void {
    this.account = null
    this.credits = null
    this.#keep(`guest_${this.#randomText()}${this.#randomText()}`, {
      id: `guest_${this.#randomText()}`,
      username: 'Guest Player',
      isGuest: true,
    })
  }

  async logIn({ email, password, isRemembered }: Login): Promise<ApiResult> {
    const result = await resultOf(async () => {
      this.#begin(await this.#api.logIn(email, password))
    }, LOGIN_FAILED)
    if (result.ok) rememberEmail(this.#environment.storage, email, isRemembered)
    return result
  }

  register(account: NewAccount): Promise<ApiResult> {
    return resultOf(async () => {
      this.#begin(await this.#api.register(account))
    }, REGISTRATION_FAILED)
  }

  /** Ends the session in this browser at once, and on the server if it can be reached. */
  logOut(): void {
    // The call reads the token before it is forgotten; the api logs a failure.
    if (this.isRegistered) void this.#api.logOut().catch(() => {})
    this.forget()
  }

  requestPasswordReset(email: string): Promise<ApiResult> {
    return resultOf(() => this.#api.forgotPassword(email), MAIL_FAILED)
  }

  resetPassword(resetToken: string, password: string): Promise<ApiResult> {
    return resultOf(() => this.#api.resetPassword(resetToken, password), RESET_FAILED)
  }

  /** Changes the password. The server ends all other sessions of the account. */
  changePassword(change: { currentPassword: string; password: string }): Promise<ApiResult> {
    return resultOf(() => this.#api.changePassword(change), RESET_FAILED)
  }

  /** Ends all sessions of the account on the server. The stored session stays until `forget`. */
  endAllSessions(): Promise<ApiResult> {
    return resultOf(() => this.#api.logOutEverywhere(), LOG_OUT_FAILED)
  }

  /** Deletes the account on the server. The stored session stays until `forget`. */
  deleteAccount(password: string): Promise<ApiResult> {
    return resultOf(() => this.#api.deleteAccount(password), DELETION_FAILED)
  }

  /** Forgets the email stored for the login page. */
  forgetEmail(): void {
    rememberEmail(this.#environment.storage, '', false)
  }

  /** Removes the session from this browser, without a call to the server. */
  forget(): void {
    runInAction(() => {
      this.token = null
      this.user = null
      this.account = null
      this.credits = null
    })
    forgetSession(this.#environment.storage)
  }

  /** Loads the account from the server. Ends the session when the server rejects the token. */
  async loadAccount(): Promise<ApiResult> {
    if (!this.isRegistered) return { ok: true }
    const { token } = this
    try {
      const { credits, ...account } = await this.#api.me()
      if (this.token !== token) return { ok: true }
      this.#updateAccount(account)
      runInAction(() => {
        this.credits = credits
      })
    } catch (error) {
      const isOver = error instanceof ServerError && error.status === UNAUTHORISED
      if (isOver && this.token === token) this.forget()
      return { ok: false, message: parseError(error, PROFILE_MISSING) }
    }
    return { ok: true }
  }

  changeUsername(username: string): Promise<ApiResult> {
    return resultOf(async () => {
      this.#updateAccount(await this.#api.updateProfile({ username }))
    }, PROFILE_FAILED)
  }

  /** Collects the reward for feedback that has been submitted. Guests have none. */
  async collectFeedbackReward(): Promise<void> {
    const { user, token } = this
    if (!this.isRegistered || !user) return
    const credits = await this.#api.awardCredits({
      userId: user.id,
      amount: feedbackReward,
      reason: 'feedback_submission',
    })
    if (this.token !== token) return
    runInAction(() => {
      this.credits = credits
    })
  }

  #begin({ token, user }: SessionGrant): void {
    runInAction(() => {
      this.account = user
      this.#keep(token, userOf(user))
    })
  }

  #updateAccount(account: Account): void {
    if (this.token !== null) this.#begin({ token: this.token, user: account })
  }

  #keep(token: string, user: SessionUser): void {
    this.token = token
    this.user = user
    this.isKept = storeSession(this.#environment.storage, { token, user })
  }

  #randomText(): string {
    return this.#environment.seed().toString(36).padStart(7, '0')
  }
}

function userOf({ id, username }: Account): SessionUser {
  return { id, username, isGuest: false }
}

/** Result of a call. `failure` is the message where the error has none for the player. */
async function resultOf(call: () => Promise<unknown>, failure: string): Promise<ApiResult> {
  try {
    await call()
    return { ok: true }
  } catch (error) {
    return { ok: false, message: parseError(error, failure) }
  }
}
