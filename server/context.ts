import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Database } from './db/openDatabase.ts'

/** What every procedure is given, whichever door the call came through. */
export interface Context {
  readonly db: Database
  readonly clock: Clock
  readonly logger: Logger
}
