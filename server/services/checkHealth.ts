import { sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/openDatabase.ts'
import { AppError } from '../errors.ts'
import type { HealthCard } from '../schemas/health.ts'

interface Patient {
  readonly db: Database
  readonly clock: Clock
}

/** Asks the database for a sign of life. Throws SERVICE_UNAVAILABLE when none comes. */
export async function checkHealth({ db, clock }: Patient): Promise<HealthCard> {
  try {
    await db.execute(sql`select 1`)
  } catch (cause) {
    throw new AppError('SERVICE_UNAVAILABLE', 'The database does not answer.', { cause })
  }
  return { status: 'ok', time: clock.now().toISOString() }
}

/** Whether new players may be sent here: in good health, and not about to close. */
export async function checkReadiness(patient: Patient & { isClosing: () => boolean }): Promise<HealthCard> {
  if (patient.isClosing()) throw new AppError('SERVICE_UNAVAILABLE', 'The server is closing.')
  return checkHealth(patient)
}
