/** The caller's own account. */
import { eq } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { logos, passwordResets, teams, users } from '../db/accountTables.ts'
import { AppError } from '../errors.ts'
import type {
  ChangePasswordInput,
  MeCard,
  MessageCard,
  OwnPasswordInput,
  UserCard,
} from '../schemas/account.ts'
import { creditBalance } from './awardCredits.ts'
import { lockLeaguesOf, removeEmptyLeagues } from './emptyLeagues.ts'
import { notifyOfNewPassword } from './accountMails.ts'
import type { AccountRow } from './accountsOfEmail.ts'
import { checkPassword, hashPassword, refuseLeaked, refuseOwnNames } from './passwords.ts'
import { consumeAttempt, refundAttempt } from './rateLimits.ts'
import type { ServiceContext } from './serviceContext.ts'
import { closeOtherSessions, type Session } from './sessions.ts'

/** Returns the caller's account and credits. */
export async function findMe({ db }: Pick<ServiceContext, 'db'>, { user }: Session): Promise<MeCard> {
  return { user, credits: await creditBalance(db, user.id) }
}

/** Changes the caller's username. */
export async function updateProfile(
  { db }: Pick<ServiceContext, 'db'>,
  { user }: Session,
  { username }: { username: string },
): Promise<{ user: UserCard }> {
  await db.update(users).set({ username }).where(eq(users.id, user.id))
  return { user: { ...user, username } }
}

/**
 * Sets a new password, ends all other sessions of the account, invalidates its reset links and mails the owner. Throws FORBIDDEN
 * when the current password is wrong, BAD_REQUEST when the new one is a name of the account or has leaked, TOO_MANY_REQUESTS.
 */
export async function changePassword(
  context: ServiceContext,
  { user, tokenHash }: Session,
  { currentPassword, password }: ChangePasswordInput,
): Promise<MessageCard> {
  const account = await confirmPassword(context, user.id, currentPassword)
  refuseOwnNames(password, account)
  await refuseLeaked(context, password)
  const passwordHash = await hashPassword(password)
  await context.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id))
    await tx.delete(passwordResets).where(eq(passwordResets.userId, user.id))
    await closeOtherSessions(tx, user.id, tokenHash)
  })
  notifyOfNewPassword(context, account)
  return { message: 'Your new password is set. Everywhere else you are logged out.' }
}

/**
 * Deletes the account with its sessions, second factor, team, saves, credits and known addresses, its logo unless another team
 * uses it, and leagues of which it is the last member. Feedback is kept anonymously. Throws FORBIDDEN when the password is wrong, TOO_MANY_REQUESTS.
 */
export async function deleteAccount(
  context: ServiceContext,
  { user }: Session,
  { password }: OwnPasswordInput,
): Promise<{ deleted: true }> {
  await confirmPassword(context, user.id, password)
  await context.db.transaction(async (tx) => {
    const [team] = await tx.select().from(teams).where(eq(teams.userId, user.id))
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update')
    const leagues = await lockLeaguesOf(tx, user.id)
    await tx.delete(users).where(eq(users.id, user.id))
    await removeEmptyLeagues(tx, leagues)
    if (team?.logoHash) await deleteUnusedLogo(tx, team.logoHash)
  })
  return { deleted: true }
}

async function deleteUnusedLogo(db: Database, hash: string): Promise<void> {
  // The row lock serialises this with a concurrent upload of the same picture, which writes the row first.
  await db.select({ hash: logos.hash }).from(logos).where(eq(logos.hash, hash)).for('update')
  const shown = await db.$count(teams, eq(teams.logoHash, hash))
  if (shown === 0) await db.delete(logos).where(eq(logos.hash, hash))
}

/** Returns the account whose password this is. Throws FORBIDDEN when it is wrong, TOO_MANY_REQUESTS. */
export async function confirmPassword(
  context: ServiceContext,
  userId: string,
  password: string,
): Promise<AccountRow> {
  await consumeAttempt(context, 'passwordOfSession', userId)
  const [user] = await context.db.select().from(users).where(eq(users.id, userId))
  const fits = await checkPassword(password, user?.passwordHash)
  if (!user || !fits) throw new AppError('FORBIDDEN', 'That password isn’t right.')
  await refundAttempt(context.db, 'passwordOfSession', userId)
  return user
}
