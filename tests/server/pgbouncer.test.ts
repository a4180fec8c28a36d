import { join } from 'node:path'
import { rmSync } from 'node:fs'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { call, makeConfirmedAccount } from '../support/callServer.ts'
import { makeApp } from '../support/makeApp.ts'
import { makeClientFolder, makeFolder } from '../support/makeClientFolder.ts'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { makePostgresDatabase } from '../support/openTestDatabase.ts'
import { startPgbouncer } from '../support/startPgbouncer.ts'
import { startServer } from '../support/startServer.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { writeTeams } from '../support/writeTeams.ts'

// Servers and a pooler are started, on some machines after it was installed.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

/** Connections to PostgreSQL that all servers share. */
const POOL = 4

const cleaning: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean()
})

/** An empty database, behind a pooler with few connections. */
async function openPooler() {
  const database = await makePostgresDatabase()
  cleaning.push(database.drop)
  const pooler = await startPgbouncer({
    target: database.url,
    settings: { default_pool_size: String(POOL), server_tls_sslmode: 'disable' },
  })
  cleaning.push(pooler.close)
  return { direct: database.url, pooled: pooler.url }
}

async function ask<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

test('two servers that start together migrate an empty database once, and leave no lock with the pooler', async () => {
  const { direct, pooled } = await openPooler()
  const folder = makeFolder()
  const clientDir = makeClientFolder()
  cleaning.push(() => {
    for (const used of [folder, clientDir]) rmSync(used, { recursive: true, force: true })
  })
  const servers = ['one', 'two'].map((name) =>
    startServer({ DATA_DIR: join(folder, name), CLIENT_DIR: clientDir, DATABASE_URL: pooled }),
  )
  cleaning.push(async () => {
    for (const { child, ended } of servers) {
      child.kill('SIGKILL')
      await ended
    }
  })
  await Promise.all(servers.map((server) => server.waitForOutput(/http:\/\/localhost:\d+/)))
  const locks = await ask(
    direct,
    `select * from pg_locks where locktype = 'advisory'
     and database = (select oid from pg_database where datname = current_database())`,
  )
  expect(locks).toEqual([])
  const [applied] = await ask<{ all: string; kinds: string }>(
    direct,
    'select count(*) as all, count(distinct created_at) as kinds from drizzle.__drizzle_migrations',
  )
  expect(applied?.all).toBe(applied?.kinds)
})

test('calls failed by the dozen at connections that had a named statement already; now none does, on few of them', async () => {
  const { direct, pooled } = await openPooler()
  const database = await openPostgres({ url: pooled, connections: 5 * POOL, onError: () => {} })
  cleaning.push(() => database.close())
  const app = await makeApp({ db: database.db })
  cleaning.push(() => app.close())
  const accounts = []
  for (let made = 0; made < 2 * POOL; made += 1) accounts.push(await makeConfirmedAccount(app))
  const load = writeTeams(
    app,
    accounts.map(({ token }) => token),
  )
  for (let written = 0; written < 200; written += 1) await load.written()
  const [used] = await ask<{ all: number }>(
    direct,
    `select count(*)::int as all from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await load.stop()
  expect([...load.statuses.keys()]).toEqual([200])
  expect(await load.lost()).toBe(0)
  expect(used?.all).toBeLessThanOrEqual(POOL)
  for (const { token, password } of accounts) {
    const { status } = await call(app, 'POST /user/delete', { token, body: { password } })
    expect(status).toBe(200)
  }
})

test('every connection of the pooler has the servers’ limits, whoever set them', async () => {
  const { pooled } = await openPooler()
  const limits = await Promise.all(
    Array.from({ length: 2 * POOL }, () =>
      ask<{ statement: string; idle: string }>(
        pooled,
        `select current_setting('statement_timeout') as statement,
                current_setting('idle_in_transaction_session_timeout') as idle, pg_sleep(0.2)`,
      ),
    ),
  )
  const texts = limits.flat().map(({ statement, idle }) => `${statement} ${idle}`)
  expect(new Set(texts)).toEqual(new Set(['5s 10s']))
})
