import { sql } from 'drizzle-orm'
import { type Clock, finishesWithin } from '../clock.ts'
import type { Database } from '../db/openDatabase.ts'
import { AppError } from '../errors.ts'
import type { HealthCard } from '../schemas/health.ts'

interface Patient {
  readonly db: Database
  readonly clock: Clock
}

/** Maximum wait for the database, shorter than any prober's patience. */
const healthLimitMs = 2_000

const noAnswer = 'The database does not answer.'

/** Queries the database. Throws SERVICE_UNAVAILABLE when no answer comes in time. */
export async function checkHealth({ db, clock }: Patient): Promise<HealthCard> {
  let isAnswered = false
  try {
    isAnswered = await finishesWithin(healthLimitMs, db.execute(sql`select 1`))
  } catch (cause) {
    throw new AppError('SERVICE_UNAVAILABLE', noAnswer, { cause })
  }
  if (!isAnswered) throw new AppError('SERVICE_UNAVAILABLE', noAnswer)
  return { status: 'ok', time: clock.now().toISOString() }
}

/** Whether new players may be sent here: in good health, and not about to close. */
export async function checkReadiness(patient: Patient & { isClosing: () => boolean }): Promise<HealthCard> {
  if (patient.isClosing()) throw new AppError('SERVICE_UNAVAILABLE', 'The server is closing.')
  return checkHealth(patient)
}
