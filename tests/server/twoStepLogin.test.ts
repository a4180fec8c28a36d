import { createTRPCClient, httpLink } from '@trpc/client'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AppRouter } from '../../server/routers/appRouter.ts'
import { codeOf, switchOnTwoStep } from '../support/authenticator.ts'
import {
  type Account,
  call,
  makeAccount,
  makeConfirmedAccount,
  tokenMailedTo,
} from '../support/callServer.ts'
import { makeApp, type RunningApp, testNow } from '../support/makeApp.ts'
import { databaseKinds } from '../support/openTestDatabase.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// Hashes of passwords and recovery codes.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const stepMs = 30_000
const codeNeeded = {
  status: 428,
  body: { message: 'Enter the code of your authenticator app, or a recovery code.' },
}
const wrongCode = { status: 401, body: { message: 'That code isn’t right, or it has been used already.' } }

describe.each(databaseKinds)('logging in with two-step login on %s', (kind) => {
  let app: RunningApp
  let account: Account
  let secret: string
  let recoveryCodes: string[]
  let now = testNow

  /** Advances the clock by steps of 30 seconds. */
  const wait = (steps: number) => {
    now = new Date(now.getTime() + steps * stepMs)
    app.setTime(now)
  }
  const codeAt = (steps: number) => codeOf(secret, new Date(now.getTime() + steps * stepMs))
  const logIn = (code?: unknown, password = account.password, site = app) =>
    call(site, 'POST /auth/login', { body: { email: account.email, password, code } })

  beforeAll(async () => {
    app = await makeApp({ kind })
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    account = await makeConfirmedAccount(app)
    ;({ secret, recoveryCodes } = await switchOnTwoStep(app, account, now))
    // The code that has switched it on is used.
    wait(3)
  })

  test('the password alone asks for a code, and opens no session', async () => {
    expect(await logIn()).toMatchObject(codeNeeded)
    expect(await logIn('')).toMatchObject(codeNeeded)
    const { body } = await call(app, 'GET /auth/sessions', { token: account.token })
    expect((body as { sessions: unknown[] }).sessions).toHaveLength(1)
  })

  test('a code of the app opens a session, over REST and tRPC', async () => {
    const rest = await logIn(codeAt(0))
    expect(rest).toMatchObject({ status: 200, body: { user: { id: account.id } } })
    const { token } = rest.body as { token: string }
    expect((await call(app, 'GET /user/me', { token })).status).toBe(200)
    wait(1)
    const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: `${app.url}/api/trpc` })] })
    const login = { email: account.email, password: account.password }
    await expect(client.auth.login.mutate(login)).rejects.toMatchObject({ data: { httpStatus: 428 } })
    expect(await client.auth.login.mutate({ ...login, code: codeAt(0) })).toHaveProperty('token')
  })

  test.each([
    [-2, 401],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 401],
  ])('a code %i steps from now is answered by %i', async (steps, status) => {
    expect((await logIn(codeAt(steps))).status).toBe(status)
  })

  test('a code counts once, and none before it counts any more', async () => {
    expect((await logIn(codeAt(0))).status).toBe(200)
    expect(await logIn(codeAt(0))).toMatchObject(wrongCode)
    expect(await logIn(codeAt(-1))).toMatchObject(wrongCode)
    expect((await logIn(codeAt(1))).status).toBe(200)
  })

  test('the code that has switched it on does not log in', async () => {
    const other = await makeConfirmedAccount(app)
    const made = await switchOnTwoStep(app, other, now)
    const body = { email: other.email, password: other.password, code: codeOf(made.secret, now) }
    expect(await call(app, 'POST /auth/login', { body })).toMatchObject(wrongCode)
  })

  test('of two logins with one code at the same time, one passes', async () => {
    for (const code of [codeAt(0), recoveryCodes[0]]) {
      const answers = await Promise.all([logIn(code), logIn(code), logIn(code)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
    }
  })

  test('a recovery code logs in once, however it is written', async () => {
    const [first = '', second = ''] = recoveryCodes
    expect((await logIn(first)).status).toBe(200)
    expect(await logIn(first)).toMatchObject(wrongCode)
    expect((await logIn(` ${second.replace('-', ' ').toUpperCase()} `)).status).toBe(200)
    const { body } = await call(app, 'GET /auth/two-step', { token: account.token })
    expect(body).toEqual({ state: 'on', recoveryCodes: 8 })
  })

  test('a code with a space between its halves is the same code', async () => {
    expect((await logIn(`${codeAt(0).slice(0, 3)} ${codeAt(0).slice(3)}`)).status).toBe(200)
  })

  test('with a wrong password the answer is the same, with a code and without', async () => {
    const refused = { status: 401, body: { message: 'That email or password isn’t right.' } }
    expect(await logIn(undefined, 'not this one')).toMatchObject(refused)
    expect(await logIn(codeAt(0), 'not this one')).toMatchObject(refused)
    // The code was not used up.
    expect((await logIn(codeAt(0))).status).toBe(200)
  })

  test.each([
    ['000000x', 401],
    ['１２３４５６', 401],
    ['12345', 401],
    ['zzzzz-zzzzz', 401],
    ["' or 1=1 --", 401],
    [123456, 400],
    [['123456'], 400],
    [{ code: '123456' }, 400],
    [true, 400],
    [null, 400],
    ['1'.repeat(41), 400],
    ['12345\0', 400],
  ])('%j for a code is refused by %i', async (code, status) => {
    expect((await logIn(code)).status).toBe(status)
  })

  test('an account without it logs in as before, whatever the code', async () => {
    const other = await makeAccount(app)
    const body = { email: other.email, password: other.password, code: '123456' }
    expect((await call(app, 'POST /auth/login', { body })).status).toBe(200)
  })

  test('a code of another account does not log in', async () => {
    const other = await makeConfirmedAccount(app)
    const made = await switchOnTwoStep(app, other, now)
    wait(2)
    expect(await logIn(codeOf(made.secret, now))).toMatchObject(wrongCode)
    expect(await logIn(made.recoveryCodes[0])).toMatchObject(wrongCode)
  })

  test('ten wrong codes an hour are allowed, from all addresses together, and right ones count for none', async () => {
    const strict = await makeApp({
      db: app.db,
      limitFactor: 1,
      config: { mode: 'production', trustProxy: '1' },
    })
    strict.setTime(now)
    const from = (address: number, code?: string) => {
      const body = { email: account.email, password: account.password, code }
      return call(strict, 'POST /auth/login', {
        body,
        headers: { 'x-forwarded-for': `198.51.100.${address}` },
      })
    }
    for (let guess = 0; guess < 9; guess += 1) {
      expect((await from(guess, '000000')).status).toBe(401)
      expect((await from(guess)).status).toBe(428)
    }
    expect((await from(20, recoveryCodes[0])).status).toBe(200)
    expect((await from(21, '000000')).status).toBe(401)
    const late = await from(22, recoveryCodes[1])
    expect(late.status).toBe(429)
    // The hour began with the code that has switched it on, ninety seconds before.
    expect(late.headers.get('retry-after')).toBe('3510')
    wait(120)
    strict.setTime(now)
    expect((await from(22, recoveryCodes[1])).status).toBe(200)
    await strict.close()
  })

  test('wrong codes count as failed logins of their address', async () => {
    const strict = await makeApp({ db: app.db, limitFactor: 1 })
    strict.setTime(now)
    for (let guess = 0; guess < 10; guess += 1) {
      const [code, password] = guess % 2 === 0 ? ['000000', account.password] : [undefined, 'not this one']
      expect((await logIn(code, password, strict)).status).toBe(401)
    }
    expect((await logIn(codeAt(0), account.password, strict)).status).toBe(429)
    await strict.close()
  })

  test('the password alone, asked often, locks nobody out', async () => {
    const strict = await makeApp({ db: app.db, limitFactor: 1 })
    strict.setTime(now)
    for (let index = 0; index < 60; index += 1)
      expect((await logIn(undefined, account.password, strict)).status).toBe(428)
    expect((await logIn(codeAt(0), account.password, strict)).status).toBe(200)
    await strict.close()
  })

  test('registering with the email and the password opens no session', async () => {
    const body = { email: account.email, password: account.password, username: 'Anna' }
    expect(await call(app, 'POST /auth/register', { body })).toMatchObject({
      status: 428,
      body: { message: 'You have an account with two-step login already. Please log in.' },
    })
  })

  test('a password by mail, or a new one, leaves it on', async () => {
    await call(app, 'POST /auth/forgot-password', { body: { email: account.email } })
    const reset = await tokenMailedTo(app, account.email, 'forgot-password')
    const body = { token: reset, password: 'a second one' }
    expect((await call(app, 'POST /auth/reset-password', { body })).status).toBe(200)
    expect(await logIn(undefined, 'a second one')).toMatchObject(codeNeeded)
    const { token } = (await logIn(codeAt(0), 'a second one')).body as { token: string }
    const change = { currentPassword: 'a second one', password: 'a third one' }
    expect((await call(app, 'POST /auth/change-password', { token, body: change })).status).toBe(200)
    expect(await logIn(undefined, 'a third one')).toMatchObject(codeNeeded)
  })

  test('with another key of the server codes fail, recovery codes work, and the log says why', async () => {
    const moved = await makeApp({ db: app.db, twoStepKey: Buffer.alloc(32, 'other') })
    moved.setTime(now)
    expect(await logIn(codeAt(0), account.password, moved)).toMatchObject(wrongCode)
    expect(moved.logged.join()).toContain('the key is another one')
    expect((await logIn(recoveryCodes[0], account.password, moved)).status).toBe(200)
    await moved.close()
  })
})
