/** The queue of entries with more than it can play, and while its database is away. */
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { count, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openEntryQueue } from '../../server/challenges/entryQueue.ts'
import type { RunPlayer } from '../../server/challenges/runPlayer.ts'
import type { OpenDatabase } from '../../server/db/openDatabase.ts'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { users } from '../../server/db/accountTables.ts'
import { challengeEntries, challengeResults } from '../../server/db/challengeTables.ts'
import { makeLogger } from '../../server/logger.ts'
import { call } from '../support/callServer.ts'
import { soakOr } from '../support/soak.ts'
import { CHALLENGE, fakeEntry, fakePlayer, OPEN_TIME, startChallenges } from '../support/startChallenges.ts'
import { type PostgresProcess, startPostgres } from '../support/startPostgres.ts'
import { LONG_TEST_MS, SOAK_TEST_MS } from '../support/timeouts.ts'

const timeout = soakOr(LONG_TEST_MS, SOAK_TEST_MS)
vi.setConfig({ testTimeout: timeout, hookTimeout: timeout })

let postgres: PostgresProcess
let database: OpenDatabase

beforeEach(async () => {
  postgres = await startPostgres()
  database = await openPostgres({ url: postgres.url, connections: 4, onError: () => {} })
})
afterEach(async () => {
  await postgres.stop()
  rmSync(postgres.folder, { recursive: true, force: true })
})

/** Numbers of entries by their status. */
async function statuses(): Promise<Record<string, number>> {
  const { status } = challengeEntries
  const rows = await database.db.select({ status, number: count() }).from(challengeEntries).groupBy(status)
  return Object.fromEntries(rows.map((row) => [row.status, row.number]))
}

const statusesAre = (expected: Record<string, number>) =>
  vi.waitFor(async () => expect(await statuses()).toEqual(expected), { timeout, interval: 200 })

test('entries that waited while the database was away are verified once it is back, each once', async () => {
  let begin = () => {}
  let goOn = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const gate = new Promise<void>((resolve) => (goOn = resolve))
  const heldPlayer = (): RunPlayer => {
    const player = fakePlayer()
    return {
      ...player,
      play: async (...run) => {
        begin()
        await gate
        return player.play(...run)
      },
    }
  }
  const app = await startChallenges(database, { makePlayer: heldPlayer })
  try {
    const players = [await app.makePlayer(), await app.makePlayer(), await app.makePlayer()]
    for (const { token } of players)
      expect((await app.enter(token, fakeEntry({ score: 9 }))).status).toBe(200)
    await begun
    await postgres.stop()
    const table = () => call(app, `GET /challenges/table?challenge=${CHALLENGE}`)
    expect((await table()).status).toBe(503)
    expect((await app.enter(players[0]!.token, fakeEntry({ score: 10 }))).status).toBe(503)
    goOn()
    await postgres.startAgain()
    await vi.waitFor(async () => expect((await table()).status).toBe(200), { timeout, interval: 100 })
    // As if the time of the one in work was over.
    await database.db.execute(
      sql`update pgboss.job set started_on = now() - expire_in where state = 'active'`,
    )
    await statusesAre({ verified: 3 })
    expect(await app.table(players[0]!.token)).toMatchObject({ total: 3, own: { score: 9, tries: 1 } })
  } finally {
    goOn()
    await app.close()
  }
})

test('a queue of many entries loses none, and holds up neither the tables nor the luck of a run', async () => {
  const waiting = soakOr(300, 10_000)
  const { db, executeSql } = database
  const result = { score: 12, decisions: 10, fingerprint: 'same' }
  const log = gzipSync(JSON.stringify({ result }))
  const ids = Array.from({ length: waiting }, () => randomUUID())
  for (let i = 0; i < waiting; i += 500) {
    const some = ids.slice(i, i + 500)
    const account = { username: 'Filler', passwordHash: '', createdAt: OPEN_TIME }
    await db.insert(users).values(some.map((id) => ({ id, email: id, emailKey: id, ...account })))
    const entry = { challenge: CHALLENGE, log, enteredAt: OPEN_TIME, ...result }
    await db.insert(challengeEntries).values(some.map((id) => ({ id, userId: id, ...entry })))
  }
  const queue = await openEntryQueue({ executeSql, logger: makeLogger('silent'), supervise: false })
  await queue.addAll(ids)
  await queue.close()
  const app = await startChallenges(database, { makePlayer: fakePlayer, workers: 2 })
  try {
    const { token } = await app.makePlayer()
    const run = randomUUID()
    expect((await app.startRun(token, run)).status).toBe(200)
    for (let round = 1; round <= 5; round += 1) {
      expect((await app.draw(token, { run, round, commit: `${round}`.repeat(64) })).status).toBe(200)
      expect((await app.table(token)).total).toBeLessThanOrEqual(waiting)
    }
    await statusesAre({ verified: waiting })
    expect(await db.$count(challengeResults)).toBe(waiting)
  } finally {
    await app.close()
  }
})
