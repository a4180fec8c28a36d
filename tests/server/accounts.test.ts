import { createTRPCClient, httpLink, TRPCClientError } from '@trpc/client'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessions, users } from '../../server/db/accountTables.ts'
import type { AppRouter } from '../../server/routers/appRouter.ts'
import { call, makeAccount } from '../support/callServer.ts'
import { makeApp, type RunningApp, testNow } from '../support/makeApp.ts'
import { databaseKinds } from '../support/openTestDatabase.ts'

const dayMs = 86_400_000
const passwordCommon = 'This password is too easy to guess. Please choose another one.'

describe.each(databaseKinds)('accounts on %s', (kind) => {
  let app: RunningApp

  beforeAll(async () => {
    app = await makeApp({ kind })
  })
  afterAll(() => app.close())

  const valid = () => ({
    email: `anna.${crypto.randomUUID()}@club.test`,
    password: 'kick-off',
    username: 'Anna',
  })
  const meWith = async (token?: string) => (await call(app, 'GET /user/me', { token })).status

  describe('registering', () => {
    test('creates an account with a team and opens a session', async () => {
      const input = { ...valid(), teamName: 'Northgate' }
      const { status, body } = await call(app, 'POST /auth/register', { body: input })
      expect(status).toBe(200)
      const { token, user } = body as { token: string; user: Record<string, unknown> }
      expect(token).toMatch(/^[\w-]{43}$/)
      expect(user).toEqual({ id: user.id, email: input.email, username: 'Anna', isGuest: false })
      const me = await call(app, 'GET /user/me', { token })
      expect(me.body).toEqual({ user, credits: 0 })
      const team = await call(app, 'GET /user/team', { token })
      expect(team.body).toEqual({ team: { name: 'Northgate', logoUrl: '/logo.png', logo: '/logo.png' } })
    })

    test('the team name defaults to Your Club', async () => {
      const { token } = await makeAccount(app)
      expect((await call(app, 'GET /user/team', { token })).body).toMatchObject({
        team: { name: 'Your Club' },
      })
    })

    test('of concurrent registrations with one email and password, all open sessions of one account', async () => {
      const body = valid()
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => call(app, 'POST /auth/register', { body })),
      )
      const sessionsOf = answers.map((answer) => answer.body as { token: string; user: { id: string } })
      expect(answers.map(({ status }) => status)).toEqual(Array<number>(12).fill(200))
      expect(new Set(sessionsOf.map(({ user }) => user.id)).size).toBe(1)
      expect(new Set(sessionsOf.map(({ token }) => token)).size).toBe(12)
    })

    test.each([
      [{ email: undefined }, 'Email is required'],
      [{ email: '   ' }, 'Email is required'],
      [{ email: 7 }, 'Email is required'],
      [{ email: 'anna at club' }, 'Please enter a valid email address'],
      [{ email: 'anna@club' }, 'Please enter a valid email address'],
      [{ email: 'an na@club.test' }, 'Please enter a valid email address'],
      [{ email: 'anna@club.test,eve@club.test' }, 'Please enter a valid email address'],
      [{ email: 'anna@club.test\r\nBcc: eve@club.test' }, 'Please enter a valid email address'],
      [{ email: `${'a'.repeat(250)}@club.test` }, 'Please enter a valid email address'],
      [{ username: undefined }, 'Username is required'],
      [{ username: '  ' }, 'Username is required'],
      [{ username: ['Anna'] }, 'Username is required'],
      [{ username: '\u200b\u202e\u3164' }, 'Username is required'],
      [{ username: '\u2067'.repeat(40) }, 'Username is required'],
      [{ username: 'An\u202ena' }, 'Username must not contain control or invisible characters'],
      [{ username: 'A'.repeat(31) }, 'Username must be at most 30 characters long'],
      [{ username: 'An\u0007na' }, 'Username must not contain control or invisible characters'],
      [{ password: undefined }, 'Password is required'],
      [{ password: '' }, 'Password is required'],
      [{ password: 123456 }, 'Password is required'],
      [{ password: '12345' }, 'Password must be at least 6 characters long'],
      [{ password: 'x'.repeat(201) }, 'Password must be at most 200 characters long'],
      [{ password: '123456' }, passwordCommon],
      [{ password: 'Password1' }, passwordCommon],
      [{ password: 'ARSENAL' }, passwordCommon],
      [{ email: 'katharina@club.test', password: 'Katharina1990!' }, passwordCommon],
      [{ username: 'Grete Meyer', password: 'gretemeyer7' }, passwordCommon],
      [{ teamName: 'Northgate', password: 'northgate_99' }, passwordCommon],
      [{ teamName: ' ' }, 'Team name is required'],
      [{ teamName: '\u200f\u2800' }, 'Team name is required'],
      [{ teamName: 'N'.repeat(41) }, 'Team name must be at most 40 characters long'],
      [{ teamName: {} }, 'Team name is required'],
    ])('%j is refused: %s', async (fields, message) => {
      const answer = await call(app, 'POST /auth/register', { body: { ...valid(), ...fields } })
      expect(answer).toMatchObject({ status: 400, body: { message } })
    })

    test.each([
      [{}, 'Email is required'],
      [{ email: 'x' }, 'Username is required'],
      [{ email: 'x', username: ' ', password: '' }, 'Username is required'],
      [{ email: 'x', username: 'Anna' }, 'Please enter a valid email address'],
      [{ email: 'a@club.test', username: 'Anna', teamName: ' ' }, 'Password is required'],
      [{ email: 'a@club.test', username: 'Anna', password: '12345', teamName: ' ' }, /^Password must be/],
    ])('of several errors in %j the first is reported: %s', async (body, message) => {
      const answer = await call(app, 'POST /auth/register', { body })
      expect((answer.body as { message: string }).message).toMatch(message)
      const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: `${app.url}/api/trpc` })] })
      await expect(client.auth.register.mutate(body as never)).rejects.toThrow(message)
    })

    test('unknown fields are ignored', async () => {
      const extra = { id: crypto.randomUUID(), isAdmin: true, credits: 500, passwordHash: 'x', isGuest: true }
      const { body } = await call(app, 'POST /auth/register', { body: { ...valid(), ...extra } })
      const { token, user } = body as { token: string; user: { id: string } }
      expect(user.id).not.toBe(extra.id)
      expect((await call(app, 'GET /user/me', { token })).body).toEqual({ user, credits: 0 })
    })

    test('neither password nor token is stored in the database or logged', async () => {
      const account = await makeAccount(app, { password: 'a very secret pass phrase' })
      const [row] = await app.db.select().from(users).where(eq(users.id, account.id))
      expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
      const stored = JSON.stringify([row, await app.db.select().from(sessions)])
      for (const secret of [account.password, account.token]) {
        expect(stored).not.toContain(secret)
        expect(app.logged.join('\n')).not.toContain(secret)
      }
    })
  })

  describe('logging in', () => {
    test('returns a new token for email and password, regardless of the case of the email', async () => {
      const account = await makeAccount(app)
      const { status, body } = await call(app, 'POST /auth/login', {
        body: { email: account.email.toUpperCase(), password: account.password },
      })
      expect(status).toBe(200)
      const { token, user } = body as { token: string; user: object }
      expect(token).not.toBe(account.token)
      expect(user).toMatchObject({ id: account.id, email: account.email, isGuest: false })
      expect(await meWith(token)).toBe(200)
      expect(await meWith(account.token)).toBe(200)
    })

    test('a wrong password and an unknown email get the same message', async () => {
      const { email, password } = await makeAccount(app)
      const message = 'That email or password isn’t right.'
      const cases = [
        { email, password: `${password} ` },
        { email, password: password.toUpperCase() },
        { email: 'nobody@club.test', password },
        { email: "' or 1=1 --", password },
      ]
      for (const body of cases)
        expect(await call(app, 'POST /auth/login', { body })).toMatchObject({
          status: 401,
          body: { message },
        })
    })

    test.each([
      [{}, 'Email is required'],
      [{ email: 'a@b.test' }, 'Password is required'],
      [{ email: '', password: '' }, 'Email is required'],
      [{ email: { $ne: null }, password: 'secret' }, 'Email is required'],
      [{ email: 'a@b.test', password: ['secret'] }, 'Password is required'],
      [[], 'Email is required'],
    ])('%j is refused: %s', async (body, message) => {
      const answer = await call(app, 'POST /auth/login', { body })
      expect(answer.status).toBe(400)
      if (!Array.isArray(body)) expect(answer.body).toEqual({ message })
    })
  })

  describe('tokens', () => {
    const protectedCalls = [
      'GET /user/me',
      'PUT /user/profile',
      'GET /user/team',
      'PUT /user/team',
      'POST /auth/log-out',
      'POST /auth/log-out-everywhere',
      'GET /auth/sessions',
      'POST /auth/end-session',
      'POST /auth/change-password',
      'POST /user/delete',
      'POST /users/award-credits',
    ]

    test.each([
      ['no token', undefined],
      ["a guest's token", 'guest_x7k2'],
      ['a forged token', 'A'.repeat(43)],
      ['a token of 5,000 characters', 'A'.repeat(5000)],
      ['SQL injection', "'or'1'='1"],
      ['a hash instead of a token', 'a'.repeat(64)],
    ])('%s is a 401 at every protected route', async (_name, token) => {
      for (const target of protectedCalls) {
        const body = target.startsWith('GET') ? undefined : {}
        expect(await call(app, target, { token, body })).toMatchObject({
          status: 401,
          body: { message: 'Please log in.' },
        })
      }
    })

    test('the token must be sent as a bearer token', async () => {
      const { token } = await makeAccount(app)
      for (const authorization of [token, `Basic ${token}`, `Bearer ${token} x`, 'Bearer', 'Bearer  ']) {
        const { status } = await call(app, 'GET /user/me', { headers: { authorization } })
        expect(status).toBe(401)
      }
      const { status } = await call(app, 'GET /user/me', { headers: { authorization: `bearer ${token}` } })
      expect(status).toBe(200)
    })

    test('logging out revokes this token and no other', async () => {
      const account = await makeAccount(app)
      const second = await call(app, 'POST /auth/login', { body: account })
      const { token } = second.body as { token: string }
      expect(await call(app, 'POST /auth/log-out', { token })).toMatchObject({
        status: 200,
        body: { loggedOut: true },
      })
      expect(await meWith(token)).toBe(401)
      expect((await call(app, 'POST /auth/log-out', { token })).status).toBe(401)
      expect(await meWith(account.token)).toBe(200)
    })

    test('a session expires after 30 days without use, and after 180 days in any case', async () => {
      const after = (days: number) => {
        app.setTime(new Date(testNow.getTime() + days * dayMs))
      }
      const [unused, used] = [await makeAccount(app), await makeAccount(app)]
      after(29)
      expect(await meWith(used.token)).toBe(200)
      after(30)
      expect(await meWith(unused.token)).toBe(401)
      for (const day of [50, 75, 100, 125, 150, 175, 179.9]) {
        after(day)
        expect(await meWith(used.token)).toBe(200)
      }
      after(180)
      expect(await meWith(used.token)).toBe(401)
      after(0)
    })
  })

  describe('the profile', () => {
    test('changes the username and nothing else', async () => {
      const { token, id, email } = await makeAccount(app)
      const body = { username: ' Ben ', email: 'eve@club.test', id: crypto.randomUUID() }
      const user = { id, email, username: 'Ben', isGuest: false }
      expect(await call(app, 'PUT /user/profile', { token, body })).toMatchObject({
        status: 200,
        body: { user },
      })
      expect((await call(app, 'GET /user/me', { token })).body).toMatchObject({ user })
    })

    test.each([
      [{}],
      [{ username: '' }],
      [{ username: 5 }],
      [{ username: 'x'.repeat(31) }],
      [{ username: '\u202e' }],
      [null],
      [[]],
    ])('%j is refused', async (body) => {
      const { token } = await makeAccount(app)
      expect((await call(app, 'PUT /user/profile', { token, body })).status).toBe(400)
    })
  })

  test('tRPC returns the same results and errors as REST', async () => {
    const { token, id } = await makeAccount(app)
    const clientOf = (bearer: string) =>
      createTRPCClient<AppRouter>({
        links: [httpLink({ url: `${app.url}/api/trpc`, headers: { authorization: `Bearer ${bearer}` } })],
      })
    const client = clientOf(token)
    const [me, team] = await Promise.all([client.user.me.query(), client.user.team.query()])
    expect(me.user.id).toBe(id)
    expect(team.team.name).toBe('Your Club')
    expect(await client.site.config.query()).toEqual({
      analyticsUrl: null,
      adClient: null,
      adSlot: null,
    })
    expect(await client.auth.logOut.mutate()).toEqual({ loggedOut: true })
    const refusal: unknown = await client.user.me.query().catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(TRPCClientError)
    expect(refusal).toMatchObject({ message: 'Please log in.', data: { httpStatus: 401 } })
    await expect(clientOf('guest_1').user.team.query()).rejects.toThrow('Please log in.')
    await expect(
      client.auth.register.mutate({ email: 'a@b.test', username: 'A', password: '123' }),
    ).rejects.toThrow('Password must be at least 6 characters long')
  })

  test('a body that is too large is a 413 over tRPC and REST', async () => {
    const body = { ...valid(), username: 'x'.repeat(200_000) }
    expect((await call(app, 'POST /auth/register', { body })).status).toBe(413)
    const trpc = await fetch(`${app.url}/api/trpc/auth.register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(trpc.status).toBe(413)
  })
})
