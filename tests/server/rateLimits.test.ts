import { createTRPCClient, httpLink } from '@trpc/client'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { networkOf, subnetOf } from '../../server/caller.ts'
import type { OpenDatabase } from '../../server/db/openDatabase.ts'
import { knownAddresses } from '../../server/db/accountTables.ts'
import { rateLimits } from '../../server/db/serverTables.ts'
import type { AppRouter } from '../../server/routers/appRouter.ts'
import { removeExpired } from '../../server/services/removeExpired.ts'
import { call, makeConfirmedAccount, tokenMailedTo } from '../support/callServer.ts'
import { makeApp, type RunningApp, testNow } from '../support/makeApp.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { databaseKinds, openTestDatabase } from '../support/openTestDatabase.ts'

// Passwords are hashed many times.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const quarterMs = 15 * 60_000
const yearMs = 365 * 24 * 3_600_000
/** Address at which the owner has logged in before. */
const home = '192.0.2.77'

describe.each(databaseKinds)('limits on %s', (kind) => {
  let database: OpenDatabase
  let app: RunningApp

  beforeAll(async () => {
    database = await openTestDatabase(kind)
  })
  beforeEach(async () => {
    await database.db.delete(rateLimits)
    app = await start()
  })
  afterEach(() => app.close())
  afterAll(() => database.close())

  /** Starts an app behind a trusted proxy, so that a test can set the client address. */
  const start = () =>
    makeApp({ db: database.db, limitFactor: 1, config: { mode: 'production', trustProxy: '1' } })
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const logIn = (email: string, password: string, address = '192.0.2.1') =>
    call(app, 'POST /auth/login', { body: { email, password }, headers: from(address) })
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status)

  test('guesses at one account from one address are limited to ten; then the right password is rejected too', async () => {
    const { email, password } = await makeConfirmedAccount(app)
    const guesses = await Promise.all(
      Array.from({ length: 25 }, (_, index) => logIn(email, `guess ${index}`, '198.51.100.1')),
    )
    expect(statuses(guesses).sort()).toEqual([...Array<number>(10).fill(401), ...Array<number>(15).fill(429)])
    const late = await logIn(email.toUpperCase(), password, '198.51.100.1')
    expect(late.status).toBe(429)
    expect(late.headers.get('retry-after')).toBe('900')
    expect(late.body).toEqual({ message: 'Too many attempts. Please try again in 15 minutes.' })
    app.setTime(new Date(testNow.getTime() + quarterMs))
    expect((await logIn(email, password, '198.51.100.1')).status).toBe(200)
  })

  test('failed logins from another address lock the owner out neither at a known nor at a new address', async () => {
    const { email, password } = await makeConfirmedAccount(app)
    expect((await logIn(email, password, home)).status).toBe(200)
    for (let index = 0; index < 12; index += 1) await logIn(email, 'guess', '198.51.100.1')
    expect((await logIn(email, password, home)).status).toBe(200)
    expect((await logIn(email, password, '203.0.113.9')).status).toBe(200)
  })

  test('guesses at one account from many addresses are limited to forty; known addresses can still log in', async () => {
    const { email, password } = await makeConfirmedAccount(app)
    expect((await logIn(email, password, home)).status).toBe(200)
    const guesses = await Promise.all(
      Array.from({ length: 45 }, (_, index) => logIn(email, 'guess', `198.51.100.${index}`)),
    )
    expect(statuses(guesses).filter((status) => status === 401)).toHaveLength(40)
    const stranger = await logIn(email, password, '203.0.113.9')
    expect(stranger.status).toBe(429)
    expect(stranger.headers.get('retry-after')).toBe('3600')
    expect(stranger.body).toEqual({ message: 'Too many attempts. Please try again in 60 minutes.' })
    expect((await logIn(email, 'guess', home)).status).toBe(401)
    expect((await logIn(email, password, home)).status).toBe(200)
    app.setTime(new Date(testNow.getTime() + 4 * quarterMs))
    expect((await logIn(email, password, '203.0.113.9')).status).toBe(200)
  })

  test('reset emails are limited to three per unknown address and nine from all of them; known addresses have their own limit', async () => {
    const { email, password } = await makeConfirmedAccount(app)
    expect((await logIn(email, password, home)).status).toBe(200)
    const forgot = (address: string) =>
      call(app, 'POST /auth/forgot-password', { body: { email }, headers: from(address) })
    for (let index = 0; index < 3; index += 1) expect((await forgot('198.51.100.1')).status).toBe(200)
    expect((await forgot('198.51.100.1')).status).toBe(429)
    expect((await forgot('203.0.113.9')).status).toBe(200)
    const strangers = Array.from({ length: 12 }, (_, index) => forgot(`198.51.100.${index + 100}`))
    // The rejected request of the first address was counted there only.
    expect(statuses(await Promise.all(strangers)).filter((status) => status === 200)).toHaveLength(5)
    expect((await forgot('203.0.113.10')).status).toBe(429)
    for (let index = 0; index < 3; index += 1) expect((await forgot(home)).status).toBe(200)
    expect((await forgot(home)).status).toBe(429)
  })

  test('ten addresses of an account are stored as hashes, for a year', async () => {
    const { email, password, id } = await makeConfirmedAccount(app)
    const known = () => database.db.select().from(knownAddresses).where(eq(knownAddresses.userId, id))
    for (let index = 0; index < 12; index += 1) {
      app.setTime(new Date(testNow.getTime() + index))
      expect((await logIn(email, password, `198.51.100.${index}`)).status).toBe(200)
    }
    const rows = await known()
    expect(
      rows.map(({ lastLoginAt }) => lastLoginAt.getTime() - testNow.getTime()).sort((a, b) => a - b),
    ).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(JSON.stringify(rows)).not.toMatch(/198\.51|club\.test/)
    const cleanUp = (now: number) => removeExpired({ db: database.db, clock: { now: () => new Date(now) } })
    await cleanUp(testNow.getTime() + yearMs)
    expect(await known()).toHaveLength(10)
    await cleanUp(testNow.getTime() + yearMs + 11)
    expect(await known()).toHaveLength(0)
  })

  test('tRPC sends Retry-After too', async () => {
    const url = `${app.url}/api/trpc`
    let last: Response | undefined
    const fetchAndKeep = async (input: RequestInfo | URL | string, init?: unknown) =>
      (last = await fetch(input, init as RequestInit))
    const client = createTRPCClient<AppRouter>({ links: [httpLink({ url, fetch: fetchAndKeep })] })
    const input = { email: 'anna@club.test', password: 'kick-off' }
    for (let index = 0; index < 10; index += 1)
      await expect(client.auth.login.mutate(input)).rejects.toThrow('isn’t right')
    await expect(client.auth.login.mutate(input)).rejects.toThrow('Too many attempts')
    expect(last?.status).toBe(429)
    expect(last?.headers.get('retry-after')).toBe('900')
  })

  test('an unknown account is limited in the same way, so that the limit reveals nothing', async () => {
    const guesses = []
    for (let index = 0; index < 11; index += 1) guesses.push(await logIn('nobody@club.test', 'kick-off'))
    expect(statuses(guesses)).toEqual([...Array<number>(10).fill(401), 429])
  })

  test('the owner can log in after a reset in spite of ongoing guesses', async () => {
    const { email } = await makeConfirmedAccount(app)
    for (let index = 0; index < 45; index += 1) await logIn(email, 'guess', `198.51.100.${index}`)
    await call(app, 'POST /auth/forgot-password', { body: { email } })
    const token = await tokenMailedTo(app, email, 'forgot-password')
    const body = { token, password: 'a new password' }
    expect((await call(app, 'POST /auth/reset-password', { body })).status).toBe(200)
    expect((await logIn(email, 'a new password')).status).toBe(200)
  })

  test('one address has fifty guesses at all accounts together; successful logins are not counted', async () => {
    const { email, password } = await makeConfirmedAccount(app)
    for (let index = 0; index < 60; index += 1) expect((await logIn(email, password)).status).toBe(200)
    const guesses = await Promise.all(
      Array.from({ length: 55 }, (_, index) => logIn(`nobody.${index}@club.test`, 'guess')),
    )
    expect(statuses(guesses).filter((status) => status === 401)).toHaveLength(50)
    expect((await logIn(email, password)).status).toBe(429)
    expect((await logIn(email, password, '198.51.100.1')).status).toBe(200)
  })

  test('a successful login resets the failures of the account', async () => {
    const { email, password } = await makeConfirmedAccount(app)
    for (let round = 0; round < 3; round += 1) {
      for (let index = 0; index < 9; index += 1) expect((await logIn(email, 'guess')).status).toBe(401)
      expect((await logIn(email, password)).status).toBe(200)
    }
  })

  test('registrations, mails and feedback from one address are limited', async () => {
    const register = (index: number) =>
      call(app, 'POST /auth/register', {
        body: { email: `a${index}@club.test`, username: 'A', password: 'kick-off' },
      })
    const made = await Promise.all(Array.from({ length: 32 }, (_, index) => register(index)))
    expect(statuses(made).filter((status) => status === 200)).toHaveLength(30)
    const forgot = (email: string) => call(app, 'POST /auth/forgot-password', { body: { email } })
    const toOne = [1, 2, 3, 4].map(() => forgot('a1@club.test'))
    expect(statuses(await Promise.all(toOne)).sort()).toEqual([200, 200, 200, 429])
    const toMany = Array.from({ length: 20 }, (_, index) => forgot(`b${index}@club.test`))
    expect(statuses(await Promise.all(toMany)).filter((status) => status === 429)).toHaveLength(4)
    const body = { rating: 5, gameStats: { seasons: 1, finalBudget: 1 }, timestamp: testNow.toISOString() }
    const said = Array.from({ length: 21 }, () => call(app, 'POST /feedback', { body }))
    expect(statuses(await Promise.all(said)).filter((status) => status === 429)).toHaveLength(1)
  })

  test('a /48 network has four times the limit of one of its /64 subnets, however many it uses', async () => {
    const body = { rating: 5, gameStats: { seasons: 1, finalBudget: 1 }, timestamp: testNow.toISOString() }
    const send = (address: string) => call(app, 'POST /feedback', { body, headers: from(address) })
    const sent = []
    for (let index = 0; index < 80; index += 1) sent.push(await send(`2001:db8:1:${index.toString(16)}::1`))
    expect(statuses(sent)).toEqual(Array<number>(80).fill(201))
    const late = await send('2001:db8:1:ffff::1')
    expect(late).toMatchObject({
      status: 429,
      body: { message: 'Too many attempts. Please try again in 60 minutes.' },
    })
    expect(late.headers.get('retry-after')).toBe('3600')
    expect((await send('2001:db8:2::1')).status).toBe(201)
    app.setTime(new Date(testNow.getTime() + 4 * quarterMs))
    expect((await send('2001:db8:1:ffff::1')).status).toBe(201)
  })

  test('a subnet of a /48 network has the limit of an address, and successful logins count for neither', async () => {
    const { email, password } = await makeConfirmedAccount(app)
    for (let index = 0; index < 5; index += 1)
      expect((await logIn(email, password, '2001:db8:1:2::1')).status).toBe(200)
    const guesses = await Promise.all(
      Array.from({ length: 51 }, (_, index) =>
        logIn(`nobody.${index}@club.test`, 'guess', `2001:db8:1:2::${index}`),
      ),
    )
    expect(statuses(guesses).filter((status) => status === 401)).toHaveLength(50)
    expect((await logIn('nobody@club.test', 'guess', '2001:db8:1:3::1')).status).toBe(401)
  })

  test('two instances share the limits', async () => {
    const other = await start()
    const guess = (target: RunningApp) =>
      call(target, 'POST /auth/login', { body: { email: 'nobody@club.test', password: 'guess' } })
    const answers = await Promise.all(
      [app, other].flatMap((one) => Array.from({ length: 8 }, () => guess(one))),
    )
    expect(statuses(answers).filter((status) => status === 401)).toHaveLength(10)
    await other.close()
  })

  test('expired limits are deleted', async () => {
    await logIn('nobody@club.test', 'guess')
    expect(await database.db.$count(rateLimits)).toBeGreaterThan(0)
    const now = new Date(testNow.getTime() + 24 * 3_600_000)
    await removeExpired({ db: database.db, clock: { now: () => now } })
    expect(await database.db.$count(rateLimits)).toBe(0)
  })
})

test('X-Forwarded-For is ignored without a trusted proxy', async () => {
  const app = await makeApp({ limitFactor: 1 })
  const guesses = await Promise.all(
    Array.from({ length: 55 }, (_, index) =>
      call(app, 'POST /auth/login', {
        body: { email: `nobody.${index}@club.test`, password: 'guess' },
        headers: { 'x-forwarded-for': `192.0.2.${index}` },
      }),
    ),
  )
  await app.close()
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(5)
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (address, household) => {
  expect(subnetOf(address)).toBe(household)
})

test.each([
  ['192.0.2.1', null],
  ['::ffff:192.0.2.1', null],
  ['2001:DB8:1:2::9', '2001:db8:1'],
  ['2001:db8::9', '2001:db8:0'],
])('%s belongs to the /48 network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
