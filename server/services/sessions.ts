/** Sessions, identified by a bearer token of which only the hash is stored. Neither leaves the database. */
import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lte, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { sessions, teams, users } from '../db/accountTables.ts'
import type { OpenSessionCard, UserCard } from '../schemas/account.ts'
import type { TeamCard } from '../schemas/team.ts'
import { batchLookups } from './batchLookups.ts'
import type { Caller, ServiceContext } from './serviceContext.ts'
import { defaultTeam } from '../schemas/accountRules.ts'

const dayMs = 86_400_000
/** Idle timeout of a session. */
const idleMs = 30 * dayMs
/** Absolute timeout of a session. */
const absoluteMs = 180 * dayMs
/** Precision of the last use; a write per call would cost too much. */
const touchIntervalMs = 3_600_000

/** Session of a logged-in caller. Includes the team, which the same query returns at no cost. */
export interface Session {
  readonly tokenHash: string
  readonly user: UserCard
  readonly team: TeamCard
}

/** Returns 256 random bits as base64url. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Creates a batched lookup of sessions by token hash, since nearly every call needs one. */
function makeSessionFinder(db: Database) {
  const find = db
    .select({
      tokenHash: sessions.tokenHash,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      userId: users.id,
      email: users.email,
      username: users.username,
      teamName: teams.name,
      logoHash: teams.logoHash,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(teams, eq(teams.userId, sessions.userId))
    .where(sql`${sessions.tokenHash} = any(${sql.placeholder('hashes')})`)
    // Built once, and without a name: a pooler gives each query another connection, which lacks a named statement.
    .prepare('')
  return batchLookups(async (hashes) => {
    const rows = await find.execute({ hashes })
    const found = new Map(rows.map((row) => [row.tokenHash, row]))
    return (hash) => found.get(hash)
  })
}

const finders = new WeakMap<Database, ReturnType<typeof makeSessionFinder>>()

/** Returns the session of a token, or null when it is unknown, revoked or expired. Updates its last use. */
export async function findSession(db: Database, token: string, now: Date): Promise<Session | null> {
  const find = finders.get(db) ?? makeSessionFinder(db)
  finders.set(db, find)
  const tokenHash = hashToken(token)
  const row = await find(tokenHash)
  const { idleSince, openSince } = sessionLimits(now)
  if (!row || row.lastUsedAt <= idleSince || row.createdAt <= openSince) return null
  if (now.getTime() - row.lastUsedAt.getTime() > touchIntervalMs) {
    await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash))
  }
  return {
    tokenHash,
    user: { id: row.userId, email: row.email, username: row.username, isGuest: false },
    team: teamCardOf({ name: row.teamName, logoHash: row.logoHash }),
  }
}

/** Times of the last use and of the login that open sessions are later than. */
export function sessionLimits(now: Date) {
  return {
    idleSince: new Date(now.getTime() - idleMs),
    openSince: new Date(now.getTime() - absoluteMs),
  }
}

/**
 * Creates a session and returns its token, which is not stored. Ends the session, of whatever account, whose token
 * the caller presented: their browser replaces it with the new one.
 */
export async function openSession(
  db: Database,
  userId: string,
  { token: replaced, device }: Pick<Caller, 'token' | 'device'>,
  now: Date,
): Promise<string> {
  const token = makeToken()
  const times = { createdAt: now, lastUsedAt: now }
  await db.insert(sessions).values({ tokenHash: hashToken(token), userId, device, ...times })
  if (replaced !== null) await closeSession(db, hashToken(replaced))
  return token
}

/** Lists the sessions of the caller's account: the caller's own first, then the one used last. */
export async function listSessions(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  { user, tokenHash }: Session,
): Promise<{ sessions: OpenSessionCard[] }> {
  const { idleSince, openSince } = sessionLimits(clock.now())
  const isOpen = and(gt(sessions.lastUsedAt, idleSince), gt(sessions.createdAt, openSince))
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), isOpen))
    .orderBy(desc(eq(sessions.tokenHash, tokenHash)), desc(sessions.lastUsedAt), desc(sessions.createdAt))
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      device: row.device,
      lastSeenAt: row.lastUsedAt.getTime(),
      isCurrent: row.tokenHash === tokenHash,
    })),
  }
}

/** Ends a session of the caller's account; one that is gone, or another account's, counts as ended. */
export async function endSession(
  { db }: Pick<ServiceContext, 'db'>,
  { user }: Session,
  { id }: { id: string },
): Promise<{ ended: true }> {
  await db.delete(sessions).where(and(eq(sessions.userId, user.id), eq(sessions.id, id)))
  return { ended: true }
}

export async function closeSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** Ends all sessions of an account. */
export async function closeAllSessions(db: Database, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

/** Ends all sessions of an account except one. */
export async function closeOtherSessions(db: Database, userId: string, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)))
}

export async function removeExpiredSessions(db: Database, now: Date): Promise<void> {
  const { idleSince, openSince } = sessionLimits(now)
  await db.delete(sessions).where(or(lte(sessions.lastUsedAt, idleSince), lte(sessions.createdAt, openSince)))
}

/** Converts a row of `teams` to its card, with the default logo if it has none. */
export function teamCardOf({ name, logoHash }: { name: string; logoHash: string | null }): TeamCard {
  const logoUrl = logoHash === null ? defaultTeam.logoUrl : `/api/logos/${logoHash}.png`
  return { name, logoUrl, logo: logoUrl }
}
