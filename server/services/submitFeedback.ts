import { randomUUID } from 'node:crypto'
import { feedback } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import type { FeedbackCard, FeedbackInput } from '../schemas/feedback.ts'
import { countTry } from './rateLimits.ts'
import type { Caller, ServiceKit } from './serviceKit.ts'
import type { Session } from './sessions.ts'

/**
 * Keeps what a player thinks of the game. It belongs to the account of the session; of guests and of those
 * without a session nothing is kept about who they are, whatever id they name.
 * Throws FORBIDDEN when a signed-in caller names another account, TOO_MANY_REQUESTS.
 */
export async function submitFeedback(
  kit: ServiceKit,
  caller: Caller,
  session: Session | null,
  input: FeedbackInput,
): Promise<FeedbackCard> {
  if (session && input.userId && input.userId !== session.user.id)
    throw new AppError('FORBIDDEN', 'This is not your account.')
  await countTry(kit, 'feedbackFromAddress', caller.address)
  const id = randomUUID()
  const { rating, category, message, gameStats, hideInFuture, timestamp } = input
  await kit.db.insert(feedback).values({
    id,
    userId: session?.user.id ?? null,
    rating,
    category,
    message,
    seasons: gameStats.seasons,
    finalBudget: gameStats.finalBudget,
    hideInFuture,
    writtenAt: new Date(timestamp),
    createdAt: kit.clock.now(),
  })
  return { feedbackId: id }
}
