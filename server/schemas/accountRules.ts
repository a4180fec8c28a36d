/**
 * Limits of accounts and teams, with the messages of their violations. Imports no
 * package, so that the client can validate its forms with them.
 */

export const passwordLength = { min: 6, max: 200 } as const
export const usernameMaxLength = 30
export const teamNameMaxLength = 40
export const feedbackMessageMaxLength = 5000

/** Maximum size of an uploaded logo; the client scales larger pictures down before the upload. */
export const logoMaxBytes = 1024 * 1024

/** Base64 encodes three bytes as four characters; 100 more for the header of the data URL. */
export const logoUrlMaxLength = Math.ceil(logoMaxBytes / 3) * 4 + 100

/** Name and logo of a team that has not set its own. */
export const defaultTeam = { name: 'Your Club', logoUrl: '/logo.png' } as const

export const feedbackReward = 50

export const ruleMessages = {
  emailMissing: 'Email is required',
  emailWrong: 'Please enter a valid email address',
  usernameMissing: 'Username is required',
  usernameLong: `Username must be at most ${usernameMaxLength} characters long`,
  usernameWrong: 'Username must not contain control or invisible characters',
  passwordMissing: 'Password is required',
  currentPasswordMissing: 'Current password is required',
  passwordShort: `Password must be at least ${passwordLength.min} characters long`,
  passwordLong: `Password must be at most ${passwordLength.max} characters long`,
  passwordCommon: 'This password is too easy to guess. Please choose another one.',
  teamNameMissing: 'Team name is required',
  teamNameLong: `Team name must be at most ${teamNameMaxLength} characters long`,
  teamNameWrong: 'Team name must not contain control or invisible characters',
  logoWrong: 'The logo must be a PNG, JPEG or WebP picture.',
  logoLarge: 'The logo must not be larger than 1 MB.',
  nul: 'Texts must not contain the control character NUL.',
  ratingMissing: 'Please select a rating before submitting.',
} as const

// Dot-separated words without whitespace and characters that separate or quote addresses in an email header.
const mailboxPattern = /^[^\s@<>()[\],;:"\\\p{C}.]+(\.[^\s@<>()[\],;:"\\\p{C}.]+)*$/u
// Two or more labels of letters, digits and inner hyphens (RFC 1123), in any script (RFC 5890).
const domainPattern = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*(\.[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*)+$/u
const labelEndPattern = /-(\.|$)/
const emailMaxLength = 254

/** True for an address of a mailbox at a domain, without comments, quotes and IP addresses. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const [mailbox, domain] = [text.slice(0, Math.max(0, at)), text.slice(at + 1)]
  return (
    text.length <= emailMaxLength &&
    mailboxPattern.test(mailbox) &&
    domainPattern.test(domain) &&
    !labelEndPattern.test(domain)
  )
}
