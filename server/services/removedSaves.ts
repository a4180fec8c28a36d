/**
 * Memory of the revisions that were removed from an account or replaced there. The latest are remembered; a browser
 * that returns after more than that many removals sends its old version again, and both are kept.
 */
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { removedSaves } from '../db/saveTables.ts'

type Kind = (typeof removedSaves.$inferSelect)['kind']

/** Number of revisions remembered per account. Recovery copies are replaced far more often, and matter less. */
const removedKept: Readonly<Record<Kind, number>> = { save: 200, recovery: 100 }

/** Remembers that these revisions are not to return, and forgets the oldest ones. */
export async function noteRemoved(
  db: Database,
  userId: string,
  { revisions, kind, now }: { revisions: readonly string[]; kind: Kind; now: Date },
): Promise<void> {
  if (revisions.length === 0) return
  const rows = revisions.map((revision) => ({ userId, revision, kind, removedAt: now }))
  await db.insert(removedSaves).values(rows).onConflictDoNothing()
  const surplus = db
    .select({ revision: removedSaves.revision })
    .from(removedSaves)
    .where(and(eq(removedSaves.userId, userId), eq(removedSaves.kind, kind)))
    .orderBy(desc(removedSaves.removedAt), desc(removedSaves.revision))
    .offset(removedKept[kind])
  await db
    .delete(removedSaves)
    .where(and(eq(removedSaves.userId, userId), inArray(removedSaves.revision, surplus)))
}

export async function isRemoved(db: Database, userId: string, revision: string): Promise<boolean> {
  const ofRevision = and(eq(removedSaves.userId, userId), eq(removedSaves.revision, revision))
  return (await db.$count(removedSaves, ofRevision)) > 0
}

export async function removedRevisions(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ revision: removedSaves.revision })
    .from(removedSaves)
    .where(eq(removedSaves.userId, userId))
  return rows.map(({ revision }) => revision)
}
