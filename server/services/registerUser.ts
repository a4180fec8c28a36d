import { randomUUID } from 'node:crypto'
import { teams, users } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { defaultTeam } from '../schemas/accountRules.ts'
import type { RegisterInput, SessionCard } from '../schemas/account.ts'
import { emailKeyOf } from './emailKey.ts'
import { addKnownAddress } from './knownAddresses.ts'
import { hashPassword } from './passwords.ts'
import { consumeAddressAttempt } from './rateLimits.ts'
import type { Caller, ServiceContext } from './serviceContext.ts'
import { openSession } from './sessions.ts'

/**
 * Creates an account with its team and opens a session.
 * Throws CONFLICT when the email already has an account, TOO_MANY_REQUESTS.
 */
export async function registerUser(
  context: ServiceContext,
  caller: Caller,
  { email, password, username, teamName }: RegisterInput,
): Promise<SessionCard> {
  await consumeAddressAttempt(context, 'registerFromAddress', caller)
  const passwordHash = await hashPassword(password)
  const id = randomUUID()
  const emailKey = emailKeyOf(email)
  const now = context.clock.now()
  const token = await context.db.transaction(async (tx) => {
    const made = await tx
      .insert(users)
      .values({ id, email, emailKey, username, passwordHash, createdAt: now })
      .onConflictDoNothing({ target: users.emailKey })
      .returning({ id: users.id })
    if (made.length === 0) throw new AppError('CONFLICT', 'There is already an account with this email.')
    await addKnownAddress({ db: tx, clock: context.clock }, { id, emailKey }, caller)
    await tx.insert(teams).values({ userId: id, name: teamName ?? defaultTeam.name })
    return openSession(tx, id, caller, now)
  })
  return { token, user: { id, email, username, isGuest: false } }
}
