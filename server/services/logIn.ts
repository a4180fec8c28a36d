import { eq } from 'drizzle-orm'
import { users } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import type { LoginInput, SessionCard } from '../schemas/account.ts'
import { emailKeyOf } from './emailKey.ts'
import { keepKnownAddress, placeOf } from './knownAddresses.ts'
import { checkPassword } from './passwords.ts'
import { countTry, forgetTries, takeBackTry } from './rateLimits.ts'
import type { Caller, ServiceKit } from './serviceKit.ts'
import { closeAllSessions, closeSession, openSession, type Session } from './sessions.ts'

/**
 * Begins a session. Throws UNAUTHORIZED in the same words and the same time whether the email or the
 * password is wrong, TOO_MANY_REQUESTS after too many failures from the address, of the account from there, or,
 * at an address where it was never logged in, of the account from everywhere.
 */
export async function logIn(
  kit: ServiceKit,
  caller: Caller,
  { email, password }: LoginInput,
): Promise<SessionCard> {
  const { db } = kit
  const emailKey = emailKeyOf(email)
  const place = await placeOf(kit, emailKey, caller)
  await countTry(kit, 'loginFromAddress', caller.address)
  await countTry(kit, 'loginOfAccountFromAddress', place.pair)
  await countTry(kit, 'loginOfAccount', place.account)
  const [user] = await db.select().from(users).where(eq(users.emailKey, emailKey))
  const fits = await checkPassword(password, user?.passwordHash)
  if (!user || !fits) throw new AppError('UNAUTHORIZED', 'The email or the password is not correct.')
  await takeBackTry(db, 'loginFromAddress', caller.address)
  await takeBackTry(db, 'loginOfAccount', place.account)
  await forgetTries(db, 'loginOfAccountFromAddress', place.pair)
  await keepKnownAddress(kit, { id: user.id, emailKey }, caller)
  const token = await openSession(db, user.id, kit.clock.now())
  return { token, user: { id: user.id, email: user.email, username: user.username, isGuest: false } }
}

/** Ends the session: its token is worth nothing from now on. */
export async function logOut(
  { db }: Pick<ServiceKit, 'db'>,
  { tokenHash }: Session,
): Promise<{ loggedOut: true }> {
  await closeSession(db, tokenHash)
  return { loggedOut: true }
}

/** Ends every session of the account, this one too. */
export async function logOutEverywhere(
  { db }: Pick<ServiceKit, 'db'>,
  { user }: Session,
): Promise<{ loggedOut: true }> {
  await closeAllSessions(db, user.id)
  return { loggedOut: true }
}
