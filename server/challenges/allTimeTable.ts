/** All-time table of challenges (CHL-11). */
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { challengeResults as results, nicknames } from '../db/challengeTables.ts'
import { allTimePlaces } from '../schemas/challengeRules.ts'
import type { AllTimePlace, AllTimeTable } from '../schemas/challenges.ts'
import type { ServiceContext } from '../services/serviceContext.ts'
import type { Session } from '../services/sessions.ts'
import { closedChallenges } from './calendar.ts'
import { tableOrder } from './challengeTable.ts'

/** Time for which the table is read from memory. */
const cacheMs = 30_000

/** Points of an account, without its place. */
interface Points extends Omit<AllTimePlace, 'place'> {
  readonly userId: string
}

/** Part of the table that is the same for everybody. */
interface Ranking {
  /** All accounts with points, in order. */
  readonly points: readonly Points[]
  /** Nicknames of the first ones. */
  readonly names: ReadonlyMap<string, string>
}

interface CachedRanking {
  readonly readAt: number
  readonly ranking: Promise<Ranking>
}

const caches = new WeakMap<Database, CachedRanking>()

/** Returns the first rows of the table, and the place of the caller wherever it is. */
export async function readAllTimeTable(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  session: Session | null,
): Promise<AllTimeTable> {
  const { points: ranking, names } = await cachedRanking(db, clock.now())
  const isOwn = ({ userId }: Points) => userId === session?.user.id
  const placeOf = ({ points, weeks, wins, best }: Points, i: number) => ({
    place: i + 1,
    points,
    weeks,
    wins,
    best,
  })
  const own = ranking.findIndex(isOwn)
  return {
    total: ranking.length,
    rows: ranking.slice(0, allTimePlaces).map((card, i) => ({
      ...placeOf(card, i),
      nickname: names.get(card.userId) ?? null,
      isOwn: isOwn(card),
    })),
    own: ranking[own] ? placeOf(ranking[own], own) : null,
  }
}

function cachedRanking(db: Database, now: Date): Promise<Ranking> {
  const cached = caches.get(db)
  if (cached && Math.abs(now.getTime() - cached.readAt) < cacheMs) return cached.ranking
  const ranking = readRanking(db, closedChallenges(now))
  caches.set(db, { readAt: now.getTime(), ranking })
  ranking.catch(() => caches.delete(db))
  return ranking
}

async function readRanking(db: Database, closed: readonly string[]): Promise<Ranking> {
  const points = await addUp(db, closed)
  const first = points.slice(0, allTimePlaces).map(({ userId }) => userId)
  const named = await db.select().from(nicknames).where(inArray(nicknames.userId, first))
  return { points, names: new Map(named.map(({ userId, nickname }) => [userId, nickname])) }
}

/** Adds up the first places of each challenge by account. At most a hundred results of each are read. */
function addUp(db: Database, closed: readonly string[]): Promise<readonly Points[]> {
  const places = db
    .select({
      userId: results.userId,
      place: sql<number>`row_number() over (order by ${sql.join([...tableOrder], sql`, `)})`.as('place'),
    })
    .from(results)
    .where(and(eq(results.challenge, sql`weeks.challenge`), eq(results.ranked, true)))
    .orderBy(...tableOrder)
    .limit(allTimePlaces)
    .as('places')
  const points = sql<number>`sum(${allTimePlaces + 1} - ${places.place})`.mapWith(Number)
  const wins = sql<number>`count(*) filter (where ${places.place} = 1)`.mapWith(Number)
  const best = sql<number>`min(${places.place})`.mapWith(Number)
  return db
    .select({ userId: places.userId, points, weeks: count(), wins, best })
    .from(sql`unnest(${sql.param(closed)}::text[]) weeks (challenge)`)
    .crossJoinLateral(places)
    .groupBy(places.userId)
    .orderBy(desc(points), desc(wins), asc(best), asc(places.userId))
}
