import { and, asc, eq, inArray, notExists } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { leagueMembers, leagues } from '../db/leagueTables.ts'

/** Locks the leagues of an account, so that nobody joins or leaves them until the end of the transaction. Returns their ids. */
export async function lockLeaguesOf(db: Database, userId: string): Promise<string[]> {
  const own = db
    .select({ id: leagueMembers.leagueId })
    .from(leagueMembers)
    .where(eq(leagueMembers.userId, userId))
  const rows = await db
    .select({ id: leagues.id })
    .from(leagues)
    .where(inArray(leagues.id, own))
    // The same order everywhere, or two deletions could wait for each other.
    .orderBy(asc(leagues.id))
    .for('no key update')
  return rows.map(({ id }) => id)
}

/** Deletes those of some leagues that have lost their last member. */
export async function removeEmptyLeagues(db: Database, ids: readonly string[]): Promise<void> {
  const members = db.select().from(leagueMembers).where(eq(leagueMembers.leagueId, leagues.id))
  await db.delete(leagues).where(and(inArray(leagues.id, [...ids]), notExists(members)))
}
