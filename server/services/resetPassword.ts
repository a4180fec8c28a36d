/** A forgotten password: a link by mail, valid for an hour and for one use, sets a new one. */
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { passwordResets, users } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import type { MessageCard, ResetPasswordInput } from '../schemas/account.ts'
import { emailKeyOf } from './emailKey.ts'
import { keepKnownAddress, placeOf } from './knownAddresses.ts'
import { hashPassword } from './passwords.ts'
import { countTry, forgetTries } from './rateLimits.ts'
import type { Caller, ServiceKit } from './serviceKit.ts'
import { closeAllSessions, hashToken, makeToken } from './sessions.ts'

const validMs = 3_600_000
/**
 * So long the work on a mail waits, for the answer to be gone: PGlite works on the thread that answers, and
 * what it does for a known email would be felt.
 */
const untilAnsweredMs = 20

/**
 * Sends the link if the email has an account. The answer is the same, and as fast, if it has none: looking
 * and sending begin when the answer is on its way. Throws TOO_MANY_REQUESTS.
 */
export async function requestPasswordReset(
  kit: ServiceKit,
  caller: Caller,
  { email }: { email: string },
): Promise<MessageCard> {
  const emailKey = emailKeyOf(email)
  await countTry(kit, 'forgotFromAddress', caller.address)
  const place = await placeOf(kit, emailKey, caller)
  await countTry(kit, 'forgotOfAccountFromAddress', place.pair)
  await countTry(kit, 'forgotOfAccount', place.account)
  kit.background.start('sending the mail of a password reset', () => sendReset(kit, emailKey))
  return { message: 'If this email has an account, a link to set a new password is on its way.' }
}

async function sendReset(kit: ServiceKit, emailKey: string): Promise<void> {
  const { db, mailer, publicUrl } = kit
  await new Promise((resolve) => setTimeout(resolve, untilAnsweredMs))
  const [user] = await db.select().from(users).where(eq(users.emailKey, emailKey))
  if (!user) return
  const token = makeToken()
  const expiresAt = new Date(kit.clock.now().getTime() + validMs)
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
 * Sets the password and ends all sessions of the account. Whoever was locked out by guesses of others may
 * log in at once, and is known at this address: the link proves that the mails are theirs. Throws BAD_REQUEST when the link was used before, is too old or was never sent.
 */
export async function resetPassword(
  kit: ServiceKit,
  caller: Caller,
  { token, password }: ResetPasswordInput,
): Promise<MessageCard> {
  await countTry(kit, 'resetFromAddress', caller.address)
  const passwordHash = await hashPassword(password)
  const isThisLink = and(
    eq(passwordResets.tokenHash, hashToken(token)),
    gt(passwordResets.expiresAt, kit.clock.now()),
  )
  await kit.db.transaction(async (tx) => {
    const [used] = await tx.delete(passwordResets).where(isThisLink).returning()
    if (!used) throw new AppError('BAD_REQUEST', 'This link is not valid any more. Please ask for a new one.')
    const { userId } = used
    const [user] = await tx.update(users).set({ passwordHash }).where(eq(users.id, userId)).returning()
    await tx.delete(passwordResets).where(eq(passwordResets.userId, userId))
    await closeAllSessions(tx, userId)
    if (!user) return
    const { pair } = await placeOf({ db: tx, clock: kit.clock }, user.emailKey, caller)
    await forgetTries(tx, 'loginOfAccountFromAddress', pair)
    await forgetTries(tx, 'loginOfAccount', user.emailKey)
    await keepKnownAddress({ db: tx, clock: kit.clock }, user, caller)
  })
  return { message: 'Your new password is set. You can log in with it now.' }
}

export async function removeExpiredResets(db: Database, now: Date): Promise<void> {
  await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now))
}
