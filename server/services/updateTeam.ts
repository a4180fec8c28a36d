import { createHash } from 'node:crypto'
import { and, eq, isNotNull, lt, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { logos, teams } from '../db/accountTables.ts'
import type { TeamResponse, UpdateTeamInput } from '../schemas/team.ts'
import { decodeLogo } from './decodeLogo.ts'
import { consumeAttempt } from './rateLimits.ts'
import type { ServiceContext } from './serviceContext.ts'
import { teamCardOf, type Session } from './sessions.ts'

/** Retention of a logo that no team uses, for pages that still show it. */
const unusedLogoMs = 86_400_000

/**
 * Updates the name and the logo of the caller's team; `logo` is a data URL, null to remove it, undefined to keep
 * it. Throws the errors of decodeLogo, TOO_MANY_REQUESTS after too many pictures.
 */
export async function updateTeam(
  context: Pick<ServiceContext, 'db' | 'clock' | 'limitFactor'>,
  { user }: Session,
  { name, logo }: UpdateTeamInput,
): Promise<TeamResponse> {
  let png: Uint8Array | null = null
  if (typeof logo === 'string') {
    await consumeAttempt(context, 'logoOfAccount', user.id)
    png = await decodeLogo(Buffer.from(logo.slice(logo.indexOf(',') + 1), 'base64'))
  }
  const logoHash = png && createHash('sha256').update(png).digest('hex')
  const [team] = await context.db.transaction(async (tx) => {
    if (png && logoHash) await storeLogo(tx, logoHash, png, context.clock.now())
    return tx
      .update(teams)
      .set({ name, ...(logo !== undefined && { logoHash }) })
      .where(eq(teams.userId, user.id))
      .returning()
  })
  if (!team) throw new Error(`The account ${user.id} has no team`)
  return { team: teamCardOf(team) }
}

async function storeLogo(db: Database, hash: string, png: Uint8Array, now: Date): Promise<void> {
  await db
    .insert(logos)
    .values({ hash, png, chosenAt: now })
    .onConflictDoUpdate({ target: logos.hash, set: { chosenAt: sql`excluded.chosen_at` } })
}

/** Returns the PNG with a content hash, or null. */
export async function findLogo(db: Database, hash: string): Promise<Uint8Array | null> {
  const [row] = await db.select({ png: logos.png }).from(logos).where(eq(logos.hash, hash))
  return row?.png ?? null
}

export async function removeUnusedLogos(db: Database, now: Date): Promise<void> {
  const used = db
    .select({ hash: sql<string>`${teams.logoHash}` })
    .from(teams)
    .where(isNotNull(teams.logoHash))
  await db
    .delete(logos)
    .where(and(lt(logos.chosenAt, new Date(now.getTime() - unusedLogoMs)), notInArray(logos.hash, used)))
}
