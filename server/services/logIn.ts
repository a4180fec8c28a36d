import { AppError } from '../errors.ts'
import type { LoginInput, SessionCard } from '../schemas/account.ts'
import { findAccounts, findByPassword } from './accountsOfEmail.ts'
import { emailKeyOf } from './registerUser.ts'
import { keepKnownAddress, findAttemptKeys } from './knownAddresses.ts'
import {
  consumeAddressAttempt,
  consumeAttempt,
  refundAddressAttempt,
  refundAttempt,
  resetAttempts,
} from './rateLimits.ts'
import { findSecondFactor, useCode } from './secondFactor.ts'
import type { Caller, ServiceContext } from './serviceContext.ts'
import { closeAllSessions, closeSession, openSession, type Session } from './sessions.ts'

/**
 * Opens a session of the account that has this email and password. Throws UNAUTHORIZED with the same message and
 * timing whether the email or the password is wrong; TOO_MANY_REQUESTS after too many failures from the address, on
 * the account from this address, or, at an unknown address, on the account from all unknown addresses. With two-step
 * login it takes a code, too: PRECONDITION_REQUIRED without one, which counts as no failure, UNAUTHORIZED for a wrong one.
 */
export async function logIn(
  context: ServiceContext,
  caller: Caller,
  { email, password, code }: LoginInput,
): Promise<SessionCard> {
  const { db } = context
  const emailKey = emailKeyOf(email)
  const place = await findAttemptKeys(context, emailKey, caller)
  await consumeAddressAttempt(context, 'loginFromAddress', caller)
  await consumeAttempt(context, 'loginOfAccountFromAddress', place.pair)
  await consumeAttempt(context, 'loginOfAccount', place.account)
  const accounts = await findAccounts(db, emailKey)
  caller.accountId = (accounts.confirmed ?? accounts.unconfirmed[0])?.id
  const user = await findByPassword(accounts, password)
  if (!user) throw new AppError('UNAUTHORIZED', 'That email or password isn’t right.')
  caller.accountId = user.id
  const factor = await findSecondFactor(db, user.id)
  if (factor && code) await useCode(context, factor, code)
  await refundAddressAttempt(db, 'loginFromAddress', caller)
  await refundAttempt(db, 'loginOfAccount', place.account)
  if (factor && !code) {
    await refundAttempt(db, 'loginOfAccountFromAddress', place.pair)
    throw new AppError(
      'PRECONDITION_REQUIRED',
      'Enter the code of your authenticator app, or a recovery code.',
    )
  }
  // Whoever has made an unconfirmed account of an email must not gain guesses at the others by logging in to it.
  if (user.confirmedAt === null) await refundAttempt(db, 'loginOfAccountFromAddress', place.pair)
  else {
    await resetAttempts(db, 'loginOfAccountFromAddress', place.pair)
    await keepKnownAddress(context, user, caller)
  }
  const token = await openSession(db, user.id, caller, context.clock.now())
  return { token, user: { id: user.id, email: user.email, username: user.username, isGuest: false } }
}

/** Ends the session and invalidates its token. */
export async function logOut(
  { db }: Pick<ServiceContext, 'db'>,
  { tokenHash }: Session,
): Promise<{ loggedOut: true }> {
  await closeSession(db, tokenHash)
  return { loggedOut: true }
}

/** Ends all sessions of the account, including this one. */
export async function logOutEverywhere(
  { db }: Pick<ServiceContext, 'db'>,
  { user }: Session,
): Promise<{ loggedOut: true }> {
  await closeAllSessions(db, user.id)
  return { loggedOut: true }
}
