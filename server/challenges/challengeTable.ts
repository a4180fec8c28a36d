/** Tables of challenges, of open and of ranked runs: the result of each account, in order. */
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  lt,
  lte,
  or,
  type SQL,
  sql,
  type SQLWrapper,
  sum,
} from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import {
  challengeCells as cells,
  challengeEntries,
  challengeResults as results,
  nicknames,
} from '../db/challengeTables.ts'
import { tablePageSize } from '../schemas/challengeRules.ts'
import type { ChallengeRow, ChallengeTable, ChallengeTableInput } from '../schemas/challenges.ts'
import type { ServiceContext } from '../services/serviceContext.ts'
import type { Session } from '../services/sessions.ts'
import { takesEntries } from './calendar.ts'

/** Time for which a page is read from memory. */
const cacheMs = 30_000
const cachedPagesMax = 200

/** Order of the results of a table: a higher score first, then fewer decisions, then the earlier one. */
export const tableOrder = [
  desc(results.cell),
  desc(results.score),
  asc(results.decisions),
  asc(results.enteredAt),
  asc(results.userId),
] as const

/** Part of a page that is the same for everybody. */
interface Page {
  readonly total: number
  readonly rows: readonly PlacedRow[]
}
type PlacedRow = Omit<ChallengeRow, 'isOwn'> & { readonly userId: string; readonly cell: number }

/** One of the two tables of a challenge. */
type TableKey = Pick<ChallengeTableInput, 'challenge' | 'ranked'>

interface CachedPage {
  readonly readAt: number
  readonly page: Promise<Page>
}

const caches = new WeakMap<Database, Map<string, CachedPage>>()

/**
 * Returns a page of the table of a challenge, and the row of the caller on whichever page. A page in memory that knows
 * less than the caller's row is read again.
 */
export async function readTable(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  session: Session | null,
  { page, ...table }: ChallengeTableInput,
): Promise<ChallengeTable> {
  const now = clock.now().getTime()
  const row = session && (await findOwnRow(db, table, session.user.id))
  const cached = await cachedPage(db, table, page, now)
  const { total, rows } = row && isOlder(cached, row, page) ? await newPage(db, table, page, now) : cached
  const own = row && cardOf(row, row.userId)
  return {
    isOpen: takesEntries(table.challenge, clock.now()),
    total,
    rows: rows.map((one) => cardOf(one, session?.user.id)),
    own,
    // Somebody may have come in between the two reads.
    percentile: own && percentileOf(own.place, Math.max(total, own.place)),
  }
}

/** Returns the first page of the table of ranked runs, or of open ones while nobody has finished a ranked run. */
export async function readLeadingTable(
  context: Pick<ServiceContext, 'db' | 'clock'>,
  challenge: string,
): Promise<{ ranked: boolean; table: ChallengeTable }> {
  const firstPage = (ranked: boolean) => readTable(context, null, { challenge, page: 1, ranked })
  const table = await firstPage(true)
  return table.total > 0 ? { ranked: true, table } : { ranked: false, table: await firstPage(false) }
}

/** True for a page without a row that belongs on it, and for one of a shorter table. */
function isOlder({ total, rows }: Page, { userId, place, entry }: PlacedRow, page: number): boolean {
  const isHere = Math.ceil(place / tablePageSize) === page
  return place > total || (isHere && !rows.some((one) => one.userId === userId && one.entry === entry))
}

function cachedPage(db: Database, table: TableKey, page: number, now: number): Promise<Page> {
  const cached = caches.get(db)?.get(cacheKeyOf(table, page))
  return cached && Math.abs(now - cached.readAt) < cacheMs ? cached.page : newPage(db, table, page, now)
}

function cacheKeyOf({ challenge, ranked }: TableKey, page: number): string {
  return `${challenge}/${ranked}/${page}`
}

function newPage(db: Database, table: TableKey, page: number, now: number): Promise<Page> {
  const cache = caches.get(db) ?? new Map<string, CachedPage>()
  caches.set(db, cache)
  const key = cacheKeyOf(table, page)
  if (cache.size >= cachedPagesMax) cache.clear()
  const read = readPage(db, table, page)
  cache.set(key, { readAt: now, page: read })
  read.catch(() => cache.delete(key))
  return read
}

async function readPage(db: Database, table: TableKey, page: number): Promise<Page> {
  const offset = (page - 1) * tablePageSize
  const [total, first] = [await countCells(db, table), await findCell(db, table, offset)]
  if (!first) return { total, rows: [] }
  const rows = await selectRows(db, table)
    .where(and(isIn(table, results), lte(results.cell, first.cell)))
    .orderBy(...tableOrder)
    .offset(offset - first.before)
    .limit(tablePageSize)
  return { total, rows: rows.map((row, i) => ({ ...row, place: offset + i + 1 })) }
}

/** Results of some accounts in a table, in its order; `accounts` selects their ids. */
export function listResultsOf(db: Database, table: TableKey, accounts: SQLWrapper) {
  return selectRows(db, table)
    .where(and(isIn(table, results), inArray(results.userId, accounts)))
    .orderBy(...tableOrder)
}

async function findOwnRow(db: Database, table: TableKey, userId: string): Promise<PlacedRow | null> {
  const [row] = await selectRows(db, table).where(and(isIn(table, results), eq(results.userId, userId)))
  if (!row) return null
  const above = await countCells(db, table, gt(cells.cell, row.cell))
  const [inCell] = await db
    .select({ better: count() })
    .from(results)
    .where(and(isIn(table, results), eq(results.cell, row.cell), isBefore(row)))
  return { ...row, place: above + (inCell?.better ?? 0) + 1 }
}

/** Number of results of a table, or of those in some cells of its histogram. */
async function countCells(db: Database, table: TableKey, which?: SQL): Promise<number> {
  const [row] = await db
    .select({ number: sum(cells.number).mapWith(Number) })
    .from(cells)
    .where(and(isIn(table, cells), which))
  return row?.number ?? 0
}

/** Cell that has the row after so many others, and the number of rows before the cell; null beyond the last row. */
async function findCell(
  db: Database,
  table: TableKey,
  offset: number,
): Promise<{ cell: number; before: number } | null> {
  const running = db.$with('running').as(
    db
      .select({
        cell: cells.cell,
        number: cells.number,
        last: sql<number>`sum(${cells.number}) over (order by ${cells.cell} desc)`.mapWith(Number).as('last'),
      })
      .from(cells)
      .where(isIn(table, cells)),
  )
  const [found] = await db
    .with(running)
    .select()
    .from(running)
    .where(gt(running.last, offset))
    .orderBy(desc(running.cell))
    .limit(1)
  return found ? { cell: found.cell, before: found.last - found.number } : null
}

function isIn({ challenge, ranked }: TableKey, rows: typeof results | typeof cells): SQL | undefined {
  return and(eq(rows.challenge, challenge), eq(rows.ranked, ranked))
}

/** Rows without their place. The nickname is null where the operator has removed it. */
function selectRows(db: Database, { ranked }: TableKey) {
  return db
    .select({
      userId: results.userId,
      nickname: nicknames.nickname,
      score: results.score,
      decisions: results.decisions,
      enteredAt: results.enteredAt,
      entry: results.entryId,
      cell: results.cell,
      tries: ranked ? sql<number>`1`.mapWith(Number) : countTries(db),
    })
    .from(results)
    .leftJoin(nicknames, eq(nicknames.userId, results.userId))
    .$dynamic()
}

/** Number of open entries of a row's account. */
function countTries(db: Database) {
  const entries = db
    .select({ number: count() })
    .from(challengeEntries)
    .where(
      and(
        eq(challengeEntries.userId, results.userId),
        eq(challengeEntries.challenge, results.challenge),
        eq(challengeEntries.ranked, results.ranked),
      ),
    )
  return sql<number>`(${entries})`.mapWith(Number)
}

/** Condition of the rows before a row of the same table: a higher score, fewer decisions, or earlier. */
function isBefore(row: {
  readonly score: number
  readonly decisions: number
  readonly enteredAt: Date
  readonly userId: string
}): SQL | undefined {
  const sameScore = eq(results.score, row.score)
  const sameDecisions = eq(results.decisions, row.decisions)
  const sameTime = eq(results.enteredAt, row.enteredAt)
  return or(
    gt(results.score, row.score),
    and(sameScore, lt(results.decisions, row.decisions)),
    and(sameScore, sameDecisions, lt(results.enteredAt, row.enteredAt)),
    and(sameScore, sameDecisions, sameTime, lt(results.userId, row.userId)),
  )
}

/** Share of a table down to a place in per cent, rounded up. */
export function percentileOf(place: number, total: number): number {
  return Math.ceil((place / total) * 100)
}

export function cardOf({ userId, ...row }: PlacedRow, callerId: string | undefined): ChallengeRow {
  const { place, nickname, score, decisions, tries, entry } = row
  return { place, nickname, score, decisions, tries, isOwn: userId === callerId, entry }
}
