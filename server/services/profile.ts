import { eq } from 'drizzle-orm'
import { users } from '../db/schema.ts'
import type { MeCard, UserCard } from '../schemas/account.ts'
import { creditBalance } from './credits.ts'
import type { ServiceContext } from './serviceContext.ts'
import type { Session } from './sessions.ts'

/** Returns the caller's account and credits. */
export async function findMe({ db }: Pick<ServiceContext, 'db'>, { user }: Session): Promise<MeCard> {
  return { user, credits: await creditBalance(db, user.id) }
}

/** Changes the caller's username. */
export async function updateProfile(
  { db }: Pick<ServiceContext, 'db'>,
  { user }: Session,
  { username }: { username: string },
): Promise<{ user: UserCard }> {
  await db.update(users).set({ username }).where(eq(users.id, user.id))
  return { user: { ...user, username } }
}
