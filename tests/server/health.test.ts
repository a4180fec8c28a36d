import { createTRPCClient, httpLink } from '@trpc/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppRouter } from '../../server/routers/appRouter.ts'
import { makeApp, type RunningApp, testNow } from '../support/makeApp.ts'
import { openPgliteInMemory } from '../support/openTestDatabase.ts'

let app: RunningApp

beforeAll(async () => {
  app = await makeApp()
})
afterAll(() => app.close())

test('REST reports that server and database work', async () => {
  const response = await fetch(`${app.url}/api/health`)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ status: 'ok', time: testNow.toISOString() })
})

test('tRPC reports the same', async () => {
  const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: `${app.url}/api/trpc` })] })
  expect(await client.health.query()).toEqual({ status: 'ok', time: testNow.toISOString() })
})

test('an unavailable database is a 503 over tRPC and REST, and its cause is logged', async () => {
  const database = await openPgliteInMemory()
  await database.close()
  const broken = await makeApp({ db: database.db })
  const rest = await fetch(`${broken.url}/api/health`)
  const trpc = await fetch(`${broken.url}/api/trpc/health`)
  expect(rest.status).toBe(503)
  expect(await rest.json()).toEqual({ message: 'The database does not answer.' })
  expect(trpc.status).toBe(503)
  expect(await trpc.json()).toMatchObject({ error: { message: 'The database does not answer.' } })
  expect(broken.logged.filter((line) => line.includes('procedure failed'))).toHaveLength(2)
  await broken.close()
})
