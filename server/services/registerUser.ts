import { randomUUID } from 'node:crypto'
import { teams, users } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { defaultTeam } from '../schemas/accountRules.ts'
import type { RegisterInput, SessionCard } from '../schemas/account.ts'
import { emailKeyOf } from './emailKey.ts'
import { addKnownAddress } from './knownAddresses.ts'
import { hashPassword } from './passwords.ts'
import { countTry } from './rateLimits.ts'
import type { Caller, ServiceKit } from './serviceKit.ts'
import { openSession } from './sessions.ts'

/**
 * Makes the account with its team and signs it in.
 * Throws CONFLICT when the email has an account, TOO_MANY_REQUESTS.
 */
export async function registerUser(
  kit: ServiceKit,
  caller: Caller,
  { email, password, username, teamName }: RegisterInput,
): Promise<SessionCard> {
  await countTry(kit, 'registerFromAddress', caller.address)
  const passwordHash = await hashPassword(password)
  const id = randomUUID()
  const emailKey = emailKeyOf(email)
  const now = kit.clock.now()
  const token = await kit.db.transaction(async (tx) => {
    const made = await tx
      .insert(users)
      .values({ id, email, emailKey, username, passwordHash, createdAt: now })
      .onConflictDoNothing({ target: users.emailKey })
      .returning({ id: users.id })
    if (made.length === 0) throw new AppError('CONFLICT', 'There is already an account with this email.')
    await addKnownAddress({ db: tx, clock: kit.clock }, { id, emailKey }, caller)
    await tx.insert(teams).values({ userId: id, name: teamName ?? defaultTeam.name })
    return openSession(tx, id, now)
  })
  return { token, user: { id, email, username, isGuest: false } }
}
