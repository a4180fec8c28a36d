import type { KeyValueStorage } from './environment.ts'
import { keepValues } from './keepValues.ts'

const REMEMBERED_EMAIL_KEY = 'rememberedEmail'

/** The email of the last login that asked to be remembered; '' when none did. */
export function readRememberedEmail(storage: KeyValueStorage): string {
  return storage.getItem(REMEMBERED_EMAIL_KEY) ?? ''
}

/** Keeps the email for the next visit, or forgets the one that was kept. */
export function rememberEmail(storage: KeyValueStorage, email: string, isWanted: boolean): void {
  if (isWanted) keepValues(storage, { [REMEMBERED_EMAIL_KEY]: email })
  else storage.removeItem(REMEMBERED_EMAIL_KEY)
}
