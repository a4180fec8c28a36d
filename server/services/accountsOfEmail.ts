/**
 * Accounts that carry an email. It belongs to the one whose owner has followed a link mailed to it; until then any
 * number may carry it, so that registering answers the same whether or not the email has an account.
 */
import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { users } from '../db/accountTables.ts'
import { checkPassword } from './passwords.ts'

export type AccountRow = typeof users.$inferSelect

/** The confirmed account of an email, and the newest of those that are not confirmed. */
interface AccountsOfEmail {
  readonly confirmed: AccountRow | undefined
  /** The newest first, at most five. */
  readonly unconfirmed: readonly AccountRow[]
}

const unconfirmedMax = 5
/** Unconfirmed accounts that a login tries: as many beside a confirmed account as without one. */
const triedUnconfirmed = 2

export async function findAccounts(db: Database, emailKey: string): Promise<AccountsOfEmail> {
  const rows = await db
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKey))
    .orderBy(sql`${users.confirmedAt} is null`, desc(users.createdAt), users.id)
    .limit(1 + unconfirmedMax)
  return {
    confirmed: rows.find(({ confirmedAt }) => confirmedAt !== null),
    unconfirmed: rows.filter(({ confirmedAt }) => confirmedAt === null).slice(0, unconfirmedMax),
  }
}

/** Returns the account whose password this is. The number of hashes is always three, so that time reveals nothing. */
export async function findByPassword(
  { confirmed, unconfirmed }: AccountsOfEmail,
  password: string,
): Promise<AccountRow | undefined> {
  const tried = [confirmed, ...Array.from({ length: triedUnconfirmed }, (_, index) => unconfirmed[index])]
  const fits = await Promise.all(tried.map((account) => checkPassword(password, account?.passwordHash)))
  return tried.find((_, index) => fits[index])
}

/** Serialises registrations and confirmations of an email, until the end of the transaction. */
export async function lockEmail(tx: Database, emailKey: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${emailKey}, 0))`)
}
