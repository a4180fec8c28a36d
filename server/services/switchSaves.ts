import { eq } from 'drizzle-orm'
import { accountSaves, removedSaves, users } from '../db/schema.ts'
import type { KeepsSavesInput } from '../schemas/saves.ts'
import type { ServiceContext } from './serviceContext.ts'
import type { Session } from './sessions.ts'

/**
 * Chooses whether the caller's account keeps saves. Off removes those it has, and the memory of removed ones, so
 * that every browser sends what it has once it is on again.
 */
export async function switchSaves(
  { db }: Pick<ServiceContext, 'db'>,
  { user }: Session,
  { keepsSaves }: KeepsSavesInput,
): Promise<KeepsSavesInput> {
  await db.transaction(async (tx) => {
    await tx.update(users).set({ keepsSaves }).where(eq(users.id, user.id))
    if (keepsSaves) return
    await tx.delete(accountSaves).where(eq(accountSaves.userId, user.id))
    await tx.delete(removedSaves).where(eq(removedSaves.userId, user.id))
  })
  return { keepsSaves }
}
