import type { Logger } from 'pino'
import type { Clock } from '../systemClock.ts'
import type { Database } from '../db/openDatabase.ts'
import type { Mailer } from '../email/mailer.ts'
import type { BackgroundWork } from './backgroundWork.ts'
import type { LeakedPasswords } from './leakedPasswords.ts'

/** Dependencies of the services. */
export interface ServiceContext {
  readonly db: Database
  readonly clock: Clock
  readonly logger: Logger
  readonly mailer: Mailer
  readonly background: BackgroundWork
  /** URL of the site without a trailing slash, the base of links in emails. */
  readonly publicUrl: string
  /** Multiplies every rate limit. */
  readonly limitFactor: number
  /** Encrypts the secrets of two-step login, which is not offered without it. */
  readonly twoStepKey: Buffer | null
  readonly leakedPasswords: LeakedPasswords
  /** Entries to challenges that wait to be played again. */
  readonly entryQueue: WaitingEntries
}

export interface WaitingEntries {
  /** Adds an entry by its id; one that is in the queue already stays where it is. */
  add(entryId: string): Promise<void>
}

/** Origin of a call. */
export interface Caller {
  /** Bearer token of the request, not yet verified. */
  readonly token: string | null
  /** IPv4 address, or /64 prefix of an IPv6 one. */
  readonly address: string
  /** /48 prefix of an IPv6 address, null for an IPv4 one. */
  readonly network: string | null
  /** Browser and system in words, such as 'Chrome on Windows'. */
  readonly device: string
  /** Account that the call turns out to concern, for the log; set as soon as it is known. */
  accountId?: string | undefined
}
