/** Sessions: who a bearer token belongs to. Only the token's hash is stored. */
import { createHash, randomBytes } from 'node:crypto'
import { and, eq, lte, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { sessions, teams, users } from '../db/schema.ts'
import type { UserCard } from '../schemas/account.ts'
import type { TeamCard } from '../schemas/team.ts'
import { inBatches } from './inBatches.ts'
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

/** Finds rows by the hashes of tokens, in as few queries as possible: nearly every call needs one. */
function makeFinder(db: Database) {
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
    // A statement with a name is planned only once for each connection.
    .prepare('find_sessions')
  return inBatches(async (hashes) => {
    const rows = await find.execute({ hashes })
    const found = new Map(rows.map((row) => [row.tokenHash, row]))
    return (hash) => found.get(hash)
  })
}

const finders = new WeakMap<Database, ReturnType<typeof makeFinder>>()

/** The session of a token, or null when it is forged, revoked or expired. Counts as use of the session. */
export async function findSession(db: Database, token: string, now: Date): Promise<Session | null> {
  const find = finders.get(db) ?? makeFinder(db)
  finders.set(db, find)
  const tokenHash = hashToken(token)
  const row = await find(tokenHash)
  const { idleSince, openSince } = limits(now)
  if (!row || row.lastUsedAt <= idleSince || row.createdAt <= openSince) return null
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

/** Ends every session of an account but one. */
export async function closeOtherSessions(db: Database, userId: string, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)))
}

export async function removeExpiredSessions(db: Database, now: Date): Promise<void> {
  const { idleSince, openSince } = limits(now)
  await db.delete(sessions).where(or(lte(sessions.lastUsedAt, idleSince), lte(sessions.createdAt, openSince)))
}
