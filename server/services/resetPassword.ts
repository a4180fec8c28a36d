/** Password reset by an emailed link, valid for one hour and one use. */
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { passwordResets, users } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import type { MessageCard, ResetPasswordInput } from '../schemas/account.ts'
import { emailKeyOf } from './emailKey.ts'
import { keepKnownAddress, findAttemptKeys } from './knownAddresses.ts'
import { hashPassword } from './passwords.ts'
import { consumeAddressAttempt, consumeAttempt, resetAttempts } from './rateLimits.ts'
import type { Caller, ServiceContext } from './serviceContext.ts'
import { closeAllSessions, hashToken, makeToken } from './sessions.ts'

const validMs = 3_600_000
/**
 * Delay before the email is prepared, so that the response is sent first: PGlite runs on the same thread, and
 * its work for a known email would be measurable.
 */
const sendDelayMs = 20

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
  context.background.start('sending the password reset email', () => sendReset(context, emailKey))
  return { message: 'If this email has an account, a link to set a new password is on its way.' }
}

async function sendReset(context: ServiceContext, emailKey: string): Promise<void> {
  const { db, mailer, publicUrl } = context
  await new Promise((resolve) => setTimeout(resolve, sendDelayMs))
  const [user] = await db.select().from(users).where(eq(users.emailKey, emailKey))
  if (!user) return
  const token = makeToken()
  const expiresAt = new Date(context.clock.now().getTime() + validMs)
  await db.insert(passwordResets).values({ tokenHash: hashToken(token), userId: user.id, expiresAt })
  await mailer.send({
    to: user.email,
    subject: 'Set a new password for Floodlight',
    text: [
      'Hello,',
      'somebody, hopefully you, asked for a new password for your Floodlight account. Set it here:',
      `${publicUrl}/forgot-password?token=${token}`,
      'The link is valid for one hour and works once. If it was not you, there is nothing to do: your ' +
        'password stays as it is.',
    ].join('\n\n'),
  })
}

/**
 * Sets the password and ends all sessions of the account. Also resets the account's login attempts and adds the
 * caller's address to its known ones: the link proves access to its mailbox. Throws BAD_REQUEST when the link
 * is unknown, used or expired, TOO_MANY_REQUESTS.
 */
export async function resetPassword(
  context: ServiceContext,
  caller: Caller,
  { token, password }: ResetPasswordInput,
): Promise<MessageCard> {
  await consumeAddressAttempt(context, 'resetFromAddress', caller)
  const passwordHash = await hashPassword(password)
  const isThisLink = and(
    eq(passwordResets.tokenHash, hashToken(token)),
    gt(passwordResets.expiresAt, context.clock.now()),
  )
  await context.db.transaction(async (tx) => {
    const [used] = await tx.delete(passwordResets).where(isThisLink).returning()
    if (!used) throw new AppError('BAD_REQUEST', 'This link is not valid any more. Please ask for a new one.')
    const { userId } = used
    const [user] = await tx.update(users).set({ passwordHash }).where(eq(users.id, userId)).returning()
    await tx.delete(passwordResets).where(eq(passwordResets.userId, userId))
    await closeAllSessions(tx, userId)
    if (!user) return
    const { pair } = await findAttemptKeys({ db: tx, clock: context.clock }, user.emailKey, caller)
    await resetAttempts(tx, 'loginOfAccountFromAddress', pair)
    await resetAttempts(tx, 'loginOfAccount', user.emailKey)
    await keepKnownAddress({ db: tx, clock: context.clock }, user, caller)
  })
  return { message: 'Your new password is set. You can log in with it now.' }
}

export async function removeExpiredResets(db: Database, now: Date): Promise<void> {
  await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now))
}
