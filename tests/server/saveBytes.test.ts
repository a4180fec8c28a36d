import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rateLimits } from '../../server/db/serverTables.ts'
import { checksum } from '../../server/schemas/savesRules.ts'
import { type Account, call, makeAccount, makeConfirmedAccount } from '../support/callServer.ts'
import { makeApp, type RunningApp, testNow } from '../support/makeApp.ts'
import { databaseKinds } from '../support/openTestDatabase.ts'

/** With this factor the limit of 32 MB an hour is 512 kB. */
const limitFactor = 1 / 64
const home = '192.0.2.1'

describe.each(databaseKinds)('bytes of saves from one address on %s', (kind) => {
  let app: RunningApp
  let strict: RunningApp

  beforeAll(async () => {
    app = await makeApp({ kind })
    strict = await makeApp({ db: app.db, limitFactor, config: { mode: 'production', trustProxy: '1' } })
  })
  beforeEach(async () => {
    await app.db.delete(rateLimits)
    strict.setTime(testNow)
  })
  afterAll(async () => {
    await strict.close()
    await app.close()
  })

  let revisions = 0
  const keep = (
    { token }: Account,
    kilobytes: number,
    { address = home, revision = `r-${(revisions += 1)}` } = {},
  ) => {
    const content = 'x'.repeat(kilobytes * 1024)
    const card = { kind: 'save', name: revision, revision, day: 1, season: 1, club: 'Northgate' }
    const body = {
      ...card,
      savedAt: testNow.getTime(),
      device: 'Chrome',
      checksum: checksum(content),
      content,
    }
    return call(strict, 'PUT /saves', {
      token,
      body: { ...body, replaces: [] },
      headers: { 'x-forwarded-for': address },
    })
  }
  const statusOf = async (answer: ReturnType<typeof keep>) => (await answer).status
  const saved = async ({ token }: Account) =>
    ((await call(app, 'GET /saves', { token })).body as { saves: unknown[] }).saves.length

  test('are limited over all accounts that never confirmed an email: up to the limit, not above it', async () => {
    const [first, second] = [await makeAccount(app), await makeAccount(app)]
    expect(await statusOf(keep(first, 500))).toBe(200)
    const above = await keep(second, 13)
    expect(above.status).toBe(429)
    expect(above.headers.get('retry-after')).toBe('3600')
    expect(above.body).toEqual({
      message:
        'Too many saves from here for an account whose email is not confirmed. Follow the link in the mail that you ' +
        'got when you registered, or ask for a new one with Forgot Password. Otherwise please try again in 60 minutes.',
    })
    expect(await saved(second)).toBe(0)
    expect(await statusOf(keep(second, 12))).toBe(200)
    expect(await statusOf(keep(second, 1))).toBe(429)
    strict.setTime(new Date(testNow.getTime() + 3_600_000))
    expect(await statusOf(keep(second, 1))).toBe(200)
  })

  test('are not limited for an account that followed the link of its mail', async () => {
    const account = await makeConfirmedAccount(app)
    expect(await statusOf(keep(account, 512))).toBe(200)
    expect(await statusOf(keep(account, 512))).toBe(200)
    expect(await statusOf(keep(await makeAccount(app), 512))).toBe(200)
  })

  test('count a repeated write once', async () => {
    const account = await makeAccount(app)
    expect(await statusOf(keep(account, 300, { revision: 'again' }))).toBe(200)
    expect(await statusOf(keep(account, 300, { revision: 'again' }))).toBe(200)
    expect(await statusOf(keep(account, 212))).toBe(200)
  })

  test('are limited for a /48 network at four times those of its subnets', async () => {
    for (let subnet = 1; subnet <= 4; subnet += 1)
      expect(await statusOf(keep(await makeAccount(app), 512, { address: `2001:db8:1:${subnet}::1` }))).toBe(
        200,
      )
    const account = await makeAccount(app)
    expect(await statusOf(keep(account, 1, { address: '2001:db8:1:5::1' }))).toBe(429)
    expect(await statusOf(keep(account, 1, { address: '2001:db8:2:5::1' }))).toBe(200)
  })
})
