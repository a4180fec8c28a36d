import { sql } from 'drizzle-orm'
import { type Clock, finishesWithin } from '../systemClock.ts'
import type { Database } from '../db/openDatabase.ts'
import { AppError } from '../errors.ts'
import type { HealthCard } from '../schemas/site.ts'

interface HealthContext {
  readonly db: Database
  readonly clock: Clock
}

/** Maximum wait for the database: half of what the proxy of `deploy/` waits for a probe. */
const healthLimitMs = 1_000

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

interface ProbeContext extends HealthContext {
  readonly isClosing: () => boolean
}

/** Checks whether calls may be sent here: the database responds, and shutdown has not begun. Throws SERVICE_UNAVAILABLE. */
export async function checkReadiness(context: ProbeContext): Promise<HealthCard> {
  checkLiveness(context)
  return checkHealth(context)
}

/** Checks whether pages may be sent here, which need no database. Throws SERVICE_UNAVAILABLE once shutdown has begun. */
export function checkLiveness({ isClosing, clock }: Pick<ProbeContext, 'isClosing' | 'clock'>): HealthCard {
  if (isClosing()) throw new AppError('SERVICE_UNAVAILABLE', 'The server is closing.')
  return { status: 'ok', time: clock.now().toISOString() }
}
