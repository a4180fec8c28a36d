/** Two-step login, as the owner of an account switches it on and off. */
import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { recoveryCodes, secondFactors, users } from '../db/accountTables.ts'
import { AppError } from '../errors.ts'
import type { MessageCard, OwnPasswordInput } from '../schemas/account.ts'
import type { TwoStepCard, TwoStepSecretCard } from '../schemas/twoStep.ts'
import { notifyOfTwoStep } from './accountMails.ts'
import { confirmPassword } from './ownAccount.ts'
import { consumeAttempt, refundAttempt } from './rateLimits.ts'
import { hashRecoveryCode, makeRecoveryCodes, plainCodeOf } from './recoveryCodes.ts'
import { encryptSecret } from './secretCipher.ts'
import { findSecondFactor, stepOfCode, totpOf } from './secondFactor.ts'
import type { ServiceContext } from './serviceContext.ts'
import { closeOtherSessions, type Session } from './sessions.ts'

/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20

/** Returns the state of the caller's two-step login. */
export async function findTwoStep(
  { db, twoStepKey }: Pick<ServiceContext, 'db' | 'twoStepKey'>,
  { user }: Session,
): Promise<TwoStepCard> {
  if (await findSecondFactor(db, user.id))
    return { state: 'on', recoveryCodes: await db.$count(recoveryCodes, eq(recoveryCodes.userId, user.id)) }
  const isConfirmed = (await db.$count(users, and(eq(users.id, user.id), isNull(users.confirmedAt)))) === 0
  const state = twoStepKey === null ? 'unavailable' : isConfirmed ? 'off' : 'unconfirmed'
  return { state, recoveryCodes: 0 }
}

/**
 * Makes a secret for the caller's app; logging in asks for no code before one has switched it on. An email that nobody
 * has confirmed may be a stranger's, whose account it would lock. Throws FORBIDDEN when the password is wrong, the email
 * is not confirmed or the server has no key; CONFLICT when two-step login is on; TOO_MANY_REQUESTS.
 */
export async function startTwoStep(
  context: ServiceContext,
  { user }: Session,
  { password }: OwnPasswordInput,
): Promise<TwoStepSecretCard> {
  const { db, twoStepKey } = context
  const { confirmedAt } = await confirmPassword(context, user.id, password)
  if (confirmedAt === null)
    throw new AppError('FORBIDDEN', 'Confirm your email first, by the link in the mail that we sent you.')
  if (twoStepKey === null) throw new AppError('FORBIDDEN', 'Two-step login is not offered on this site.')
  const plain = randomBytes(secretBytes)
  const secret = encryptSecret(plain, twoStepKey, user.id)
  const made = await db
    .insert(secondFactors)
    .values({ userId: user.id, secret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning()
  if (made.length === 0) throw new AppError('CONFLICT', 'Two-step login is on already.')
  const totp = totpOf(plain, user.email)
  return { secret: totp.secret.base32, address: totp.toString() }
}

/**
 * Switches two-step login on by a code of the app, ends all other sessions of the account and mails the owner. Returns
 * the recovery codes, of which only hashes are stored. Throws FORBIDDEN for a wrong code, CONFLICT when it was not
 * started or is on already, TOO_MANY_REQUESTS.
 */
export async function switchOnTwoStep(
  context: ServiceContext,
  { user, tokenHash }: Session,
  { code }: { code: string },
): Promise<{ recoveryCodes: string[] }> {
  const { db, clock } = context
  const userId = user.id
  await consumeAttempt(context, 'codeOfAccount', userId)
  const isWaiting = and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt))
  const [waiting] = await db.select().from(secondFactors).where(isWaiting)
  if (!waiting) throw notStarted()
  const lastStep = stepOfCode(context, waiting, plainCodeOf(code))
  if (lastStep === null) throw new AppError('FORBIDDEN', 'That code isn’t right.')
  const codes = makeRecoveryCodes()
  const recoverySalt = randomBytes(16).toString('base64')
  const hashes = await Promise.all(codes.map((one) => hashRecoveryCode(one, recoverySalt)))
  await db.transaction(async (tx) => {
    const confirmed = await tx
      .update(secondFactors)
      .set({ confirmedAt: clock.now(), lastStep, recoverySalt })
      .where(and(isWaiting, eq(secondFactors.secret, waiting.secret)))
      .returning()
    if (confirmed.length === 0) throw notStarted()
    await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash })))
    await closeOtherSessions(tx, userId, tokenHash)
  })
  await refundAttempt(db, 'codeOfAccount', userId)
  notifyOfTwoStep(context, user.email, 'on')
  return { recoveryCodes: codes }
}

const notStarted = () => new AppError('CONFLICT', 'This page is out of date. Please start again.')

/**
 * Switches two-step login off, ends all other sessions of the account and mails the owner. It may be off already.
 * Throws FORBIDDEN when the password is wrong, TOO_MANY_REQUESTS.
 */
export async function switchOffTwoStep(
  context: ServiceContext,
  { user, tokenHash }: Session,
  { password }: OwnPasswordInput,
): Promise<MessageCard> {
  await confirmPassword(context, user.id, password)
  const wasOn = await context.db.transaction(async (tx) => {
    const removed = await tx.delete(secondFactors).where(eq(secondFactors.userId, user.id)).returning()
    const isOn = removed.some(({ confirmedAt }) => confirmedAt !== null)
    if (isOn) await closeOtherSessions(tx, user.id, tokenHash)
    return isOn
  })
  if (wasOn) notifyOfTwoStep(context, user.email, 'off')
  return { message: 'Two-step login is off. Your password is enough to log in.' }
}
