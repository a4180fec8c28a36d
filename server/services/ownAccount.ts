/** What only somebody who knows the password may do with an account. */
import { eq } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { logos, passwordResets, teams, users } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import type { ChangePasswordInput, DeleteAccountInput, MessageCard } from '../schemas/account.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import { countTry, takeBackTry } from './rateLimits.ts'
import type { ServiceKit } from './serviceKit.ts'
import { closeOtherSessions, type Session } from './sessions.ts'

/**
 * Sets another password and ends all other sessions of the account; links of earlier mails are worth nothing any
 * more. Throws FORBIDDEN when the current password is wrong, TOO_MANY_REQUESTS.
 */
export async function changePassword(
  kit: ServiceKit,
  { user, tokenHash }: Session,
  { currentPassword, password }: ChangePasswordInput,
): Promise<MessageCard> {
  await confirmPassword(kit, user.id, currentPassword)
  const passwordHash = await hashPassword(password)
  await kit.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id))
    await tx.delete(passwordResets).where(eq(passwordResets.userId, user.id))
    await closeOtherSessions(tx, user.id, tokenHash)
  })
  return { message: 'Your new password is set. Everywhere else you are logged out.' }
}

/**
 * Deletes the account with its sessions, team, credits and known addresses, and its logo unless another team shows
 * it too. Feedback stays without a name. Throws FORBIDDEN when the password is wrong, TOO_MANY_REQUESTS.
 */
export async function deleteAccount(
  kit: ServiceKit,
  { user }: Session,
  { password }: DeleteAccountInput,
): Promise<{ deleted: true }> {
  await confirmPassword(kit, user.id, password)
  await kit.db.transaction(async (tx) => {
    const [team] = await tx.select().from(teams).where(eq(teams.userId, user.id))
    await tx.delete(users).where(eq(users.id, user.id))
    if (team?.logoHash) await deleteUnusedLogo(tx, team.logoHash)
  })
  return { deleted: true }
}

async function deleteUnusedLogo(db: Database, hash: string): Promise<void> {
  // Whoever chooses the same picture at this moment writes its row first: the lock makes one of us wait.
  await db.select({ hash: logos.hash }).from(logos).where(eq(logos.hash, hash)).for('update')
  const shown = await db.$count(teams, eq(teams.logoHash, hash))
  if (shown === 0) await db.delete(logos).where(eq(logos.hash, hash))
}

async function confirmPassword(kit: ServiceKit, userId: string, password: string): Promise<void> {
  await countTry(kit, 'passwordOfSession', userId)
  const [user] = await kit.db.select().from(users).where(eq(users.id, userId))
  if (!(await checkPassword(password, user?.passwordHash)))
    throw new AppError('FORBIDDEN', 'The password is not correct.')
  await takeBackTry(kit.db, 'passwordOfSession', userId)
}
