/** Sessions of an account as its owner sees them. Neither tokens nor their hashes leave the database. */
import { and, desc, eq, gt } from 'drizzle-orm'
import { sessions } from '../db/schema.ts'
import type { OpenSessionCard } from '../schemas/account.ts'
import type { ServiceContext } from './serviceContext.ts'
import { type Session, sessionLimits } from './sessions.ts'

/** Lists the sessions of the caller's account: the caller's own first, then the one used last. */
export async function listSessions(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  { user, tokenHash }: Session,
): Promise<{ sessions: OpenSessionCard[] }> {
  const { idleSince, openSince } = sessionLimits(clock.now())
  const isOpen = and(gt(sessions.lastUsedAt, idleSince), gt(sessions.createdAt, openSince))
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), isOpen))
    .orderBy(desc(eq(sessions.tokenHash, tokenHash)), desc(sessions.lastUsedAt), desc(sessions.createdAt))
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      device: row.device,
      lastSeenAt: row.lastUsedAt.getTime(),
      isCurrent: row.tokenHash === tokenHash,
    })),
  }
}

/** Ends a session of the caller's account; one that is gone, or another account's, counts as ended. */
export async function endSession(
  { db }: Pick<ServiceContext, 'db'>,
  { user }: Session,
  { id }: { id: string },
): Promise<{ ended: true }> {
  await db.delete(sessions).where(and(eq(sessions.userId, user.id), eq(sessions.id, id)))
  return { ended: true }
}
