import { afterEach, expect, test, vi } from 'vitest'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { startFreezingProxy } from '../support/freezingProxy.ts'
import { makeApp } from '../support/makeApp.ts'
import { makePostgresDatabase } from '../support/openTestDatabase.ts'
import { freePort } from '../support/startPostgres.ts'
import { startProxy } from '../support/startProxy.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// A proxy and two servers are started.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const cleaning: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean()
})

/** Two servers behind the proxy of `deploy/`, with a database that can be frozen. */
async function openSite() {
  const place = await makePostgresDatabase()
  cleaning.push(place.drop)
  const freezer = await startFreezingProxy(place.url)
  cleaning.push(() => {
    freezer.close()
  })
  const addServer = async () => {
    const database = await openPostgres({ url: freezer.url, connections: 2, onError: () => {} })
    cleaning.push(() => database.close())
    const app = await makeApp({ db: database.db })
    cleaning.push(() => app.close())
    return app.url
  }
  const [one, two] = [await addServer(), await addServer()]
  const [site, unused] = [await freePort(), await freePort()]
  const proxy = startProxy({
    SITE_BIND: `127.0.0.1:${site}`,
    SERVER_ONE: new URL(one).host,
    SERVER_TWO: new URL(two).host,
    POSTGRES_BIND: `127.0.0.1:${unused}`,
    POSTGRES_ONE: '127.0.0.1:1',
    POSTGRES_TWO: '127.0.0.1:1',
    PATRONI_ONE: '127.0.0.1:1',
    PATRONI_TWO: '127.0.0.1:1',
  })
  cleaning.push(proxy.close)
  const url = `http://127.0.0.1:${site}`
  const statusOf = (path: string) => fetch(`${url}${path}`).then(({ status }) => status)
  const until = (path: string, status: number) =>
    Promise.race([
      proxy.ended,
      vi.waitUntil(
        () =>
          statusOf(path).then(
            (now) => now === status,
            () => false,
          ),
        { timeout: 20_000 },
      ),
    ])
  await until('/api/site/config', 200)
  return { url, one, freezer, statusOf, until }
}

test('a stuck database took both servers down, and their pages with them', async () => {
  const { url, one, freezer, statusOf, until } = await openSite()
  freezer.freeze()
  // The proxy notices, and from then on pages still come while calls are refused at once.
  await until('/api/site/config', 503)
  const startedAt = performance.now()
  const refused = await fetch(`${url}/api/auth/login`, { method: 'POST' })
  expect(performance.now() - startedAt).toBeLessThan(1_000)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('try again') as string })
  for (let visit = 0; visit < 20; visit += 1) {
    expect(await statusOf('/')).toBe(200)
    expect(await statusOf('/api/live')).toBe(200)
  }
  // The probe answers in less than the proxy waits for it.
  const probedAt = performance.now()
  expect((await fetch(`${one}/api/ready`)).status).toBe(503)
  expect(performance.now() - probedAt).toBeLessThan(2_000)
  freezer.thaw()
  await until('/api/site/config', 200)
})
