/**
 * Network addresses at which a confirmed account has logged in before, stored as hashes: ten per account, for a year.
 * An unconfirmed account has none: whoever makes one with somebody's email would count as known to that email.
 */
import { createHash } from 'node:crypto'
import { and, desc, eq, gt, lte, ne, notInArray } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { knownAddresses } from '../db/accountTables.ts'
import type { Caller, ServiceContext } from './serviceContext.ts'

/** Maximum number of addresses per account; the latest logins are kept. */
const addressesPerAccount = 10
const retentionMs = 365 * 86_400_000

type KnownAddressContext = Pick<ServiceContext, 'db' | 'clock'>

/** Rate-limit subjects of an attempt on an account. */
interface AttemptKeys {
  /** The account from this address. */
  readonly pair: string
  /** The account from all unknown addresses together; equals `pair` at a known address. */
  readonly account: string
}

function pairOf(emailKey: string, { address }: Caller): string {
  return `${address} ${emailKey}`
}

function hashOf(pair: string): string {
  return createHash('sha256').update(pair).digest('hex')
}

/**
 * Returns the rate-limit subjects for an account and a caller. Takes the same steps whether or not the account
 * exists and the address is known, so that the response time reveals neither.
 */
export async function findAttemptKeys(
  { db, clock }: KnownAddressContext,
  emailKey: string,
  caller: Caller,
): Promise<AttemptKeys> {
  const pair = pairOf(emailKey, caller)
  const remembered = and(
    eq(knownAddresses.hash, hashOf(pair)),
    gt(knownAddresses.lastLoginAt, new Date(clock.now().getTime() - retentionMs)),
  )
  const isKnown = (await db.$count(knownAddresses, remembered)) > 0
  return { pair, account: isKnown ? pair : emailKey }
}

interface AccountKey {
  readonly id: string
  readonly emailKey: string
}

/** Adds the caller's address to an account's known ones, without a limit on their number. Returns its hash. */
async function addKnownAddress(
  { db, clock }: KnownAddressContext,
  { id: userId, emailKey }: AccountKey,
  caller: Caller,
): Promise<string> {
  const hash = hashOf(pairOf(emailKey, caller))
  const lastLoginAt = clock.now()
  await db
    .insert(knownAddresses)
    .values({ hash, userId, lastLoginAt })
    .onConflictDoUpdate({ target: knownAddresses.hash, set: { userId, lastLoginAt } })
  return hash
}

/** Records a login from the caller's address, and removes the account's oldest addresses beyond ten. */
export async function keepKnownAddress(
  context: KnownAddressContext,
  account: AccountKey,
  caller: Caller,
): Promise<void> {
  const { db } = context
  const userId = account.id
  const hash = await addKnownAddress(context, account, caller)
  const others = and(eq(knownAddresses.userId, userId), ne(knownAddresses.hash, hash))
  const latest = db
    .select({ hash: knownAddresses.hash })
    .from(knownAddresses)
    .where(others)
    .orderBy(desc(knownAddresses.lastLoginAt))
    .limit(addressesPerAccount - 1)
  await db.delete(knownAddresses).where(and(others, notInArray(knownAddresses.hash, latest)))
}

/** Removes addresses without a login for a year. */
export async function removeForgottenAddresses(db: Database, now: Date): Promise<void> {
  await db
    .delete(knownAddresses)
    .where(lte(knownAddresses.lastLoginAt, new Date(now.getTime() - retentionMs)))
}
