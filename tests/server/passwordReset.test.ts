import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../server/db/openDatabase.ts'
import { passwordResets } from '../../server/db/schema.ts'
import { call, makeAccount } from '../support/callServer.ts'
import { makeApp, type RunningApp, testNow } from '../support/makeApp.ts'
import { databaseKinds, openTestDatabase } from '../support/openTestDatabase.ts'

describe.each(databaseKinds)('a forgotten password on %s', (kind) => {
  let database: OpenDatabase
  let app: RunningApp

  beforeAll(async () => {
    database = await openTestDatabase(kind)
    app = await makeApp({ db: database.db })
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })

  const forgot = (email: unknown) => call(app, 'POST /auth/forgot-password', { body: { email } })
  const reset = (token: unknown, password: unknown) =>
    call(app, 'POST /auth/reset-password', { body: { token, password } })
  const logIn = async (email: string, password: string) =>
    (await call(app, 'POST /auth/login', { body: { email, password } })).status

  async function tokenMailedTo(email: string): Promise<string> {
    const mail = (await app.mails()).findLast(({ to }) => to === email)
    return /https:\/\/floodlight\.test\/forgot-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }

  test('a link by mail sets a new password and ends every session', async () => {
    const { email, password, token: session } = await makeAccount(app)
    const answer = await forgot(email.toUpperCase())
    expect(answer.status).toBe(200)
    const token = await tokenMailedTo(email)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await reset(token, 'a new password')).toMatchObject({ status: 200 })
    expect((await call(app, 'GET /user/me', { token: session })).status).toBe(401)
    expect(await logIn(email, password)).toBe(401)
    expect(await logIn(email, 'a new password')).toBe(200)
  })

  test('an unknown email gets the same answer and no mail', async () => {
    const { email } = await makeAccount(app)
    const before = (await app.mails()).length
    const known = await forgot(email)
    const unknown = await forgot('nobody@club.test')
    expect(unknown.status).toBe(known.status)
    expect(unknown.body).toEqual(known.body)
    const names = ({ headers }: typeof known) => [...headers.keys()].sort()
    expect(names(unknown)).toEqual(names(known))
    expect((await app.mails()).length).toBe(before + 1)
  })

  test('a link works once, also when it is used twice at the same time', async () => {
    const { email } = await makeAccount(app)
    await forgot(email)
    const token = await tokenMailedTo(email)
    const answers = await Promise.all(['first one', 'second one'].map((password) => reset(token, password)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await reset(token, 'third one')).toMatchObject({
      status: 400,
      body: { message: 'This link is not valid any more. Please ask for a new one.' },
    })
  })

  test('using one link makes the others worthless', async () => {
    const { email } = await makeAccount(app)
    await forgot(email)
    const first = await tokenMailedTo(email)
    await forgot(email)
    const second = await tokenMailedTo(email)
    expect(first).not.toBe(second)
    expect((await reset(second, 'a new password')).status).toBe(200)
    expect((await reset(first, 'another password')).status).toBe(400)
  })

  test('a link is worth nothing after an hour', async () => {
    const { email, password } = await makeAccount(app)
    await forgot(email)
    const token = await tokenMailedTo(email)
    app.setTime(new Date(testNow.getTime() + 3_600_000))
    expect((await reset(token, 'a new password')).status).toBe(400)
    app.setTime(testNow)
    expect(await logIn(email, password)).toBe(200)
  })

  test('the database does not hold the token, the log neither token nor address', async () => {
    const { email } = await makeAccount(app)
    await forgot(email)
    const token = await tokenMailedTo(email)
    expect(JSON.stringify(await database.db.select().from(passwordResets))).not.toContain(token)
    expect(app.logged.join('\n')).not.toContain(token)
    expect(app.logged.join('\n')).not.toContain(email)
  })

  test.each([
    [{}, 'The link is not complete.'],
    [{ token: '', password: 'kick-off' }, 'The link is not complete.'],
    [{ token: 5, password: 'kick-off' }, 'The link is not complete.'],
    [{ token: 'x' }, 'Password is required'],
    [{ token: 'x', password: '12345' }, 'Password must be at least 6 characters long'],
    [{ token: 'x', password: 'Qwerty' }, /^This password is one of the first that are guessed/],
    [
      { token: 'guest_1', password: 'kick-off' },
      'This link is not valid any more. Please ask for a new one.',
    ],
  ])('%j is refused: %s', async (body, message) => {
    const answer = await call(app, 'POST /auth/reset-password', { body })
    expect(answer.status).toBe(400)
    expect((answer.body as { message: string }).message).toMatch(message)
  })

  test.each([undefined, '', 'nobody', 5, null, ['a@b.test']])('no mail to %j', async (email) => {
    expect((await forgot(email)).status).toBe(400)
  })
})
