import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { challengeEntries as entries, challengeResults as results } from '../db/challengeTables.ts'
import type { EntryFault } from '../schemas/challengeRules.ts'

/** Returns an entry that waits; null when it is settled or gone with its account. */
export async function findWaiting(db: Database, id: string): Promise<typeof entries.$inferSelect | null> {
  const [entry] = await db.select().from(entries).where(isWaiting(id))
  return entry ?? null
}

/** Refuses an entry, unless it is settled already. */
export async function refuseEntry(db: Database, id: string, fault: EntryFault, now: Date): Promise<void> {
  await db.update(entries).set({ status: 'refused', fault, settledAt: now }).where(isWaiting(id))
}

/**
 * Verifies an entry, unless it is settled already, and makes it the result of its account where it is better than the
 * one before; the result of a ranked run stands. One statement: an entry counts once, however many workers have played it again.
 */
export async function verifyEntry(db: Database, id: string, now: Date): Promise<void> {
  await db.execute(sql`
    with settled as (
      update ${entries} set status = 'verified', settled_at = ${now.toISOString()}::timestamptz
      where ${isWaiting(id)} returning *
    )
    insert into ${results} (challenge, ranked, user_id, entry_id, score, decisions, entered_at)
    select challenge, ranked, user_id, id, score, decisions, entered_at from settled
    on conflict (challenge, ranked, user_id) do update set entry_id = excluded.entry_id, score = excluded.score,
      decisions = excluded.decisions, entered_at = excluded.entered_at
    where not ${results.ranked} and (excluded.score, ${results.decisions}, ${results.enteredAt})
      > (${results.score}, excluded.decisions, excluded.entered_at)`)
}

function isWaiting(id: string) {
  return and(eq(entries.id, id), eq(entries.status, 'waiting'))
}
