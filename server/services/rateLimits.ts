/** Rate limits, counted in the database so that all instances share them. */
import { createHash } from 'node:crypto'
import { eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { rateLimits } from '../db/serverTables.ts'
import { AppError } from '../errors.ts'
import type { Caller, ServiceContext } from './serviceContext.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Maximum number of attempts per window. */
const limits = {
  /** Failed logins to one account from one address: enough to recall a password, too few to guess one. */
  loginOfAccountFromAddress: { attempts: 10, windowMs: 15 * minuteMs },
  /** Failed logins to one account from all unknown addresses together. */
  loginOfAccount: { attempts: 40, windowMs: hourMs },
  /** Failed logins from one address, which an office may share. */
  loginFromAddress: { attempts: 50, windowMs: 15 * minuteMs },
  registerFromAddress: { attempts: 30, windowMs: hourMs },
  /** Registrations with one email, whether or not it has an account: each sends a mail. */
  registerOfEmail: { attempts: 5, windowMs: hourMs },
  confirmFromAddress: { attempts: 50, windowMs: hourMs },
  /** Wrong passwords when changing the password or deleting the account. */
  passwordOfSession: { attempts: 10, windowMs: 15 * minuteMs },
  /** Wrong codes of two-step login, from all addresses together: whoever guesses has the password. */
  codeOfAccount: { attempts: 10, windowMs: hourMs },
  forgotOfAccountFromAddress: { attempts: 3, windowMs: hourMs },
  /** Reset emails to one account requested from all unknown addresses together. */
  forgotOfAccount: { attempts: 9, windowMs: hourMs },
  forgotFromAddress: { attempts: 20, windowMs: hourMs },
  resetFromAddress: { attempts: 50, windowMs: hourMs },
  feedbackFromAddress: { attempts: 20, windowMs: hourMs },
  /** Uploaded pictures; decoding one is the most expensive operation of the server. */
  logoOfAccount: { attempts: 30, windowMs: hourMs },
  /** Saves and recovery copies written to an account: one every twelve seconds. */
  saveWritesOfAccount: { attempts: 300, windowMs: hourMs },
  saveReadsOfAccount: { attempts: 300, windowMs: hourMs },
  /** Kilobytes of saves kept from one address for accounts that have not confirmed their email: 32 MB. */
  saveKilobytesFromAddress: { attempts: 32 * 1024, windowMs: hourMs },
  /** Runs of challenges; the server plays each again. */
  entriesOfAccount: { attempts: 60, windowMs: hourMs },
  /** Starts and draws of ranked runs: two match days a second. */
  rankedCallsOfAccount: { attempts: 120, windowMs: minuteMs },
  nicknamesOfAccount: { attempts: 10, windowMs: hourMs },
  /** Leagues made, joined, left and managed. */
  leagueChangesOfAccount: { attempts: 60, windowMs: hourMs },
  reportsOfAccount: { attempts: 20, windowMs: hourMs },
} as const

type LimitName = keyof typeof limits

/** Limits of one address. */
type AddressLimitName = Extract<LimitName, `${string}FromAddress`>

interface AttemptOptions {
  /** Number that the attempt counts for. Default 1. */
  readonly amount?: number
  /** Message to the player up to the time to wait. */
  readonly refusal?: string
}

/** A /48 network of IPv6 may use a limit as often as this number of its /64 subnets. */
const subnetsPerNetwork = 4

type CountingContext = Pick<ServiceContext, 'db' | 'clock' | 'limitFactor'>

/** Database key of a limit and a subject; hashed to keep emails out of the table and keys short. */
function keyOf(limit: LimitName, subject: string): string {
  return `${limit}:${createHash('sha256').update(subject).digest('base64url')}`
}

/**
 * Counts an attempt from the caller's address, and from their /48 network, whose limit is four times as high.
 * Throws as consumeAttempt.
 */
export async function consumeAddressAttempt(
  context: CountingContext,
  limit: AddressLimitName,
  { address, network }: Pick<Caller, 'address' | 'network'>,
  options: AttemptOptions = {},
): Promise<void> {
  await consumeAttempt(context, limit, address, options)
  if (network === null) return
  const limitFactor = context.limitFactor * subnetsPerNetwork
  await consumeAttempt({ ...context, limitFactor }, limit, networkSubject(network), options)
}

/** Uncounts an attempt from the caller's address and network that turned out to be legitimate. */
export async function refundAddressAttempt(
  db: Database,
  limit: AddressLimitName,
  { address, network }: Caller,
): Promise<void> {
  await refundAttempt(db, limit, address)
  if (network !== null) await refundAttempt(db, limit, networkSubject(network))
}

function networkSubject(network: string): string {
  return `${network}/48`
}

/**
 * Counts an attempt of `subject` (an account or an address). Throws TOO_MANY_REQUESTS with the seconds to wait
 * when the limit is exceeded. Call it before the attempt, so that parallel attempts can't exceed the limit.
 */
export async function consumeAttempt(
  context: CountingContext,
  limit: LimitName,
  subject: string,
  { amount = 1, refusal = 'Too many attempts. Please try again' }: AttemptOptions = {},
): Promise<void> {
  const { attempts, windowMs } = limits[limit]
  const now = context.clock.now()
  const expiresAt = new Date(now.getTime() + windowMs)
  const isOver = sql`${rateLimits.expiresAt} <= ${now.toISOString()}::timestamptz`
  const [row] = await context.db
    .insert(rateLimits)
    .values({ key: keyOf(limit, subject), hits: amount, expiresAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${isOver} then excluded.hits else least(${rateLimits.hits} + excluded.hits, 1000000000) end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${rateLimits.expiresAt} end`,
      },
    })
    .returning({ hits: rateLimits.hits, expiresAt: rateLimits.expiresAt })
  if (!row || row.hits <= attempts * context.limitFactor) return
  const retryAfterSeconds = Math.max(1, Math.ceil((row.expiresAt.getTime() - now.getTime()) / 1000))
  const minutes = Math.ceil(retryAfterSeconds / 60)
  throw new AppError(
    'TOO_MANY_REQUESTS',
    `${refusal} in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { retryAfterSeconds },
  )
}

/** Uncounts one attempt that turned out to be legitimate. */
export async function refundAttempt(db: Database, limit: LimitName, subject: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
    .where(eq(rateLimits.key, keyOf(limit, subject)))
}

/** Removes all attempts of `subject`. */
export async function resetAttempts(db: Database, limit: LimitName, subject: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(limit, subject)))
}

export async function removeExpiredAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.expiresAt, now))
}
