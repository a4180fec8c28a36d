import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { restRoutes } from '../../server/rest/routes.ts'
import { type Account, makeAccount } from '../support/callServer.ts'
import { makeApp, type RunningApp } from '../support/makeApp.ts'
import { databaseKinds } from '../support/openTestDatabase.ts'
import { soakOr } from '../support/soak.ts'
import { LONG_TEST_MS, SOAK_TEST_MS } from '../support/timeouts.ts'

// Thousands of requests.
vi.setConfig({
  testTimeout: soakOr(LONG_TEST_MS, SOAK_TEST_MS),
  hookTimeout: soakOr(LONG_TEST_MS, SOAK_TEST_MS),
})

const requests = soakOr(1_000, 20_000)
const concurrency = 20
/** Internals that no response may contain: code, queries, hashes, file names. */
const internals = /argon2|password_hash|select "|insert into|drizzle|pglite|node_modules|\.ts:|at \w+ \(/i

const fields = ['email', 'password', 'username', 'teamName', 'token', 'name', 'logo', 'userId', 'amount']
  .concat(['reason', 'rating', 'category', 'message', 'gameStats', 'hideInFuture', 'timestamp'])
  .concat([
    'kind',
    'revision',
    'replaces',
    'content',
    'checksum',
    'device',
    'savedAt',
    'day',
    'season',
    'club',
  ])
  .concat(['challenge', 'league', 'code', 'member'])
  .concat(['currentPassword', '__proto__', 'constructor', 'toString', 'length'])

const plausible = fc.constantFrom<unknown>(
  'anna@club.test',
  'secret',
  'Anna',
  'data:image/png;base64,iVBORw0KGgo=',
  50,
  'feedback_submission',
  5,
  'bugs',
  { seasons: 1, finalBudget: 1e308 },
  { seasons: -1 },
  '2026-08-15T15:00:00Z',
  true,
  null,
  '',
  '\0',
  'anna\0@club.test',
  '\ud800',
  "'; drop table users; --",
  '../../etc/passwd',
  '${7*7}',
  '<script>',
  'x'.repeat(3000),
  -0,
  1e309,
  [],
)
const value = fc.oneof(
  { weight: 3, arbitrary: plausible },
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary' }),
)
const input = fc.oneof(
  { weight: 4, arbitrary: fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 12 }) },
  fc.jsonValue(),
)
const body = fc.oneof(
  { weight: 6, arbitrary: input.map((parsed) => JSON.stringify(parsed)) },
  fc.string({ unit: 'binary' }),
)
const contentType = fc.constantFrom(
  'application/json',
  'application/json',
  'application/json',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-7',
  'application/x-www-form-urlencoded',
)
const trpcPaths = restRoutes.map(({ procedure }) => `/trpc/${procedure}`)
const path = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...restRoutes.map((route) => route.path)) },
  { weight: 4, arbitrary: fc.constantFrom(...trpcPaths) },
  fc.constantFrom('/trpc/auth.login,user.me', '/trpc/', '/trpc/__proto__', '/logos/x.png', '/openapi.json'),
  fc.webPath(),
)
const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  fc.constant('?batch=1'),
  input.map((parsed) => `?input=${encodeURIComponent(JSON.stringify(parsed))}`),
  fc.webQueryParameters().map((text) => `?${text}`),
)
const request = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'),
  path,
  query,
  contentType,
  body,
  who: fc.constantFrom('owner', 'owner', 'guest_1', 'nobody', 'A'.repeat(43)),
})

type FuzzedRequest = typeof request extends fc.Arbitrary<infer Made> ? Made : never

describe.each(databaseKinds)('%s', (kind) => {
  let app: RunningApp
  let owner: Account

  beforeAll(async () => {
    app = await makeApp({ kind, limitFactor: 1e6 })
    owner = await makeAccount(app)
  })
  afterAll(() => app.close())

  const send = async (one: FuzzedRequest) => {
    const hasBody = one.method !== 'GET' && one.method !== 'HEAD'
    const response = await fetch(`${app.url}/api${one.path}${one.query}`, {
      method: one.method,
      headers: {
        authorization: `Bearer ${one.who === 'owner' ? owner.token : one.who}`,
        ...(hasBody && { 'content-type': one.contentType }),
      },
      ...(hasBody && { body: one.body }),
    })
    const text = await response.text()
    return { status: response.status, text }
  }

  test(`${requests} random requests cause no server error and reveal no internals`, async () => {
    const samples = fc.sample(request, { numRuns: requests, seed: 20_260_815 })
    const faults: unknown[] = []
    const statuses = new Map<number, number>()
    const next = samples.values()
    await Promise.all(
      Array.from({ length: concurrency }, async () => {
        for (const sample of next) {
          const { status, text } = await send(sample)
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          if (status === 200 && /log-?out/i.test(sample.path)) owner = await makeAccount(app)
          if (status >= 500 || (internals.test(text) && sample.path !== '/openapi.json'))
            faults.push({ ...sample, status, text })
        }
      }),
    )
    expect(faults).toEqual([])
    expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(requests)
    expect(app.logged.filter((line) => line.includes('failed'))).toEqual([])
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 404, 405, 415]))
  })
})
