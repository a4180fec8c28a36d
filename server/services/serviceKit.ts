import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/openDatabase.ts'
import type { Mailer } from '../email/mailer.ts'
import type { BackgroundWork } from './backgroundWork.ts'

/** What a service works with. */
export interface ServiceKit {
  readonly db: Database
  readonly clock: Clock
  readonly logger: Logger
  readonly mailer: Mailer
  readonly background: BackgroundWork
  /** Where players reach the site, without a slash at the end: links in mails begin with it. */
  readonly publicUrl: string
  /** Multiplies every rate limit. */
  readonly limitFactor: number
}

/** Where a call comes from. */
export interface Caller {
  /** The bearer token that came with it, not yet looked at. */
  readonly token: string | null
  /** The network address, with IPv6 shortened to the part that one household has. */
  readonly address: string
}
