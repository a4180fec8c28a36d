/** Network addresses at which an account was logged in before, as hashes: few of them, and not for ever. */
import { createHash } from 'node:crypto'
import { and, desc, eq, gt, lte, ne, notInArray } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { knownAddresses } from '../db/schema.ts'
import type { Caller, ServiceKit } from './serviceKit.ts'

/** Addresses kept of each account; those of the latest logins. */
const keptOfAccount = 10
const keptMs = 365 * 86_400_000

type Kit = Pick<ServiceKit, 'db' | 'clock'>

/** What the tries of an account from an address are counted under. */
interface Place {
  /** The account at this address. */
  readonly pair: string
  /** The account as all strangers' addresses share it; at a known address the account at this address. */
  readonly account: string
}

function pairOf(emailKey: string, { address }: Caller): string {
  return `${address} ${emailKey}`
}

function hashOf(pair: string): string {
  return createHash('sha256').update(pair).digest('hex')
}

/**
 * Looks up whether the account was logged in at the caller's address before. Takes as many steps whether or not it
 * was, and whether or not there is an account, so that the time tells neither.
 */
export async function placeOf({ db, clock }: Kit, emailKey: string, caller: Caller): Promise<Place> {
  const pair = pairOf(emailKey, caller)
  const remembered = and(
    eq(knownAddresses.hash, hashOf(pair)),
    gt(knownAddresses.lastLoginAt, new Date(clock.now().getTime() - keptMs)),
  )
  const isKnown = (await db.$count(knownAddresses, remembered)) > 0
  return { pair, account: isKnown ? pair : emailKey }
}

interface AccountKey {
  readonly id: string
  readonly emailKey: string
}

/** Remembers the address at which a new account was made: it has no others yet. Returns its hash. */
export async function addKnownAddress(
  { db, clock }: Kit,
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

/** Remembers that the account was logged in at the caller's address, and forgets the oldest beyond ten. */
export async function keepKnownAddress(kit: Kit, account: AccountKey, caller: Caller): Promise<void> {
  const { db } = kit
  const userId = account.id
  const hash = await addKnownAddress(kit, account, caller)
  const others = and(eq(knownAddresses.userId, userId), ne(knownAddresses.hash, hash))
  const latest = db
    .select({ hash: knownAddresses.hash })
    .from(knownAddresses)
    .where(others)
    .orderBy(desc(knownAddresses.lastLoginAt))
    .limit(keptOfAccount - 1)
  await db.delete(knownAddresses).where(and(others, notInArray(knownAddresses.hash, latest)))
}

/** Removes the addresses at which no login was made for a year. */
export async function removeForgottenAddresses(db: Database, now: Date): Promise<void> {
  await db.delete(knownAddresses).where(lte(knownAddresses.lastLoginAt, new Date(now.getTime() - keptMs)))
}
