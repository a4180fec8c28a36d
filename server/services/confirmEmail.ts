/** Confirmation that an account's owner reads its email, by a link mailed at registration or by a password reset. */
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { emailConfirmations, users } from '../db/accountTables.ts'
import { AppError } from '../errors.ts'
import type { MessageCard } from '../schemas/account.ts'
import { type AccountRow, findAccounts, lockEmail } from './accountsOfEmail.ts'
import { keepKnownAddress } from './knownAddresses.ts'
import { consumeAddressAttempt } from './rateLimits.ts'
import type { Caller, ServiceContext } from './serviceContext.ts'
import { hashToken, makeToken } from './sessions.ts'

const validMs = 7 * 86_400_000

/** Stores a new link and returns its token. */
export async function makeConfirmation(db: Database, userId: string, now: Date): Promise<string> {
  const token = makeToken()
  const expiresAt = new Date(now.getTime() + validMs)
  await db.insert(emailConfirmations).values({ tokenHash: hashToken(token), userId, expiresAt })
  return token
}

/**
 * Confirms the email of the link's account; following a link again changes nothing. Throws BAD_REQUEST when the
 * link is unknown or expired, or the email belongs to another account by now; TOO_MANY_REQUESTS.
 */
export async function confirmEmail(
  context: ServiceContext,
  caller: Caller,
  { token }: { token: string },
): Promise<MessageCard> {
  await consumeAddressAttempt(context, 'confirmFromAddress', caller)
  const now = context.clock.now()
  await context.db.transaction(async (tx) => {
    const [link] = await tx
      .select({ userId: emailConfirmations.userId })
      .from(emailConfirmations)
      .where(and(eq(emailConfirmations.tokenHash, hashToken(token)), gt(emailConfirmations.expiresAt, now)))
    caller.accountId = link?.userId
    const account = link && (await confirmAccount(tx, link.userId, now))
    if (!account) throw new AppError('BAD_REQUEST', 'This link no longer works.')
    await keepKnownAddress({ db: tx, clock: context.clock }, account, caller)
  })
  return { message: 'Your email is confirmed.' }
}

/** Ties the email to the account. Returns null when the account is gone or the email belongs to another one. */
export async function confirmAccount(tx: Database, userId: string, now: Date): Promise<AccountRow | null> {
  const [account] = await tx.select().from(users).where(eq(users.id, userId))
  if (!account) return null
  await lockEmail(tx, account.emailKey)
  const { confirmed } = await findAccounts(tx, account.emailKey)
  if (confirmed) return confirmed.id === userId ? confirmed : null
  const [row] = await tx.update(users).set({ confirmedAt: now }).where(eq(users.id, userId)).returning()
  return row ?? null
}

export async function removeExpiredConfirmations(db: Database, now: Date): Promise<void> {
  await db.delete(emailConfirmations).where(lte(emailConfirmations.expiresAt, now))
}
