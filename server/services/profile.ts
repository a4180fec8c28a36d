import { eq } from 'drizzle-orm'
import { users } from '../db/schema.ts'
import type { MeCard, UserCard } from '../schemas/account.ts'
import { creditBalance } from './credits.ts'
import type { ServiceKit } from './serviceKit.ts'
import type { Session } from './sessions.ts'

/** The caller's own account. */
export async function findMe({ db }: Pick<ServiceKit, 'db'>, { user }: Session): Promise<MeCard> {
  return { user, credits: await creditBalance(db, user.id) }
}

/** Gives the caller another name. */
export async function updateProfile(
  { db }: Pick<ServiceKit, 'db'>,
  { user }: Session,
  { username }: { username: string },
): Promise<{ user: UserCard }> {
  await db.update(users).set({ username }).where(eq(users.id, user.id))
  return { user: { ...user, username } }
}
