import { eq } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { users } from '../db/accountTables.ts'
import { AppError } from '../errors.ts'

/** Serialises the writes of an account, so that parallel ones can't exceed its limits. */
export async function lockAccount(
  db: Database,
  userId: string,
): Promise<{ keepsSaves: boolean; confirmedAt: Date | null }> {
  const [row] = await db
    .select({ keepsSaves: users.keepsSaves, confirmedAt: users.confirmedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  // The account was deleted since the session was found.
  if (!row) throw new AppError('UNAUTHORIZED', 'Please log in.')
  return row
}
