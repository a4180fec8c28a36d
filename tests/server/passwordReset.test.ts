import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { passwordResets } from '../../server/db/accountTables.ts'
import { call, makeAccount, tokenMailedTo } from '../support/callServer.ts'
import { makeApp, type RunningApp, testNow } from '../support/makeApp.ts'
import { databaseKinds } from '../support/openTestDatabase.ts'

describe.each(databaseKinds)('resetting a password on %s', (kind) => {
  let app: RunningApp

  beforeAll(async () => {
    app = await makeApp({ kind })
  })
  afterAll(() => app.close())

  const forgot = (email: unknown) => call(app, 'POST /auth/forgot-password', { body: { email } })
  const reset = (token: unknown, password: unknown) =>
    call(app, 'POST /auth/reset-password', { body: { token, password } })
  const logIn = async (email: string, password: string) =>
    (await call(app, 'POST /auth/login', { body: { email, password } })).status

  const mailedToken = (email: string) => tokenMailedTo(app, email, 'forgot-password')

  test('an emailed link sets a new password and ends all sessions', async () => {
    const { email, password, token: session } = await makeAccount(app)
    const answer = await forgot(email.toUpperCase())
    expect(answer.status).toBe(200)
    const token = await mailedToken(email)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await reset(token, 'a new password')).toMatchObject({ status: 200 })
    expect((await call(app, 'GET /user/me', { token: session })).status).toBe(401)
    expect(await logIn(email, password)).toBe(401)
    expect(await logIn(email, 'a new password')).toBe(200)
  })

  test('an unknown email gets the same response and no email', async () => {
    const { email } = await makeAccount(app)
    const before = (await app.sentMails()).length
    const known = await forgot(email)
    const unknown = await forgot('nobody@club.test')
    expect(unknown.status).toBe(known.status)
    expect(unknown.body).toEqual(known.body)
    const names = ({ headers }: typeof known) => [...headers.keys()].sort()
    expect(names(unknown)).toEqual(names(known))
    expect((await app.sentMails()).length).toBe(before + 1)
  })

  test('a link works once, even if used twice concurrently', async () => {
    const { email } = await makeAccount(app)
    await forgot(email)
    const token = await mailedToken(email)
    const answers = await Promise.all(['first one', 'second one'].map((password) => reset(token, password)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await reset(token, 'third one')).toMatchObject({
      status: 400,
      body: { message: 'This link no longer works. Please ask for a new one.' },
    })
  })

  test('a new password that is the username is refused, and the link works on', async () => {
    const { email } = await makeAccount(app, { username: 'Grete Meyer' })
    await forgot(email)
    const token = await mailedToken(email)
    expect(await reset(token, 'GreteMeyer1990')).toMatchObject({
      status: 400,
      body: { message: 'This password is too easy to guess. Please choose another one.' },
    })
    expect(await reset(token, 'a new password')).toMatchObject({ status: 200 })
  })

  test('using one link invalidates the others', async () => {
    const { email } = await makeAccount(app)
    await forgot(email)
    const first = await mailedToken(email)
    await forgot(email)
    const second = await mailedToken(email)
    expect(first).not.toBe(second)
    expect((await reset(second, 'a new password')).status).toBe(200)
    expect((await reset(first, 'another password')).status).toBe(400)
  })

  test('a link expires after an hour', async () => {
    const { email, password } = await makeAccount(app)
    await forgot(email)
    const token = await mailedToken(email)
    app.setTime(new Date(testNow.getTime() + 3_600_000))
    expect((await reset(token, 'a new password')).status).toBe(400)
    app.setTime(testNow)
    expect(await logIn(email, password)).toBe(200)
  })

  test('the token is not stored in the database, and neither token nor address is logged', async () => {
    const { email } = await makeAccount(app)
    await forgot(email)
    const token = await mailedToken(email)
    expect(JSON.stringify(await app.db.select().from(passwordResets))).not.toContain(token)
    expect(app.logged.join('\n')).not.toContain(token)
    expect(app.logged.join('\n')).not.toContain(email)
  })

  test.each([
    [{}, 'The link is not complete.'],
    [{ token: '', password: 'kick-off' }, 'The link is not complete.'],
    [{ token: 5, password: 'kick-off' }, 'The link is not complete.'],
    [{ token: 'x' }, 'Password is required'],
    [{ token: 'x', password: '12345' }, 'Password must be at least 6 characters long'],
    [{ token: 'x', password: 'Qwerty' }, /^This password is too easy to guess/],
    [{ token: 'guest_1', password: 'kick-off' }, 'This link no longer works. Please ask for a new one.'],
  ])('%j is refused: %s', async (body, message) => {
    const answer = await call(app, 'POST /auth/reset-password', { body })
    expect(answer.status).toBe(400)
    expect((answer.body as { message: string }).message).toMatch(message)
  })

  test.each([undefined, '', 'nobody', 5, null, ['a@b.test']])('no email is sent to %j', async (email) => {
    expect((await forgot(email)).status).toBe(400)
  })
})
