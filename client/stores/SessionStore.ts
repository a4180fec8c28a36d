import { makeAutoObservable, runInAction } from 'mobx'
import type { Account, Api, NewAccount, SessionGrant } from '../api/Api.ts'
import { feedbackReward, usernameMaxLength } from '../../server/schemas/accountRules.ts'
import { parseError, ServerError } from '../api/ServerError.ts'
import type { Environment } from './environment.ts'
import { canKeep, keepValues } from './keepValues.ts'
import { accountForms } from './accountForms.ts'
import { readRememberedEmail, rememberEmail } from './rememberedEmail.ts'

/** Who plays. */
interface SessionUser {
  /** A guest's begins 'guest_'. */
  id: string
  username: string
  isGuest: boolean
}

/** Result of an API call. `message` is shown to the player. */
export type ApiResult = { ok: true } | { ok: false; message: string }

interface Login {
  email: string
  password: string
  /** Whether the login page should know the email next time. */
  isRemembered: boolean
}

const TOKEN_KEY = 'token'
const USER_KEY = 'user'
const LOGIN_FAILED = 'Login failed. Please check your credentials and try again.'
const REGISTRATION_FAILED = 'Registration failed. Please try again.'
const MAIL_FAILED = 'The mail could not be asked for. Please try again.'
const RESET_FAILED = 'The password could not be changed. Please try again.'
const LOG_OUT_FAILED = 'You could not be logged out everywhere. Please try again.'
const DELETION_FAILED = 'The account could not be deleted. Please try again.'
const PROFILE_FAILED = 'The profile could not be changed. Please try again.'
const PROFILE_MISSING = 'The profile could not be loaded. Please try again.'
const UNAUTHORISED = 401

/** Token and user, kept in local storage so that a reload finds them again. */
export class SessionStore {
  token: string | null
  user: SessionUser | null
  /** Whether a reload finds the session again; else the browser refuses, and it lasts as long as the page. */
  isKept: boolean
  /** What the server knows beyond the stored user; null until `loadAccount` has it, and for guests. */
  account: Account | null = null
  /** Earned with feedback; null until the server has told, and for guests. */
  credits: number | null = null
  /** What a form must hold before it is sent. */
  readonly rules = accountForms
  readonly #environment: Environment
  readonly #api: Api

  constructor(environment: Environment, api: Api) {
    this.#environment = environment
    this.#api = api
    this.token = environment.storage.getItem(TOKEN_KEY)
    this.user = readUser(environment.storage.getItem(USER_KEY))
    this.isKept = this.token !== null || canKeep(environment.storage)
    makeAutoObservable(this, { rules: false })
  }

  /** Whether the game may be entered: only the presence of a token counts. */
  get isAuthenticated(): boolean {
    return this.token !== null && this.token !== ''
  }

  /** Whether a server knows this session: account calls are made for such a one only. */
  get isRegistered(): boolean {
    return this.isAuthenticated && this.user?.isGuest !== true && this.token?.startsWith('guest_') !== true
  }

  get rememberedEmail(): string {
    return readRememberedEmail(this.#environment.storage)
  }

  /** Starts a session that no server knows of. */
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
    try {
      this.#begin(await this.#api.logIn(email, password))
    } catch (error) {
      return { ok: false, message: parseError(error, LOGIN_FAILED) }
    }
    rememberEmail(this.#environment.storage, email, isRemembered)
    return { ok: true }
  }

  async register(account: NewAccount): Promise<ApiResult> {
    try {
      this.#begin(await this.#api.register(account))
    } catch (error) {
      return { ok: false, message: parseError(error, REGISTRATION_FAILED) }
    }
    return { ok: true }
  }

  /** Ends the session here at once, and on the server as soon as it can be reached. */
  logOut(): void {
    // The call takes the token along before it is forgotten; a failure is logged where calls are made.
    if (this.isRegistered) void this.#api.logOut().catch(() => {})
    this.forget()
  }

  async requestPasswordReset(email: string): Promise<ApiResult> {
    try {
      await this.#api.forgotPassword(email)
      return { ok: true }
    } catch (error) {
      return { ok: false, message: parseError(error, MAIL_FAILED) }
    }
  }

  async resetPassword(resetToken: string, password: string): Promise<ApiResult> {
    try {
      await this.#api.resetPassword(resetToken, password)
      return { ok: true }
    } catch (error) {
      return { ok: false, message: parseError(error, RESET_FAILED) }
    }
  }

  /** Sets another password; the server ends all other sessions of the account. */
  async changePassword(change: { currentPassword: string; password: string }): Promise<ApiResult> {
    try {
      await this.#api.changePassword(change)
      return { ok: true }
    } catch (error) {
      return { ok: false, message: parseError(error, RESET_FAILED) }
    }
  }

  /** Ends all sessions of the account on the server; the one here stays until it is forgotten. */
  async endAllSessions(): Promise<ApiResult> {
    try {
      await this.#api.logOutEverywhere()
      return { ok: true }
    } catch (error) {
      return { ok: false, message: parseError(error, LOG_OUT_FAILED) }
    }
  }

  /** Deletes the account on the server; the session here stays until it is forgotten. */
  async deleteAccount(password: string): Promise<ApiResult> {
    try {
      await this.#api.deleteAccount(password)
      return { ok: true }
    } catch (error) {
      return { ok: false, message: parseError(error, DELETION_FAILED) }
    }
  }

  /** Forgets the email that the login page was asked to remember. */
  forgetEmail(): void {
    rememberEmail(this.#environment.storage, '', false)
  }

  /** Forgets the session here, without a call to the server. */
  forget(): void {
    runInAction(() => {
      this.token = null
      this.user = null
      this.account = null
      this.credits = null
    })
    this.#forgetStored()
  }

  /** Asks the server who this is. A token that it no longer takes ends the session here, too. */
  async loadAccount(): Promise<ApiResult> {
    if (!this.isRegistered) return { ok: true }
    const { token } = this
    try {
      const { credits, ...account } = await this.#api.me()
      if (this.token !== token) return { ok: true }
      this.#recognise(account)
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

  async changeUsername(username: string): Promise<ApiResult> {
    try {
      this.#recognise(await this.#api.updateProfile({ username }))
    } catch (error) {
      return { ok: false, message: parseError(error, PROFILE_FAILED) }
    }
    return { ok: true }
  }

  /** Takes the reward for a feedback that the server has got; only an account can have one. */
  async takeFeedbackReward(): Promise<void> {
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

  #recognise(account: Account): void {
    if (this.token !== null) this.#begin({ token: this.token, user: account })
  }

  #keep(token: string, user: SessionUser): void {
    this.token = token
    this.user = user
    const { storage } = this.#environment
    this.isKept = keepValues(storage, { [TOKEN_KEY]: token, [USER_KEY]: JSON.stringify(user) })
    // A reload must not find the session of somebody before.
    if (!this.isKept) this.#forgetStored()
  }

  #forgetStored(): void {
    const { storage } = this.#environment
    storage.removeItem(TOKEN_KEY)
    storage.removeItem(USER_KEY)
  }

  #randomText(): string {
    return this.#environment.seed().toString(36).padStart(7, '0')
  }
}

function userOf({ id, username }: Account): SessionUser {
  return { id, username, isGuest: false }
}

/** The stored user, or null when the text is missing or damaged. */
function readUser(text: string | null): SessionUser | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    const { id, username, isGuest } = value as Partial<Record<keyof SessionUser, unknown>>
    if (typeof id !== 'string' || typeof username !== 'string') return null
    return { id, username: username.slice(0, usernameMaxLength), isGuest: isGuest === true }
  } catch {
    return null
  }
}
