import { randomUUID } from 'node:crypto'
import type { Database } from '../db/openDatabase.ts'
import type { Mail } from '../email/mailer.ts'
import { teams, users } from '../db/accountTables.ts'
import { AppError } from '../errors.ts'
import { defaultTeam } from '../schemas/accountRules.ts'
import type { RegisterInput, SessionCard } from '../schemas/account.ts'
import { confirmationMail, mailAfterResponse, secondAccountMail } from './accountMails.ts'
import { type AccountRow, findAccounts, findByPassword, lockEmail } from './accountsOfEmail.ts'
import { makeConfirmation } from './confirmEmail.ts'
import { hashPassword, refuseLeaked, refuseOwnNames } from './passwords.ts'
import { consumeAddressAttempt, consumeAttempt } from './rateLimits.ts'
import type { Caller, ServiceContext } from './serviceContext.ts'
import { findSecondFactor } from './secondFactor.ts'
import { openSession } from './sessions.ts'

/**
 * Creates an account with its team and opens a session, whether or not the email has an account: only a mail to it
 * tells. With the password of an account of this email it opens a session of that one instead, so that a call whose
 * response was lost may be repeated; PRECONDITION_REQUIRED when that one has two-step login. Throws BAD_REQUEST for a
 * password that is a name of the account or has leaked; TOO_MANY_REQUESTS.
 */
export async function registerUser(
  context: ServiceContext,
  caller: Caller,
  input: RegisterInput,
): Promise<SessionCard> {
  const { db } = context
  const emailKey = emailKeyOf(input.email)
  refuseOwnNames(input.password, input)
  await consumeAddressAttempt(context, 'registerFromAddress', caller)
  await consumeAttempt(context, 'registerOfEmail', emailKey)
  await refuseLeaked(context, input.password)
  const before = await findAccounts(db, emailKey)
  const [passwordHash, own] = [
    await hashPassword(input.password),
    await findByPassword(before, input.password),
  ]
  // Only logging in takes a code.
  if (own && (await findSecondFactor(db, own.id)))
    throw new AppError(
      'PRECONDITION_REQUIRED',
      'You have an account with two-step login already. Please log in.',
    )
  const now = context.clock.now()
  const made = await db.transaction(async (tx) => {
    await lockEmail(tx, emailKey)
    const user = own ?? (await findMadeMeanwhile(tx, before.unconfirmed, emailKey, input.password))
    const row = user ?? (await addAccount(tx, { ...input, emailKey, passwordHash, createdAt: now }))
    return { row, isNew: !user, token: await openSession(tx, row.id, caller, now) }
  })
  caller.accountId = made.row.id
  if (made.isNew)
    mailAfterResponse(context, 'sending the registration email', () => registrationMail(context, made.row))
  const { id, email, username } = made.row
  return { token: made.token, user: { id, email, username, isGuest: false } }
}

/** Returns the account of a concurrent registration with the same email and password. */
async function findMadeMeanwhile(
  tx: Database,
  before: readonly AccountRow[],
  emailKey: string,
  password: string,
): Promise<AccountRow | undefined> {
  const { unconfirmed } = await findAccounts(tx, emailKey)
  const added = unconfirmed.filter(({ id }) => !before.some((one) => one.id === id))
  return added.length > 0 ? findByPassword({ confirmed: undefined, unconfirmed: added }, password) : undefined
}

async function addAccount(
  tx: Database,
  { teamName, ...fields }: Omit<typeof users.$inferInsert, 'id'> & { teamName?: string | undefined },
): Promise<AccountRow> {
  const { email, emailKey, username, passwordHash, createdAt } = fields
  const values = { id: randomUUID(), email, emailKey, username, passwordHash, createdAt }
  const [row] = await tx.insert(users).values(values).returning()
  if (!row) throw new Error('The account was not written')
  await tx.insert(teams).values({ userId: row.id, name: teamName ?? defaultTeam.name })
  return row
}

async function registrationMail(
  { db, clock, publicUrl }: ServiceContext,
  { id, email, emailKey }: AccountRow,
): Promise<Mail> {
  const { confirmed, unconfirmed } = await findAccounts(db, emailKey)
  if (confirmed) return secondAccountMail(confirmed.email, publicUrl)
  const token = await makeConfirmation(db, id, clock.now())
  return confirmationMail(email, `${publicUrl}/confirm-email?token=${token}`, unconfirmed.length > 1)
}

/** Normalises an email to the key that is unique per account: Unicode NFKC, lower case. */
export function emailKeyOf(email: string): string {
  return email.normalize('NFKC').toLowerCase()
}
