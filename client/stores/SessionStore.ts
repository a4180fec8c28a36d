import { makeAutoObservable, runInAction } from 'mobx'
import type { Account, Api, NewAccount, SessionGrant } from '../api/Api.ts'
import { feedbackReward } from '../../server/schemas/accountRules.ts'
import { ServerError } from '../api/ServerError.ts'
import { answerWhile, resultOf, withoutSession, type Answer, type ApiResult } from './apiResult.ts'
import type { Environment } from './environment.ts'
import { canKeep } from './keepValues.ts'
import { accountForms } from './accountForms.ts'
import {
  forgetSession,
  readRememberedEmail,
  readSession,
  readToken,
  rememberEmail,
  storeSession,
  type SessionUser,
  userOf,
} from './storedSession.ts'

interface Login {
  email: string
  password: string
  /** True to prefill the email on the next login. */
  isRemembered: boolean
  /** Second step, for an account that has one. */
  code?: string | undefined
}

const LOGIN_FAILED = 'Login failed. Please check your credentials and try again.'
const REGISTRATION_FAILED = 'Registration failed. Please try again.'
const MAIL_FAILED = 'We couldn’t send the mail. Please try again.'
const RESET_FAILED = 'We couldn’t change your password. Please try again.'
const CONFIRMATION_FAILED = 'We couldn’t confirm your email. Please try again.'
const LOG_OUT_FAILED = 'We couldn’t log you out everywhere. Please try again.'
const DELETION_FAILED = 'We couldn’t delete your account. Please try again.'
const PROFILE_FAILED = 'We couldn’t change your profile. Please try again.'
const PROFILE_MISSING = 'We couldn’t load your profile. Please try again.'
const OFFLINE = 'You are offline. Please try again later.'
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
  /** Number of the session on this page: another one after every login, logout and entry as a guest. */
  epoch = 0
  /** Number of times that the player has chosen a session or the end of one: the last choice counts. */
  #choices = 0
  /** Validation rules of the account forms. */
  readonly rules = accountForms
  readonly #environment: Environment
  readonly #api: Api
  readonly #keepCareer: () => void

  /** `keepCareer` is called before this session ends without a wish of the player in this tab. */
  constructor(environment: Environment, api: Api, keepCareer: () => void = () => {}) {
    this.#environment = environment
    this.#api = api
    this.#keepCareer = keepCareer
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

  /** Id of the registered user, whose saves are kept apart; null for guests. */
  get owner(): string | null {
    return this.isRegistered ? (this.user?.id ?? null) : null
  }

  /** True when the storage holds this session, or would hold it: not when another tab has begun or ended one since. */
  get isStored(): boolean {
    return !this.isKept || readToken(this.#environment.storage) === this.token
  }

  get rememberedEmail(): string {
    return readRememberedEmail(this.#environment.storage)
  }

  /** Awaits a call for this session. Its answer is dropped when the session has changed since. */
  ask<Value>(call: () => Promise<Value>): Promise<Answer<Value>> {
    return answerWhile(() => this.epoch, call)
  }

  /** Starts a guest session, without the server. */
  playAsGuest(): void {
    this.#choices += 1
    const randomText = () => this.#environment.seed().toString(36).padStart(7, '0')
    const user = { id: `guest_${randomText()}`, username: 'Guest Player', isGuest: true }
    this.#begin(`guest_${randomText()}${randomText()}`, user)
  }

  async logIn({ email, password, isRemembered, code }: Login): Promise<ApiResult> {
    const result = await this.#enter(() => this.#api.logIn(email, password, code), LOGIN_FAILED)
    if (result.ok) rememberEmail(this.#environment.storage, email, isRemembered)
    return result
  }

  register(account: NewAccount): Promise<ApiResult> {
    return this.#enter(() => this.#api.register(account), REGISTRATION_FAILED)
  }

  /** Ends the session in this browser at once, and on the server if it can be reached. */
  logOut(): void {
    this.#choices += 1
    // The call reads the token before it is forgotten; the api logs a failure.
    if (this.isRegistered) void this.#api.logOut().catch(() => {})
    this.forget()
  }

  requestPasswordReset(email: string): ReturnType<typeof withoutSession> {
    return withoutSession(() => this.#api.forgotPassword(email), this.#causeOf(MAIL_FAILED))
  }

  resetPassword(resetToken: string, password: string): Promise<ApiResult> {
    return withoutSession(() => this.#api.resetPassword(resetToken, password), this.#causeOf(RESET_FAILED))
  }

  /** Confirms the email of the account to which the link was mailed. */
  confirmEmail(confirmToken: string): Promise<ApiResult> {
    return withoutSession(() => this.#api.confirmEmail(confirmToken), this.#causeOf(CONFIRMATION_FAILED))
  }

  /** Changes the password. The server ends all other sessions of the account. */
  changePassword(change: { currentPassword: string; password: string }): Promise<ApiResult> {
    return this.#call(() => this.#api.changePassword(change), RESET_FAILED)
  }

  /** Ends all sessions of the account on the server. The stored session stays until `forget`. */
  endAllSessions(): Promise<ApiResult> {
    return this.#call(() => this.#api.logOutEverywhere(), LOG_OUT_FAILED)
  }

  /** Deletes the account on the server. The stored session stays until `forget`. */
  deleteAccount(password: string): Promise<ApiResult> {
    return this.#call(() => this.#api.deleteAccount(password), DELETION_FAILED)
  }

  /** Takes over the session that another tab has begun, or ends as it has ended. False when nothing has changed. */
  follow(): boolean {
    if (this.isStored) return false
    this.#keepCareer()
    const { token, user } = readSession(this.#environment.storage)
    this.#change(token, user)
    return true
  }

  /** Forgets the email stored for the login page. */
  forgetEmail(): void {
    rememberEmail(this.#environment.storage, '', false)
  }

  /** Removes the session from this browser, without a call to the server. That of another tab stays. */
  forget(): void {
    forgetSession(this.#environment.storage, this.token)
    this.#change(null, null)
  }

  /** Loads the account from the server. Ends the session when the server rejects the token. */
  async loadAccount(): Promise<ApiResult> {
    if (!this.isRegistered) return { ok: true }
    const answer = await this.ask(() => this.#api.me())
    const error = answer.kind === 'failure' ? answer.error : null
    if (error instanceof ServerError && error.status === UNAUTHORISED) this.#endRefused()
    if (answer.kind !== 'value') return resultOf(answer, PROFILE_MISSING)
    const { credits, ...account } = answer.value
    runInAction(() => {
      this.#update(account)
      this.credits = credits
    })
    return { ok: true }
  }

  async changeUsername(username: string): Promise<ApiResult> {
    const answer = await this.ask(() => this.#api.updateProfile({ username }))
    if (answer.kind === 'value') {
      runInAction(() => this.#update(answer.value))
    }
    return resultOf(answer, this.#causeOf(PROFILE_FAILED))
  }

  /** Collects the reward for feedback that has been submitted. Guests have none, and a failure needs no message. */
  async collectFeedbackReward(): Promise<void> {
    const { user } = this
    if (!this.isRegistered || !user) return
    const award = { userId: user.id, amount: feedbackReward, reason: 'feedback_submission' } as const
    const answer = await this.ask(() => this.#api.awardCredits(award))
    if (answer.kind !== 'value') return
    runInAction(() => {
      this.credits = answer.value
    })
  }

  /** Logs in or registers, unless the player chooses another session or the end of this one in the meantime. */
  async #enter(call: () => Promise<SessionGrant>, failure: string): Promise<ApiResult> {
    this.#choices += 1
    const answer = await answerWhile(
      () => this.#choices,
      call,
      // Nobody uses this session: the server ends it.
      ({ token }) =>
        void this.#environment
          .connectApi(() => token)
          .logOut()
          .catch(() => {}),
    )
    if (answer.kind === 'value') {
      const { token, user } = answer.value
      runInAction(() => {
        this.#begin(token, userOf(user))
        this.account = user
      })
    }
    return resultOf(answer, this.#causeOf(failure))
  }

  async #call(call: () => Promise<unknown>, failure: string): Promise<ApiResult> {
    return resultOf(await this.ask(call), this.#causeOf(failure))
  }

  /** Message of a call without an answer. */
  #causeOf(failure: string): string {
    return this.#environment.isOnline() ? failure : OFFLINE
  }

  /** Ends a session that the server rejects. Another tab may have begun the next one already. */
  #endRefused(): void {
    if (this.follow()) return
    this.#keepCareer()
    this.forget()
  }

  #begin(token: string, user: SessionUser): void {
    this.#change(token, user)
    this.#keep(token, user)
  }

  #change(token: string | null, user: SessionUser | null): void {
    runInAction(() => {
      this.epoch += 1
      this.account = null
      this.credits = null
      this.token = token
      this.user = user
    })
  }

  #update(account: Account): void {
    this.account = account
    this.user = userOf(account)
    if (this.token !== null && this.isStored) this.#keep(this.token, this.user)
  }

  #keep(token: string, user: SessionUser): void {
    this.token = token
    this.user = user
    this.isKept = storeSession(this.#environment.storage, { token, user })
  }
}
