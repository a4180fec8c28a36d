import { usernameMaxLength } from '../../server/schemas/accountRules.ts'
import { isObject, parseJson } from '../simulation/core/checks.ts'
import type { KeyValueStorage } from './environment.ts'
import { keepValues } from './keepValues.ts'

/** User of a session. */
export interface SessionUser {
  /** Begins with 'guest_' for a guest. */
  id: string
  username: string
  isGuest: boolean
}

/** User of a session of an account. */
export function userOf({ id, username }: Pick<SessionUser, 'id' | 'username'>): SessionUser {
  return { id, username, isGuest: false }
}

const TOKEN_KEY = 'token'
const USER_KEY = 'user'
/** Team of the stored session, see `TeamStore`. */
export const TEAM_KEY = 'teamData'

export function readToken(storage: KeyValueStorage): string | null {
  return storage.getItem(TOKEN_KEY)
}

export function readSession(storage: KeyValueStorage): { token: string | null; user: SessionUser | null } {
  return { token: storage.getItem(TOKEN_KEY), user: readUser(storage.getItem(USER_KEY)) }
}

/**
 * Stores a session; false when the browser refuses. Then a stored earlier session is removed. The token comes
 * last: a tab that sees a new one finds its user.
 */
export function storeSession(
  storage: KeyValueStorage,
  { token, user }: { token: string; user: SessionUser },
): boolean {
  const before = readToken(storage)
  // The next user must not see the team of the one before; a guest remains the guest of this browser.
  if (before !== token && !(user.isGuest && before?.startsWith('guest_'))) storage.removeItem(TEAM_KEY)
  const isKept = keepValues(storage, { [USER_KEY]: JSON.stringify(user), [TOKEN_KEY]: token })
  if (!isKept) removeSession(storage)
  return isKept
}

/** Removes the session of this token and its team. That of another tab stays. */
export function forgetSession(storage: KeyValueStorage, token: string | null): void {
  const stored = readToken(storage)
  if (stored === null || stored === token) removeSession(storage)
}

function removeSession(storage: KeyValueStorage): void {
  for (const key of [TEAM_KEY, TOKEN_KEY, USER_KEY]) storage.removeItem(key)
}

/** Parses the stored user. Null when the text is missing or damaged. */
function readUser(text: string | null): SessionUser | null {
  const value = parseJson(text)
  if (!isObject(value)) return null
  const { id, username, isGuest }: Partial<Record<keyof SessionUser, unknown>> = value
  if (typeof id !== 'string' || typeof username !== 'string') return null
  return { id, username: username.slice(0, usernameMaxLength), isGuest: isGuest === true }
}

const REMEMBERED_EMAIL_KEY = 'rememberedEmail'

/** Email stored for the login page; '' for none. */
export function readRememberedEmail(storage: KeyValueStorage): string {
  return storage.getItem(REMEMBERED_EMAIL_KEY) ?? ''
}

/** Stores the email for the login page, or removes the stored one. */
export function rememberEmail(storage: KeyValueStorage, email: string, isWanted: boolean): void {
  if (isWanted) keepValues(storage, { [REMEMBERED_EMAIL_KEY]: email })
  else storage.removeItem(REMEMBERED_EMAIL_KEY)
}
