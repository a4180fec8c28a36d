import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { call, makeAccount } from '../support/callServer.ts'
import { startFreezingProxy } from '../support/freezingProxy.ts'
import { makeApp } from '../support/makeApp.ts'
import { makeClientFolder, makeFolder } from '../support/makeClientFolder.ts'
import { makePostgresDatabase } from '../support/openTestDatabase.ts'
import { startServer } from '../support/startServer.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// A database is started of its own.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const connections = 3
/** Of one statement: far above the time that one needs on a slow machine, and below the default, to wait less. */
const statementLimitMs = 2_000

const cleaning: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean()
})

async function makeFreezable() {
  const place = await makePostgresDatabase()
  cleaning.push(place.drop)
  const proxy = await startFreezingProxy(place.url)
  cleaning.push(() => {
    proxy.close()
  })
  return { place, proxy }
}

async function openFreezable() {
  const { place, proxy } = await makeFreezable()
  const database = await openPostgres({ url: proxy.url, connections, onError: () => {}, statementLimitMs })
  cleaning.push(() => database.close())
  const app = await makeApp({ db: database.db })
  cleaning.push(() => app.close())
  return { place, proxy, database, app }
}

const unavailable = {
  status: 503,
  body: {
    message: 'The server can’t reach its database at the moment. Please try again in a few seconds.',
  },
}

test('health and all other requests hung while the database was frozen', async () => {
  const { proxy, app } = await openFreezable()
  const { token } = await makeAccount(app)
  proxy.freeze()
  const answers = await Promise.all([
    call(app, 'GET /user/team', { token }),
    call(app, 'PUT /user/team', { token, body: { name: 'Northgate' } }),
    call(app, 'GET /health'),
  ])
  expect(answers[0]).toMatchObject(unavailable)
  expect(answers[1]).toMatchObject(unavailable)
  expect(answers[0].headers.get('retry-after')).toBe('5')
  expect(answers[2].status).toBe(503)
  proxy.thaw()
  const written = await call(app, 'PUT /user/team', { token, body: { name: 'Southgate' } })
  expect(written.status).toBe(200)
  expect((await call(app, 'GET /user/team', { token })).body).toMatchObject({ team: { name: 'Southgate' } })
})

test('the page of a challenge does not wait for its table', async () => {
  const { proxy, app } = await openFreezable()
  app.setTime(new Date('2026-11-25T12:00:00Z'))
  proxy.freeze()
  const askedAt = performance.now()
  const page = await fetch(`${app.url}/challenges`)
  expect(performance.now() - askedAt).toBeLessThan(statementLimitMs)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('The table can’t be reached right now.')
  proxy.thaw()
})

test('a write was acknowledged inside the open transaction of a request that had timed out', async () => {
  const { proxy, database } = await openFreezable()
  await database.db.execute('create table kept (id integer)')
  const all = Array.from({ length: connections })
  await Promise.all(all.map(() => database.db.execute('select 1')))
  proxy.freeze()
  const timedOut = all.map(() => database.db.transaction(() => Promise.resolve()))
  for (const { status } of await Promise.allSettled(timedOut)) expect(status).toBe('rejected')
  proxy.thaw()
  await database.db.execute('insert into kept values (1)')
  await database.db.execute('insert into kept values (2)')
  await database.close()
  cleaning.splice(cleaning.length - 2, 1)
  const again = await openPostgres({ url: proxy.url, connections: 1, onError: () => {} })
  cleaning.push(() => again.close())
  expect(await again.db.execute('select id from kept')).toMatchObject({ rows: [{ id: 1 }, { id: 2 }] })
})

test('a request for a locked table is a 503 after the limit, and its connection stays usable', async () => {
  const { place, database, app } = await openFreezable()
  const { token } = await makeAccount(app)
  const other = await openPostgres({ url: place.url, connections: 1, onError: () => {} })
  cleaning.push(() => other.close())
  await other.db.transaction(async (tx) => {
    await tx.execute('lock table teams')
    const answer = await call(app, 'PUT /user/team', { token, body: { name: 'Northgate' } })
    expect(answer).toMatchObject(unavailable)
  })
  const written = await call(app, 'PUT /user/team', { token, body: { name: 'Northgate' } })
  expect(written.status).toBe(200)
  expect(await database.db.execute('select 1 as one')).toMatchObject({ rows: [{ one: 1 }] })
})

test('a server whose database was frozen never ended on SIGTERM', async () => {
  const { proxy } = await makeFreezable()
  const folder = makeFolder()
  const clientDir = makeClientFolder()
  const env = { DATA_DIR: join(folder, 'data'), CLIENT_DIR: clientDir, DATABASE_URL: proxy.url }
  const server = startServer(env)
  cleaning.push(async () => {
    server.child.kill('SIGKILL')
    await server.ended
    for (const made of [folder, clientDir]) rmSync(made, { recursive: true, force: true })
  })
  const [, url = ''] = await server.waitForOutput(/Floodlight is open at (http:\/\/localhost:\d+)/)
  expect((await fetch(`${url}/api/health`)).status).toBe(200)
  proxy.freeze()
  const health = fetch(`${url}/api/health`)
  const team = fetch(`${url}/api/user/team`, { headers: { authorization: `Bearer ${'A'.repeat(43)}` } })
  expect((await health).status).toBe(503)
  server.child.kill('SIGTERM')
  expect((await team).status).toBe(503)
  expect(await server.ended).toBe(0)
})
