import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { recoveryCodes, secondFactors } from '../../server/db/accountTables.ts'
import { runOrder } from '../../server/services/operatorSessions.ts'
import { codeOf, switchOnTwoStep } from '../support/authenticator.ts'
import { type Account, call, makeAccount, makeConfirmedAccount } from '../support/callServer.ts'
import { makeApp, type RunningApp, testNow } from '../support/makeApp.ts'
import { databaseKinds } from '../support/openTestDatabase.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// Hashes of passwords and recovery codes.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const wrongPassword = { status: 403, body: { message: 'That password isn’t right.' } }

describe.each(databaseKinds)('switching two-step login on and off on %s', (kind) => {
  let app: RunningApp
  let account: Account

  beforeAll(async () => {
    app = await makeApp({ kind })
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    account = await makeConfirmedAccount(app)
  })

  const start = ({ token, password } = account) =>
    call(app, 'POST /auth/two-step/start', { token, body: { password } })
  const switchOn = (code: unknown) =>
    call(app, 'POST /auth/two-step/switch-on', { token: account.token, body: { code } })
  const switchOff = (password: string) =>
    call(app, 'POST /auth/two-step/switch-off', { token: account.token, body: { password } })
  const stateOf = async ({ token } = account) => (await call(app, 'GET /auth/two-step', { token })).body
  const logIn = ({ email, password } = account) =>
    call(app, 'POST /auth/login', { body: { email, password } })
  const secretOf = async () => ((await start()).body as { secret: string }).secret
  const noticesTo = async (email: string) =>
    (await app.sentMails()).filter(({ to, subject }) => to === email && subject.includes('Two-step'))

  test('the secret comes as text and as an address for apps, and is on only with a code', async () => {
    expect(await stateOf()).toEqual({ state: 'off', recoveryCodes: 0 })
    const { secret, address } = (await start()).body as { secret: string; address: string }
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const { protocol, host, pathname, searchParams } = new URL(address)
    expect([protocol, host, decodeURIComponent(pathname)]).toEqual([
      'otpauth:',
      'totp',
      `/Floodlight:${account.email}`,
    ])
    expect(Object.fromEntries(searchParams)).toEqual({
      issuer: 'Floodlight',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
    expect(await stateOf()).toEqual({ state: 'off', recoveryCodes: 0 })
    expect((await logIn()).status).toBe(200)

    expect(await switchOn('000000')).toMatchObject({
      status: 403,
      body: { message: 'That code isn’t right.' },
    })
    expect((await logIn()).status).toBe(200)
    const answer = await switchOn(codeOf(secret, testNow))
    expect(answer.status).toBe(200)
    const codes = (answer.body as { recoveryCodes: string[] }).recoveryCodes
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[a-hj-km-np-z2-9]{5}-[a-hj-km-np-z2-9]{5}$/)
    expect(await stateOf()).toEqual({ state: 'on', recoveryCodes: 10 })
    expect((await logIn()).status).toBe(428)
  })

  test('the database has neither the secret nor a recovery code', async () => {
    const made = await switchOnTwoStep(app, account, testNow)
    const [factor] = await app.db.select().from(secondFactors).where(eq(secondFactors.userId, account.id))
    const hashes = await app.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, account.id))
    expect(hashes).toHaveLength(10)
    for (const { hash } of hashes) expect(hash).toMatch(/^\$argon2id\$/)
    const stored = JSON.stringify([factor, hashes])
    expect(stored).not.toContain(made.secret)
    for (const code of made.recoveryCodes) expect(stored).not.toContain(code.replace('-', ''))
  })

  test('starting again replaces the secret, and no longer takes codes of the first', async () => {
    const [first, second] = [await secretOf(), await secretOf()]
    expect((await switchOn(codeOf(first, testNow))).status).toBe(403)
    expect((await switchOn(codeOf(second, testNow))).status).toBe(200)
  })

  test('of parallel codes one switches it on, and its recovery codes count', async () => {
    const code = codeOf(await secretOf(), testNow)
    const answers = await Promise.all([switchOn(code), switchOn(code), switchOn(code)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const [passed] = answers.filter(({ status }) => status === 200)
    const { recoveryCodes: codes } = passed?.body as { recoveryCodes: string[] }
    expect(await stateOf()).toEqual({ state: 'on', recoveryCodes: 10 })
    const body = { email: account.email, password: account.password, code: codes[0] }
    expect((await call(app, 'POST /auth/login', { body })).status).toBe(200)
  })

  test('it can be started neither twice nor without the password', async () => {
    expect(await start({ ...account, password: 'not this one' })).toMatchObject(wrongPassword)
    expect(await switchOn('123456')).toMatchObject({
      status: 409,
      body: { message: 'This page is out of date. Please start again.' },
    })
    await switchOnTwoStep(app, account, testNow)
    expect(await start()).toMatchObject({ status: 409, body: { message: 'Two-step login is on already.' } })
    expect((await switchOn('123456')).status).toBe(409)
  })

  test.each([[undefined], [''], [123456], [['123456']], [{}], ['1'.repeat(41)]])(
    '%j for the first code is refused',
    async (code) => {
      await start()
      expect((await switchOn(code)).status).toBe(400)
    },
  )

  test('a stranger could have locked an email that is not theirs: it has to be confirmed first', async () => {
    const unconfirmed = await makeAccount(app)
    expect(await stateOf(unconfirmed)).toEqual({ state: 'unconfirmed', recoveryCodes: 0 })
    expect(await start(unconfirmed)).toMatchObject({
      status: 403,
      body: { message: 'Confirm your email first, by the link in the mail that we sent you.' },
    })
  })

  test('a server without a key does not offer it', async () => {
    const keyless = await makeApp({ db: app.db, twoStepKey: null })
    const { token, password } = account
    expect((await call(keyless, 'GET /auth/two-step', { token })).body).toMatchObject({
      state: 'unavailable',
    })
    const answer = await call(keyless, 'POST /auth/two-step/start', { token, body: { password } })
    expect(answer).toMatchObject({
      status: 403,
      body: { message: 'Two-step login is not offered on this site.' },
    })
    await keyless.close()
  })

  test('switching it on or off ends all other sessions, and mails the owner', async () => {
    const other = ((await logIn()).body as { token: string }).token
    const made = await switchOnTwoStep(app, account, testNow)
    expect((await call(app, 'GET /user/me', { token: other })).status).toBe(401)
    expect((await call(app, 'GET /user/me', { token: account.token })).status).toBe(200)
    const [on, ...none] = await noticesTo(account.email)
    expect(on?.subject).toBe('Two-step login is on for your Floodlight account')
    expect(on?.text).toContain('https://floodlight.test/forgot-password')
    expect(none).toEqual([])

    const body = { email: account.email, password: account.password, code: made.recoveryCodes[0] }
    const again = (await call(app, 'POST /auth/login', { body })).body as { token: string }
    expect(await switchOff('not this one')).toMatchObject(wrongPassword)
    expect((await logIn()).status).toBe(428)
    expect(await switchOff(account.password)).toMatchObject({ status: 200 })
    expect((await call(app, 'GET /user/me', { token: again.token })).status).toBe(401)
    expect((await logIn()).status).toBe(200)
    expect((await noticesTo(account.email)).at(-1)?.subject).toBe(
      'Two-step login is off for your Floodlight account',
    )
    // Off already: nothing to tell.
    expect((await switchOff(account.password)).status).toBe(200)
    expect(await noticesTo(account.email)).toHaveLength(2)
  })

  test('deleting the account deletes it', async () => {
    const { secret } = await switchOnTwoStep(app, account, testNow)
    const { token, password, id } = account
    expect((await call(app, 'POST /user/delete', { token, body: { password } })).status).toBe(200)
    expect(await app.db.$count(secondFactors, eq(secondFactors.userId, id))).toBe(0)
    expect(await app.db.$count(recoveryCodes, eq(recoveryCodes.userId, id))).toBe(0)
    const again = await makeAccount(app, { email: account.email, password })
    expect(again.id).not.toBe(id)
    expect(app.logged.join()).not.toContain(secret)
  })

  test('ten wrong codes or passwords are allowed', async () => {
    const strict = await makeApp({ db: app.db, limitFactor: 1 })
    const { token, password } = account
    const secret = await secretOf()
    const send = (target: string, body: object) => call(strict, target, { token, body })
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await send('POST /auth/two-step/switch-on', { code: '000000' })).status).toBe(403)
      const target = guess % 2 === 0 ? 'start' : 'switch-off'
      expect((await send(`POST /auth/two-step/${target}`, { password: 'not this one' })).status).toBe(403)
    }
    const code = codeOf(secret, testNow)
    expect((await send('POST /auth/two-step/switch-on', { code })).status).toBe(429)
    expect((await send('POST /auth/two-step/start', { password })).status).toBe(429)
    expect((await send('POST /auth/two-step/switch-off', { password })).status).toBe(429)
    await strict.close()
  })

  test('the operator switches it off for an owner who has lost app and codes', async () => {
    const stranger = await makeConfirmedAccount(app)
    for (const one of [account, stranger]) await switchOnTwoStep(app, one, testNow)
    const run = (order: 'list' | 'two-step-off') => runOrder(app.db, { order, email: account.email }, testNow)
    expect(await run('list')).toContain('(email confirmed, two-step login)')
    expect(await run('two-step-off')).toBe('Two-step login is off.\n')
    expect(await run('two-step-off')).toBe('Two-step login was not on.\n')
    expect((await logIn()).status).toBe(200)
    expect((await logIn(stranger)).status).toBe(428)
  })
})
