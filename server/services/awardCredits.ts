/** Credits of accounts, kept as a ledger of awards. */
import { randomUUID } from 'node:crypto'
import { asc, eq, isNull, and, sum } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { creditLedger, feedback } from '../db/accountTables.ts'
import { AppError } from '../errors.ts'
import type { AwardCreditsInput, CreditsCard } from '../schemas/credits.ts'
import type { ServiceContext } from './serviceContext.ts'
import type { Session } from './sessions.ts'

export async function creditBalance(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ credits: sum(creditLedger.amount).mapWith(Number) })
    .from(creditLedger)
    .where(eq(creditLedger.userId, userId))
  return row?.credits ?? 0
}

/**
 * Rewards the caller's oldest feedback without a reward. Idempotent once all feedback is rewarded. Throws
 * FORBIDDEN for another account, CONFLICT when the caller has never submitted feedback.
 */
export async function awardCredits(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
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
