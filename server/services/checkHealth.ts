import { sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/openDatabase.ts'
import { AppError } from '../errors.ts'
import type { HealthCard } from '../schemas/health.ts'

/** Asks the database for a sign of life. Throws SERVICE_UNAVAILABLE when none comes. */
export async function checkHealth({ db, clock }: { db: Database; clock: Clock }): Promise<HealthCard> {
  try {
    await db.execute(sql`select 1`)
  } catch (cause) {
    throw new AppError('SERVICE_UNAVAILABLE', 'The database does not answer.', { cause })
  }
  return { status: 'ok', time: clock.now().toISOString() }
}
