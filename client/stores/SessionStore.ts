import { makeAutoObservable } from 'mobx'
import type { Environment } from './environment.ts'

/** Who plays (specification, section 3). */
export interface SessionUser {
  /** A guest's begins 'guest_'. */
  id: string
  username: string
  isGuest: boolean
}

const TOKEN_KEY = 'token'
const USER_KEY = 'user'

/** Token and user, kept in local storage so that a reload finds them again. */
export class SessionStore {
  token: string | null
  user: SessionUser | null
  readonly #environment: Environment

  constructor(environment: Environment) {
    this.#environment = environment
    this.token = environment.storage.getItem(TOKEN_KEY)
    this.user = readUser(environment.storage.getItem(USER_KEY))
    makeAutoObservable(this)
  }

  /** Whether the game may be entered: only the presence of a token counts (specification, section 2). */
  get isAuthenticated(): boolean {
    return this.token !== null && this.token !== ''
  }

  /** Starts a session that no server knows of. */
  playAsGuest(): void {
    this.#keep(`guest_${this.#randomText()}${this.#randomText()}`, {
      id: `guest_${this.#randomText()}`,
      username: 'Guest Player',
      isGuest: true,
    })
  }

  logOut(): void {
    this.token = null
    this.user = null
    this.#environment.storage.removeItem(TOKEN_KEY)
    this.#environment.storage.removeItem(USER_KEY)
  }

  #keep(token: string, user: SessionUser): void {
    this.token = token
    this.user = user
    this.#environment.storage.setItem(TOKEN_KEY, token)
    this.#environment.storage.setItem(USER_KEY, JSON.stringify(user))
  }

  #randomText(): string {
    return this.#environment.seed().toString(36).padStart(7, '0')
  }
}

/** The stored user, or null when the text is missing or damaged. */
function readUser(text: string | null): SessionUser | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    const { id, username, isGuest } = value as Partial<Record<keyof SessionUser, unknown>>
    if (typeof id !== 'string' || typeof username !== 'string') return null
    return { id, username, isGuest: isGuest === true }
  } catch {
    return null
  }
}
