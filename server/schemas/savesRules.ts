/** Limits of saves in an account, with the messages of their violations. */

/** Maximum size of one save, compressed, in bytes of UTF-8. */
export const saveMaxBytes = 512 * 1024

/** Maximum number of named saves of an account; two versions of one save count twice. */
export const accountSavesMax = 10

/** Maximum number of recovery copies of an account, as in a browser. */
export const accountRecoveriesMax = 3

/** Maximum number of revisions that a save may replace. */
export const replacedMax = 20

export const savesRules = {
  wrong: 'The save is not valid.',
  large: 'A save in the account must not be larger than 512 kB.',
  damaged: 'The save was damaged on its way. Please try again.',
  full: `Your account holds ${accountSavesMax} saves. Delete one of them to keep another.`,
  changed: 'Another save of your account has this revision.',
  off: 'Your account doesn’t keep saves. You can change that in Settings.',
  unconfirmed:
    'Too many saves from here for an account whose email is not confirmed. Follow the link in the mail that you got ' +
    'when you registered, or ask for a new one with Forgot Password. Otherwise please try again',
  missing: 'This save is no longer in your account.',
} as const

/** True for text that the database returns unchanged: without half characters. */
export function isSafeSaveText(text: string): boolean {
  return !/\p{Cs}/u.test(text)
}

/**
 * FNV-1a hash of a text as eight hexadecimal digits. Detects any change of a single character. `hash`: that of what
 * stands before the text, as a number.
 */
export function checksum(text: string, hash = 0x811c9dc5): string {
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
