import type { KeyValueStorage } from './environment.ts'
import { keepValues } from './keepValues.ts'

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
