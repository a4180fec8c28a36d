import { eq } from 'drizzle-orm'
import { users } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import type { LoginInput, SessionCard } from '../schemas/account.ts'
import { emailKeyOf } from './emailKey.ts'
import { checkPassword } from './passwords.ts'
import { countTry, forgetTries, takeBackTry } from './rateLimits.ts'
import type { Caller, ServiceKit } from './serviceKit.ts'
import { closeSession, openSession, type Session } from './sessions.ts'

/**
 * Begins a session. Throws UNAUTHORIZED in the same words and the same time whether the email or the
 * password is wrong, TOO_MANY_REQUESTS after too many failures of the account or from the address.
 */
export async function logIn(
  kit: ServiceKit,
  caller: Caller,
  { email, password }: LoginInput,
): Promise<SessionCard> {
  const { db } = kit
  const emailKey = emailKeyOf(email)
  await countTry(kit, 'loginFromAddress', caller.address)
  await countTry(kit, 'loginOfAccount', emailKey)
  const [user] = await db.select().from(users).where(eq(users.emailKey, emailKey))
  const fits = await checkPassword(password, user?.passwordHash)
  if (!user || !fits) throw new AppError('UNAUTHORIZED', 'The email or the password is not correct.')
  await takeBackTry(db, 'loginFromAddress', caller.address)
  await forgetTries(db, 'loginOfAccount', emailKey)
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
