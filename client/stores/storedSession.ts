import { usernameMaxLength } from '../../server/schemas/accountRules.ts'
import type { KeyValueStorage } from './environment.ts'
import { keepValues } from './keepValues.ts'

/** User of a session. */
export interface SessionUser {
  /** Begins with 'guest_' for a guest. */
  id: string
  username: string
  isGuest: boolean
}

const TOKEN_KEY = 'token'
const USER_KEY = 'user'

export function readSession(storage: KeyValueStorage): { token: string | null; user: SessionUser | null } {
  return { token: storage.getItem(TOKEN_KEY), user: readUser(storage.getItem(USER_KEY)) }
}

/** Stores a session; false when the browser refuses. Then a stored earlier session is removed. */
export function storeSession(
  storage: KeyValueStorage,
  { token, user }: { token: string; user: SessionUser },
): boolean {
  const isKept = keepValues(storage, { [TOKEN_KEY]: token, [USER_KEY]: JSON.stringify(user) })
  if (!isKept) forgetSession(storage)
  return isKept
}

export function forgetSession(storage: KeyValueStorage): void {
  storage.removeItem(TOKEN_KEY)
  storage.removeItem(USER_KEY)
}

/** Parses the stored user. Null when the text is missing or damaged. */
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
