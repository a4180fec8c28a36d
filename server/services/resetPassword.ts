/** Password reset by an emailed link, valid for one hour and one use. */
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import type { Mail } from '../email/mailer.ts'
import { passwordResets, users } from '../db/accountTables.ts'
import { AppError } from '../errors.ts'
import type { MessageCard, ResetPasswordInput } from '../schemas/account.ts'
import { mailAfterResponse, notifyOfNewPassword, type ResetLink, resetMail } from './accountMails.ts'
import { findAccounts } from './accountsOfEmail.ts'
import { confirmAccount } from './confirmEmail.ts'
import { emailKeyOf } from './registerUser.ts'
import { keepKnownAddress, findAttemptKeys } from './knownAddresses.ts'
import { hashPassword, refuseLeaked, refuseOwnNames } from './passwords.ts'
import { consumeAddressAttempt, consumeAttempt, resetAttempts } from './rateLimits.ts'
import type { Caller, ServiceContext } from './serviceContext.ts'
import { closeAllSessions, hashToken, makeToken } from './sessions.ts'

const validMs = 3_600_000
/**
 * Emails a reset link if the email has an account. Message and response time are the same if it has none: the
 * lookup starts after the response is sent. Throws TOO_MANY_REQUESTS.
 */
export async function requestPasswordReset(
  context: ServiceContext,
  caller: Caller,
  { email }: { email: string },
): Promise<MessageCard> {
  const emailKey = emailKeyOf(email)
  await consumeAddressAttempt(context, 'forgotFromAddress', caller)
  const place = await findAttemptKeys(context, emailKey, caller)
  await consumeAttempt(context, 'forgotOfAccountFromAddress', place.pair)
  await consumeAttempt(context, 'forgotOfAccount', place.account)
  mailAfterResponse(context, 'sending the password reset email', () => writeResetMail(context, emailKey))
  return { message: 'If this email has an account, a link to set a new password is on its way.' }
}

/** Writes a mail with a link to the confirmed account, or to each of the newest unconfirmed ones. */
async function writeResetMail(context: ServiceContext, emailKey: string): Promise<Mail | null> {
  const { confirmed, unconfirmed } = await findAccounts(context.db, emailKey)
  const accounts = confirmed ? [confirmed] : unconfirmed
  const [first] = accounts
  if (!first) return null
  const links: ResetLink[] = []
  for (const { id, createdAt } of accounts)
    links.push({ link: await makeLink(context, id), madeAt: createdAt })
  return resetMail(first.email, links)
}

async function makeLink({ db, clock, publicUrl }: ServiceContext, userId: string): Promise<string> {
  const token = makeToken()
  const expiresAt = new Date(clock.now().getTime() + validMs)
  await db.insert(passwordResets).values({ tokenHash: hashToken(token), userId, expiresAt })
  return `${publicUrl}/forgot-password?token=${token}`
}

/**
 * Sets the password, ends all sessions of the account and confirms its email. Also resets the account's login attempts and adds the
 * caller's address to its known ones: the link proves access to its mailbox. Throws BAD_REQUEST when the link
 * is unknown, used or expired, the email belongs to another account by now, or the password is a name of the account or has leaked:
 * the link may then be used again; TOO_MANY_REQUESTS.
 */
export async function resetPassword(
  context: ServiceContext,
  caller: Caller,
  { token, password }: ResetPasswordInput,
): Promise<MessageCard> {
  await consumeAddressAttempt(context, 'resetFromAddress', caller)
  await refuseLeaked(context, password)
  const passwordHash = await hashPassword(password)
  const isThisLink = and(
    eq(passwordResets.tokenHash, hashToken(token)),
    gt(passwordResets.expiresAt, context.clock.now()),
  )
  const now = context.clock.now()
  const user = await context.db.transaction(async (tx) => {
    const [used] = await tx.delete(passwordResets).where(isThisLink).returning()
    caller.accountId = used?.userId
    const account = used && (await confirmAccount(tx, used.userId, now))
    if (!account) throw new AppError('BAD_REQUEST', 'This link no longer works. Please ask for a new one.')
    refuseOwnNames(password, account)
    await tx.update(users).set({ passwordHash }).where(eq(users.id, account.id))
    await tx.delete(passwordResets).where(eq(passwordResets.userId, account.id))
    await closeAllSessions(tx, account.id)
    const { pair } = await findAttemptKeys({ db: tx, clock: context.clock }, account.emailKey, caller)
    await resetAttempts(tx, 'loginOfAccountFromAddress', pair)
    await resetAttempts(tx, 'loginOfAccount', account.emailKey)
    await keepKnownAddress({ db: tx, clock: context.clock }, account, caller)
    return account
  })
  notifyOfNewPassword(context, user)
  return { message: 'Your new password is set. You can log in with it now.' }
}

export async function removeExpiredResets(db: Database, now: Date): Promise<void> {
  await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now))
}
