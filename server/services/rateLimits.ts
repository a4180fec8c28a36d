/** Counts tries in the database, so that all instances count together. */
import { createHash } from 'node:crypto'
import { eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { rateLimits } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import type { ServiceKit } from './serviceKit.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** How many tries in how long a time. */
const limits = {
  /** Failed logins to one account from one address: enough for a bad memory, hopeless for guessing. */
  loginOfAccountFromAddress: { tries: 10, windowMs: 15 * minuteMs },
  /** Failed logins to one account from all addresses at which it was never logged in. */
  loginOfAccount: { tries: 40, windowMs: hourMs },
  /** Failed logins from one address, which a whole office may share. */
  loginFromAddress: { tries: 50, windowMs: 15 * minuteMs },
  registerFromAddress: { tries: 30, windowMs: hourMs },
  /** Wrong passwords of somebody who is logged in and would change or delete the account. */
  passwordOfSession: { tries: 10, windowMs: 15 * minuteMs },
  forgotOfAccountFromAddress: { tries: 3, windowMs: hourMs },
  /** Mails to one account that are asked for at addresses where it was never logged in. */
  forgotOfAccount: { tries: 9, windowMs: hourMs },
  forgotFromAddress: { tries: 20, windowMs: hourMs },
  resetFromAddress: { tries: 50, windowMs: hourMs },
  feedbackFromAddress: { tries: 20, windowMs: hourMs },
  /** Decoding a picture is the dearest thing the server does for a player. */
  logoOfAccount: { tries: 30, windowMs: hourMs },
} as const

type LimitName = keyof typeof limits

type CountingKit = Pick<ServiceKit, 'db' | 'clock' | 'limitFactor'>

/** Emails are not for everybody who may read the table, and keys stay short. */
function keyOf(limit: LimitName, subject: string): string {
  return `${limit}:${createHash('sha256').update(subject).digest('base64url')}`
}

/**
 * Counts a try of `subject` (an account or an address). Throws TOO_MANY_REQUESTS, with the time to wait,
 * when there were too many. Counting comes before trying: parallel tries can't slip through.
 */
export async function countTry(kit: CountingKit, limit: LimitName, subject: string): Promise<void> {
  const { tries, windowMs } = limits[limit]
  const now = kit.clock.now()
  const expiresAt = new Date(now.getTime() + windowMs)
  const isOver = sql`${rateLimits.expiresAt} <= ${now.toISOString()}::timestamptz`
  const [row] = await kit.db
    .insert(rateLimits)
    .values({ key: keyOf(limit, subject), hits: 1, expiresAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${isOver} then 1 else least(${rateLimits.hits} + 1, 1000000) end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${rateLimits.expiresAt} end`,
      },
    })
    .returning({ hits: rateLimits.hits, expiresAt: rateLimits.expiresAt })
  if (!row || row.hits <= tries * kit.limitFactor) return
  const retryAfterSeconds = Math.max(1, Math.ceil((row.expiresAt.getTime() - now.getTime()) / 1000))
  const minutes = Math.ceil(retryAfterSeconds / 60)
  throw new AppError(
    'TOO_MANY_REQUESTS',
    `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { retryAfterSeconds },
  )
}

/** Takes one try back: it turned out to be rightful. */
export async function takeBackTry(db: Database, limit: LimitName, subject: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
    .where(eq(rateLimits.key, keyOf(limit, subject)))
}

/** Forgets all tries of `subject`. */
export async function forgetTries(db: Database, limit: LimitName, subject: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(limit, subject)))
}

export async function removeExpiredTries(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.expiresAt, now))
}
