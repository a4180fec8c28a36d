/** Sessions: who a bearer token belongs to. Only the token's hash is stored. */
import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { sessions, teams, users } from '../db/schema.ts'
import type { UserCard } from '../schemas/account.ts'
import type { TeamCard } from '../schemas/team.ts'
import { teamCardOf } from './teamCard.ts'

const dayMs = 86_400_000
/** A session ends when it has not been used for so long … */
const idleMs = 30 * dayMs
/** … and in any case after so long. */
const absoluteMs = 180 * dayMs
/** How exactly the last use is known: a write per call would cost more than it tells. */
const touchEveryMs = 3_600_000

/** A signed-in caller. The team comes along because it costs nothing in the same query. */
export interface Session {
  readonly tokenHash: string
  readonly user: UserCard
  readonly team: TeamCard
}

/** 256 random bits as text that fits into an address. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The rows of a session in `db`, as a statement that Postgres plans only once for each connection. */
function prepareFind(db: Database) {
  return db
    .select({
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
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.lastUsedAt, sql.placeholder('idleSince')),
        gt(sessions.createdAt, sql.placeholder('openSince')),
      ),
    )
    .prepare('find_session')
}

const finders = new WeakMap<Database, ReturnType<typeof prepareFind>>()

/** The session of a token, or null when it is forged, revoked or expired. Counts as use of the session. */
export async function findSession(db: Database, token: string, now: Date): Promise<Session | null> {
  const find = finders.get(db) ?? prepareFind(db)
  finders.set(db, find)
  const tokenHash = hashToken(token)
  const [row] = await find.execute({ tokenHash, ...limits(now) })
  if (!row) return null
  if (now.getTime() - row.lastUsedAt.getTime() > touchEveryMs) {
    await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash))
  }
  return {
    tokenHash,
    user: { id: row.userId, email: row.email, username: row.username, isGuest: false },
    team: teamCardOf({ name: row.teamName, logoHash: row.logoHash }),
  }
}

function limits(now: Date) {
  return {
    idleSince: new Date(now.getTime() - idleMs),
    openSince: new Date(now.getTime() - absoluteMs),
  }
}

/** Begins a session and returns its token, which is known to nobody else from now on. */
export async function openSession(db: Database, userId: string, now: Date): Promise<string> {
  const token = makeToken()
  await db.insert(sessions).values({ tokenHash: hashToken(token), userId, createdAt: now, lastUsedAt: now })
  return token
}

export async function closeSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** Ends every session of an account, as a change of its password must. */
export async function closeAllSessions(db: Database, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

export async function removeExpiredSessions(db: Database, now: Date): Promise<void> {
  const { idleSince, openSince } = limits(now)
  await db.delete(sessions).where(or(lte(sessions.lastUsedAt, idleSince), lt(sessions.createdAt, openSince)))
}
