/** Recovery codes: each replaces a code of the authenticator app once. */
import { randomInt } from 'node:crypto'
import { hashWithSalt } from './passwords.ts'

const number = 10
const length = 10
/** Without letters and digits that look alike: 49 bits a code. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const pattern = new RegExp(`^[${alphabet}]{${length}}$`)

/** Makes the codes of an account, such as 'k3m9q-x7wvb'. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: number }, () => {
    const code = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
    return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`
  })
}

/** True for a code without spaces and hyphens that could be one of an account. */
export function isRecoveryCode(plainCode: string): boolean {
  return pattern.test(plainCode)
}

/** Removes the spaces and hyphens that people put into a code. */
export function plainCodeOf(code: string): string {
  return code.replace(/[\s-]/g, '').toLowerCase()
}

/** `salt` is the account's, in base64: one hash tells whether a code is among its ten. */
export function hashRecoveryCode(code: string, salt: string): Promise<string> {
  return hashWithSalt(plainCodeOf(code), Buffer.from(salt, 'base64'))
}
