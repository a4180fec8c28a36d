import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { makeMetrics, metricsServer } from '../../server/metrics.ts'
import { call } from '../support/callServer.ts'
import { makeApp } from '../support/makeApp.ts'
import { makePostgresDatabase, openPgliteInMemory } from '../support/openTestDatabase.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// Several servers are started.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const cleaning: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean()
})

async function makeMeasuredApp() {
  const metrics = makeMetrics()
  const app = await makeApp({ onRequestEnd: metrics.observe })
  cleaning.push(() => app.close())
  return { app, read: async () => (await metrics.read()).text }
}

/** Requests counted for a route and a status. */
function countOf(text: string, route: string, status: number): number {
  const line = text
    .split('\n')
    .find(
      (candidate) =>
        candidate.startsWith('http_request_duration_seconds_count') &&
        candidate.includes(`route="${route}"`) &&
        candidate.includes(`status="${status}"`),
    )
  return Number(line?.split(' ').at(-1) ?? 0)
}

describe('requests', () => {
  test('are counted by route and status, over REST and tRPC', async () => {
    const { app, read } = await makeMeasuredApp()
    for (let i = 0; i < 3; i++) await call(app, 'GET /health')
    await fetch(`${app.url}/api/trpc/health`)
    await fetch(`${app.url}/login`)
    const body = { email: 'nobody@club.test', password: 'wrong kick-off' }
    expect((await call(app, 'POST /auth/login', { body })).status).toBe(401)
    const text = await read()
    expect(countOf(text, '/api/health', 200)).toBe(3)
    expect(countOf(text, 'trpc health', 200)).toBe(1)
    expect(countOf(text, 'page', 200)).toBe(1)
    expect(countOf(text, '/api/auth/login', 401)).toBe(1)
  })

  test('an error of the server is counted with its status', async () => {
    const database = await openPgliteInMemory()
    await database.close()
    const metrics = makeMetrics()
    const app = await makeApp({ db: database.db, onRequestEnd: metrics.observe })
    cleaning.push(() => app.close())
    await call(app, 'GET /health')
    expect(countOf((await metrics.read()).text, '/api/health', 503)).toBe(1)
  })

  test('invented paths, procedures and methods add no series', async () => {
    const { app, read } = await makeMeasuredApp()
    const ask = async (name: string) => {
      await fetch(`${app.url}/api/${name}`)
      await fetch(`${app.url}/api/trpc/${name}`)
      await fetch(`${app.url}/api/health`, { method: 'PROPFIND' })
    }
    await ask('first')
    const series = (await read()).split('\n').length
    for (let i = 0; i < 20; i++) await ask(`invented-${i}`)
    const text = await read()
    expect(text.split('\n')).toHaveLength(series)
    expect(text).not.toContain('invented')
  })
})

test('the port of the metrics serves nothing else', async () => {
  const metrics = makeMetrics()
  const server = metricsServer(metrics)
  cleaning.push(() => server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const response = await fetch(`${url}/metrics`)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  const text = await response.text()
  expect(text).toContain('nodejs_eventloop_lag_seconds')
  expect(text).toContain('database_connections_lost_total 0')
  metrics.countLostConnection()
  expect(await (await fetch(`${url}/metrics`)).text()).toContain('database_connections_lost_total 1')
  expect((await fetch(`${url}/`)).status).toBe(404)
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404)
})

test('the pool of a PostgreSQL server reports its connections', async () => {
  const place = await makePostgresDatabase()
  cleaning.push(() => place.drop())
  const database = await openPostgres({ url: place.url, connections: 2, onError: () => {} })
  cleaning.push(() => database.close())
  const metrics = makeMetrics()
  if (database.poolSize) metrics.watchPool(database.poolSize)
  await database.db.execute('select 1')
  const { text } = await metrics.read()
  for (const [state, count] of Object.entries({ used: 0, idle: 1, waiting: 0 })) {
    expect(text).toContain(`database_connections{state="${state}"} ${count}`)
  }
})

describe('the id of a request', () => {
  test('stands in its answer and in all its log lines', async () => {
    const database = await openPgliteInMemory()
    await database.close()
    const app = await makeApp({ db: database.db })
    cleaning.push(() => app.close())
    const response = await fetch(`${app.url}/api/health`)
    await response.text()
    const id = response.headers.get('x-request-id')
    expect(id).toMatch(/^[\w-]{36}$/)
    const other = await fetch(`${app.url}/api/health`)
    expect(other.headers.get('x-request-id')).not.toBe(id)
    const own = app.logged.filter((line) => line.includes(`"requestId":"${id}"`)).join('')
    expect(own).toContain('procedure failed')
    expect(own).toContain('"msg":"request"')
  })

  test.each([
    ['proxy-17.a_b', true],
    ['a'.repeat(64), true],
    ['a'.repeat(65), false],
    ['two words', false],
    ['quote"}', false],
  ])('%j is that of the proxy: %s', async (given, isKept) => {
    const { app } = await makeMeasuredApp()
    const response = await fetch(`${app.url}/api/health`, { headers: { 'X-Request-Id': given } })
    expect(response.headers.get('x-request-id') === given).toBe(isKept)
  })
})
