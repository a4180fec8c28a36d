import { createHash } from 'node:crypto'
import { createTRPCClient, httpLink } from '@trpc/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AppRouter } from '../../server/routers/appRouter.ts'
import type { OpenSessionCard } from '../../server/schemas/account.ts'
import { type Account, call, makeAccount } from '../support/callServer.ts'
import { makeApp, type RunningApp, testNow } from '../support/makeApp.ts'
import { databaseKinds } from '../support/openTestDatabase.ts'

const hourMs = 3_600_000
const devices = {
  'Chrome on Windows': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36',
  'Safari on iPhone': 'Mozilla/5.0 (iPhone; like Mac OS X) Version/18 Safari/604.1',
} as const

describe.each(databaseKinds)('sessions of an account on %s', (kind) => {
  let app: RunningApp

  beforeAll(async () => {
    app = await makeApp({ kind })
  })
  afterAll(() => app.close())

  const logIn = async ({ email, password }: Account, device: keyof typeof devices, token?: string) => {
    const headers = { 'user-agent': devices[device] }
    const answer = await call(app, 'POST /auth/login', { body: { email, password }, headers, token })
    return (answer.body as { token: string }).token
  }
  const list = async (token: string) =>
    ((await call(app, 'GET /auth/sessions', { token })).body as { sessions: OpenSessionCard[] }).sessions
  const end = (token: string, id: unknown) => call(app, 'POST /auth/end-session', { token, body: { id } })
  const meWith = async (token: string) => (await call(app, 'GET /user/me', { token })).status

  test('the list has the device and the last use of each open session, this one first', async () => {
    const account = await makeAccount(app)
    const phone = await logIn(account, 'Safari on iPhone')
    app.setTime(new Date(testNow.getTime() + 2 * hourMs))
    const desk = await logIn(account, 'Chrome on Windows')
    expect(await list(phone)).toMatchObject([
      { device: 'Safari on iPhone', lastSeenAt: testNow.getTime() + 2 * hourMs, isCurrent: true },
      { device: 'Chrome on Windows', lastSeenAt: testNow.getTime() + 2 * hourMs, isCurrent: false },
      { device: 'Browser on another device', lastSeenAt: testNow.getTime(), isCurrent: false },
    ])
    expect((await list(desk)).map(({ isCurrent }) => isCurrent)).toEqual([true, false, false])
    app.setTime(new Date(testNow.getTime() + 30 * 24 * hourMs))
    expect(await list(phone)).toHaveLength(2)
    app.setTime(testNow)
  })

  test('the list holds neither a token nor a hash of one, and no id of it opens the account', async () => {
    const account = await makeAccount(app)
    const phone = await logIn(account, 'Safari on iPhone')
    const cards = await list(account.token)
    for (const token of [account.token, phone]) {
      expect(JSON.stringify(cards)).not.toContain(token)
      expect(JSON.stringify(cards)).not.toContain(createHash('sha256').update(token).digest('hex'))
    }
    expect(cards.map((card) => Object.keys(card))).toEqual(
      cards.map(() => ['id', 'device', 'lastSeenAt', 'isCurrent']),
    )
    for (const { id } of cards) expect(await meWith(id)).toBe(401)
  })

  test('one session of the own account is ended, and none of another', async () => {
    const [account, stranger] = [await makeAccount(app), await makeAccount(app)]
    const phone = await logIn(account, 'Safari on iPhone')
    const [, other] = await list(account.token)
    expect(await end(stranger.token, other?.id)).toMatchObject({ status: 200, body: { ended: true } })
    expect(await meWith(phone)).toBe(200)
    expect(await end(account.token, other?.id)).toMatchObject({ status: 200, body: { ended: true } })
    expect(await meWith(phone)).toBe(401)
    expect(await meWith(account.token)).toBe(200)
    expect((await end(account.token, other?.id)).status).toBe(200)
    expect(await end(account.token, "' or 1=1")).toMatchObject({
      status: 400,
      body: { message: 'The session is not valid.' },
    })
  })

  test('a session presented at a login or a registration is ended by it, and by no failed one', async () => {
    const [account, second] = [await makeAccount(app), await makeAccount(app)]
    const { email, password, token } = account
    await call(app, 'POST /auth/login', { token, body: { email, password: 'a wrong one' } })
    expect(await meWith(token)).toBe(200)
    const next = await logIn(account, 'Chrome on Windows', token)
    expect(await meWith(token)).toBe(401)
    await logIn(second, 'Chrome on Windows', next)
    expect(await meWith(next)).toBe(401)
    const body = { email: `new.${email}`, password, username: 'New' }
    expect((await call(app, 'POST /auth/register', { token: second.token, body })).status).toBe(200)
    expect(await meWith(second.token)).toBe(401)
  })

  test('tRPC lists and ends the same sessions', async () => {
    const account = await makeAccount(app)
    const phone = await logIn(account, 'Safari on iPhone')
    const headers = { authorization: `Bearer ${account.token}` }
    const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: `${app.url}/api/trpc`, headers })] })
    const { sessions } = await client.auth.sessions.query()
    expect(sessions).toEqual(await list(account.token))
    const id = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? ''
    expect(await client.auth.endSession.mutate({ id })).toEqual({ ended: true })
    expect(await meWith(phone)).toBe(401)
  })
})
