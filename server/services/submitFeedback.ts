import { randomUUID } from 'node:crypto'
import { feedback } from '../db/accountTables.ts'
import { AppError } from '../errors.ts'
import type { FeedbackCard, FeedbackInput } from '../schemas/feedback.ts'
import { consumeAddressAttempt } from './rateLimits.ts'
import type { Caller, ServiceContext } from './serviceContext.ts'
import type { Session } from './sessions.ts'

/**
 * Stores feedback for the account of the session, or anonymously without a session, whatever `userId` is given.
 * Throws FORBIDDEN when `userId` is not the account of the session, TOO_MANY_REQUESTS.
 */
export async function submitFeedback(
  context: ServiceContext,
  caller: Caller,
  session: Session | null,
  input: FeedbackInput,
): Promise<FeedbackCard> {
  if (session && input.userId && input.userId !== session.user.id)
    throw new AppError('FORBIDDEN', 'This is not your account.')
  await consumeAddressAttempt(context, 'feedbackFromAddress', caller)
  const id = randomUUID()
  const { rating, category, message, gameStats, hideInFuture, timestamp } = input
  await context.db.insert(feedback).values({
    id,
    userId: session?.user.id ?? null,
    rating,
    category,
    message,
    seasons: gameStats.seasons,
    finalBudget: gameStats.finalBudget,
    hideInFuture,
    writtenAt: new Date(timestamp),
    createdAt: context.clock.now(),
  })
  return { feedbackId: id }
}
