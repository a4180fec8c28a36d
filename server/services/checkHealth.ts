import { sql } from 'drizzle-orm'
import { type Clock, finishesWithin } from '../systemClock.ts'
import type { Database } from '../db/openDatabase.ts'
import { AppError } from '../errors.ts'
import type { HealthCard } from '../schemas/site.ts'

interface HealthContext {
  readonly db: Database
  readonly clock: Clock
}

/** Maximum wait for the database, shorter than the timeouts of usual health probes. */
const healthLimitMs = 2_000

const noAnswerMessage = 'The database does not answer.'

/** Queries the database. Throws SERVICE_UNAVAILABLE when it does not respond in time. */
export async function checkHealth({ db, clock }: HealthContext): Promise<HealthCard> {
  let isAnswered = false
  try {
    isAnswered = await finishesWithin(healthLimitMs, db.execute(sql`select 1`))
  } catch (cause) {
    throw new AppError('SERVICE_UNAVAILABLE', noAnswerMessage, { cause })
  }
  if (!isAnswered) throw new AppError('SERVICE_UNAVAILABLE', noAnswerMessage)
  return { status: 'ok', time: clock.now().toISOString() }
}

/** Checks the health for load balancers. Throws SERVICE_UNAVAILABLE also once shutdown has begun. */
export async function checkReadiness(
  context: HealthContext & { isClosing: () => boolean },
): Promise<HealthCard> {
  if (context.isClosing()) throw new AppError('SERVICE_UNAVAILABLE', 'The server is closing.')
  return checkHealth(context)
}
