/** Credits: a ledger of what was given for what. */
import { randomUUID } from 'node:crypto'
import { asc, eq, isNull, and, sum } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { creditLedger, feedback } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import type { AwardCreditsInput, CreditsCard } from '../schemas/credits.ts'
import type { ServiceKit } from './serviceKit.ts'
import type { Session } from './sessions.ts'

export async function creditBalance(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ credits: sum(creditLedger.amount).mapWith(Number) })
    .from(creditLedger)
    .where(eq(creditLedger.userId, userId))
  return row?.credits ?? 0
}

/**
 * Rewards the oldest feedback of the caller that has no reward yet; when all have theirs, nothing changes,
 * so that a repeated call does no harm. Throws FORBIDDEN for the account of somebody else, CONFLICT when
 * the caller has never given feedback.
 */
export async function awardCredits(
  { db, clock }: Pick<ServiceKit, 'db' | 'clock'>,
  { user }: Session,
  { userId, amount, reason }: AwardCreditsInput,
): Promise<CreditsCard> {
  if (userId !== user.id) throw new AppError('FORBIDDEN', 'This is not your account.')
  const [oldest] = await db
    .select({ id: feedback.id })
    .from(feedback)
    .leftJoin(creditLedger, eq(creditLedger.feedbackId, feedback.id))
    .where(and(eq(feedback.userId, user.id), isNull(creditLedger.id)))
    .orderBy(asc(feedback.createdAt), asc(feedback.id))
    .limit(1)
  if (oldest) {
    const award = { id: randomUUID(), userId: user.id, amount, reason, feedbackId: oldest.id }
    await db
      .insert(creditLedger)
      .values({ ...award, createdAt: clock.now() })
      .onConflictDoNothing({ target: creditLedger.feedbackId })
  }
  const credits = await creditBalance(db, user.id)
  if (credits === 0) throw new AppError('CONFLICT', 'There is no feedback of yours to reward.')
  return { credits }
}
