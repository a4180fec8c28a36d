import { z } from 'zod'
import { isEmail, passwordLength, ruleMessages, usernameMaxLength } from './accountRules.ts'
import { isCommonPassword } from './commonPasswords.ts'
import { teamName } from './team.ts'
import { isBlank, isPlainLine } from './visibleText.ts'

const requiredEmail = z.string(ruleMessages.emailMissing).trim().min(1, ruleMessages.emailMissing)

const email = requiredEmail.refine(isEmail, ruleMessages.emailWrong)

const username = z
  .string(ruleMessages.usernameMissing)
  .trim()
  .min(1, ruleMessages.usernameMissing)
  .refine((name) => !isBlank(name), ruleMessages.usernameMissing)
  .max(usernameMaxLength, ruleMessages.usernameLong)
  .refine(isPlainLine, ruleMessages.usernameWrong)

/** Password to set. All characters are significant, leading and trailing spaces too. */
const newPassword = z
  .string(ruleMessages.passwordMissing)
  .min(1, ruleMessages.passwordMissing)
  .min(passwordLength.min, ruleMessages.passwordShort)
  .max(passwordLength.max, ruleMessages.passwordLong)
  .refine((password) => !isCommonPassword(password), ruleMessages.passwordCommon)

/** Reports a missing username before an invalid email. */
const registrant = z
  .object({ email: requiredEmail, username })
  .refine((person) => isEmail(person.email), { path: ['email'], message: ruleMessages.emailWrong })

export const registerInput = registrant.and(
  z.object({ password: newPassword, teamName: teamName.optional() }),
)

/** Password to compare with the stored one. */
const enteredPassword = (missing: string) =>
  z.string(missing).min(1, missing).max(passwordLength.max, ruleMessages.passwordLong)

/** Asks for the account's password again. */
export const ownPasswordInput = z.object({ password: enteredPassword(ruleMessages.passwordMissing) })

const codeWrong = 'The code is not valid.'

/** Code of an authenticator app, or a recovery code, with the spaces and hyphens that people put into one. */
export const enteredCode = z.string(codeWrong).trim().max(40, codeWrong)

export const loginInput = z.object({
  email: z.string(ruleMessages.emailMissing).trim().min(1, ruleMessages.emailMissing).max(1000),
  password: enteredPassword(ruleMessages.passwordMissing),
  /** Second step, for accounts that have one: the code of the app, or a recovery code. */
  code: enteredCode.optional(),
})

export const changePasswordInput = z.object({
  currentPassword: enteredPassword(ruleMessages.currentPasswordMissing),
  password: newPassword,
})

export const forgotPasswordInput = z.object({ email })

export const resetPasswordInput = z.object({
  token: z.string('The link is not complete.').min(1, 'The link is not complete.').max(200),
  password: newPassword,
})

export const confirmEmailInput = z.object({
  token: z.string('The link is not complete.').min(1, 'The link is not complete.').max(200),
})

export const updateProfileInput = z.object({ username })

/** No input, or an empty object as a JSON body. */
export const noInput = z.object({}).nullish()

/** An account as shown to its owner; guests have none. */
export const userCard = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  isGuest: z.literal(false),
})

/** `token` is the bearer token of the new session. */
export const sessionCard = z.object({ token: z.string(), user: userCard })

export const loggedOutCard = z.object({ loggedOut: z.literal(true) })

/** `id` names a session in this list only; `lastSeenAt` in milliseconds since 1970, to the hour. */
const openSessionCard = z.object({
  id: z.string(),
  device: z.string(),
  lastSeenAt: z.number().int(),
  /** True for the session of this call. */
  isCurrent: z.boolean(),
})

export const openSessionList = z.object({ sessions: z.array(openSessionCard) })

export const endSessionInput = z.object(
  { id: z.uuid('The session is not valid.') },
  'The session is not valid.',
)

export const endedCard = z.object({ ended: z.literal(true) })

export const deletedCard = z.object({ deleted: z.literal(true) })

/** Message shown to the player. */
export const messageCard = z.object({ message: z.string() })

/** The caller's account and the balance of credits. */
export const meCard = z.object({ user: userCard, credits: z.number().int() })

export const profileCard = z.object({ user: userCard })

export type RegisterInput = z.infer<typeof registerInput>
export type LoginInput = z.infer<typeof loginInput>
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>
export type ChangePasswordInput = z.infer<typeof changePasswordInput>
export type OwnPasswordInput = z.infer<typeof ownPasswordInput>
export type UserCard = z.infer<typeof userCard>
export type SessionCard = z.infer<typeof sessionCard>
export type OpenSessionCard = z.infer<typeof openSessionCard>
export type MessageCard = z.infer<typeof messageCard>
export type MeCard = z.infer<typeof meCard>
