/** Existence of an account for an address: revealed only to the reader of its mail. */
import { hash, verify } from '@node-rs/argon2'
import type * as Argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { rateLimits } from '../../server/db/serverTables.ts'
import {
  type Account,
  call,
  makeAccount,
  makeConfirmedAccount,
  tokenMailedTo,
} from '../support/callServer.ts'
import { makeApp, type RunningApp, testNow } from '../support/makeApp.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { databaseKinds } from '../support/openTestDatabase.ts'

// Another file of the worker may have loaded the modules that hash.
vi.hoisted(() => vi.resetModules())
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof Argon2>()
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) }
})

// Passwords are hashed many times.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const hourMs = 3_600_000
const hashes = () => vi.mocked(hash).mock.calls.length + vi.mocked(verify).mock.calls.length

describe.each(databaseKinds)('on %s', (kind) => {
  let app: RunningApp
  let now = testNow.getTime()

  beforeAll(async () => {
    app = await makeApp({ kind })
  })
  beforeEach(() => {
    now = testNow.getTime()
    app.setTime(testNow)
  })
  afterAll(() => app.close())

  /** Moves the clock, so that accounts have an order. */
  const wait = (ms: number) => {
    now += ms
    app.setTime(new Date(now))
  }
  const newEmail = () => `anna.${crypto.randomUUID()}@club.test`
  const post = (path: string, body: object) => call(app, `POST /auth/${path}`, { body })
  const register = (email: string, password: string) => post('register', { email, password, username: 'Eve' })
  const logIn = (email: string, password: string) => post('login', { email, password })
  const idOf = ({ body }: { body: unknown }) => (body as { user?: { id: string } }).user?.id
  const mailsTo = async (email: string) => (await app.sentMails()).filter(({ to }) => to === email)
  const confirm = (token: string) => post('confirm-email', { token })

  /** Visible part of an answer, and the number of passwords hashed for it. */
  async function traceOf(send: () => Promise<Awaited<ReturnType<typeof post>>>) {
    await app.sentMails()
    const before = hashes()
    const { status, body, headers } = await send()
    const { user, ...rest } = body as Record<string, unknown>
    const shape = user ? { rest: Object.keys(rest), user: Object.keys(user) } : body
    return { status, shape, headers: [...headers.keys()].sort(), hashes: hashes() - before }
  }

  /** Emails of every kind: free, confirmed, carried by one unconfirmed account, by three, and by both kinds. */
  async function emailsOfAllKinds(): Promise<string[]> {
    const one = await makeAccount(app)
    const confirmed = await makeConfirmedAccount(app)
    const both = await makeConfirmedAccount(app)
    const several = newEmail()
    for (const password of ['first pass', 'second pass', 'third pass']) {
      await register(several, password)
      await register(both.email, password)
    }
    return [newEmail(), one.email, confirmed.email, several, both.email]
  }

  test.each([
    ['registering', (email: string) => register(email, 'a new password'), 4],
    ['logging in', (email: string) => logIn(email, 'a wrong password'), 3],
    ['asking for a reset', (email: string) => post('forgot-password', { email }), 0],
  ])('%s told whether an email has an account', async (_, send, hashed) => {
    const traces = []
    for (const email of await emailsOfAllKinds()) traces.push(await traceOf(() => send(email)))
    expect(traces.map((trace) => trace.hashes)).toEqual(Array<number>(5).fill(hashed))
    expect(traces).toEqual(Array<unknown>(5).fill(traces[0]))
  })

  test('an account made with a taken email works like any other, and leaves the first one alone', async () => {
    const owner = await makeConfirmedAccount(app)
    const made = await register(owner.email.toUpperCase(), "a stranger's password")
    const { token } = made.body as { token: string }
    expect(idOf(made)).not.toBe(owner.id)
    expect(idOf(await logIn(owner.email, "a stranger's password"))).toBe(idOf(made))
    expect((await call(app, 'GET /user/team', { token })).status).toBe(200)
    expect(idOf(await logIn(owner.email, owner.password))).toBe(owner.id)
    expect((await call(app, 'GET /user/me', { token: owner.token })).status).toBe(200)
  })

  test('the mail to a taken email says so, with the ways to log in and to reset; that to a free one confirms', async () => {
    const owner = await makeConfirmedAccount(app)
    await register(owner.email, 'another password')
    const [first, second, ...more] = await mailsTo(owner.email)
    expect(first).toMatchObject({ subject: 'Confirm your email for Floodlight' })
    expect(second).toMatchObject({ subject: 'You have a Floodlight account already' })
    expect(second?.text).toContain('https://floodlight.test/login')
    expect(second?.text).toContain('https://floodlight.test/forgot-password')
    expect(more).toEqual([])
  })

  test('registering with the password of the account logs in, without a mail', async () => {
    for (const owner of [await makeAccount(app), await makeConfirmedAccount(app)]) {
      const mails = await mailsTo(owner.email)
      const again = await register(owner.email, owner.password)
      expect(idOf(again)).toBe(owner.id)
      expect(await mailsTo(owner.email)).toEqual(mails)
    }
  })

  test('one email is registered five times an hour, whether or not it has an account', async () => {
    const strict = await makeApp({ db: app.db, limitFactor: 1 })
    const owner = await makeConfirmedAccount(app)
    await app.db.delete(rateLimits)
    for (const email of [newEmail(), owner.email]) {
      const answers = []
      for (let index = 0; index < 6; index += 1) {
        const body = { email, password: `password ${index}`, username: 'Eve' }
        answers.push(await call(strict, 'POST /auth/register', { body }))
      }
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
      expect(answers.at(-1)?.headers.get('retry-after')).toBe('3600')
      expect(answers.at(-1)?.body).toEqual({ message: 'Too many attempts. Please try again in 60 minutes.' })
    }
    await strict.close()
  })

  test('a login reaches the two newest unconfirmed accounts, beside a confirmed one and without', async () => {
    const owner = await makeConfirmedAccount(app)
    for (const email of [newEmail(), owner.email]) {
      const made = []
      for (const password of ['oldest one', 'second one', 'newest one']) {
        wait(1000)
        made.push(idOf(await register(email, password)))
      }
      expect((await logIn(email, 'oldest one')).status).toBe(401)
      expect(idOf(await logIn(email, 'second one'))).toBe(made[1])
      expect(idOf(await logIn(email, 'newest one'))).toBe(made[2])
    }
    expect(idOf(await logIn(owner.email, owner.password))).toBe(owner.id)
  })

  test('successful logins to an account of a stranger won guesses at the owner’s', async () => {
    const owner = await makeConfirmedAccount(app)
    const strict = await makeApp({
      db: app.db,
      limitFactor: 1,
      config: { mode: 'production', trustProxy: '1' },
    })
    const from = (password: string) => {
      const body = { email: owner.email, password }
      return call(strict, 'POST /auth/login', { body, headers: { 'x-forwarded-for': '198.51.100.7' } })
    }
    await register(owner.email, "a stranger's password")
    const statuses = []
    for (let index = 0; index < 12; index += 1) {
      statuses.push((await from(`guess ${index}`)).status)
      if (index < 9) expect((await from("a stranger's password")).status).toBe(200)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429])
    await strict.close()
  })

  describe('following a link', () => {
    async function twoOf(
      email: string,
    ): Promise<{ password: string; token: string; id: string | undefined }[]> {
      const made = []
      for (const password of ['first pass', 'second pass']) {
        wait(1000)
        const id = idOf(await register(email, password))
        made.push({ password, id, token: await tokenMailedTo(app, email, 'confirm-email') })
      }
      return made
    }

    test('gives the email to its account, once and for all; the other can still be played', async () => {
      const email = newEmail()
      const [first, second] = await twoOf(email)
      if (!first || !second) throw new Error('Expected two accounts')
      expect((await mailsTo(email)).at(-1)?.text).toContain('Other accounts were made with this email')
      expect(await confirm(first.token)).toMatchObject({
        status: 200,
        body: { message: 'Your email is confirmed.' },
      })
      expect((await confirm(first.token)).status).toBe(200)
      expect(await confirm(second.token)).toMatchObject({
        status: 400,
        body: { message: 'This link no longer works.' },
      })
      expect(idOf(await logIn(email, second.password))).toBe(second.id)
      await post('forgot-password', { email })
      const reset = { token: await tokenMailedTo(app, email, 'forgot-password'), password: 'a new password' }
      expect((await post('reset-password', reset)).status).toBe(200)
      expect(idOf(await logIn(email, 'a new password'))).toBe(first.id)
    })

    test('of a reset mail chooses among unconfirmed accounts, and confirms the one it resets', async () => {
      const email = newEmail()
      const [first, second] = await twoOf(email)
      await post('forgot-password', { email })
      const text = (await mailsTo(email)).at(-1)?.text ?? ''
      const links = [...text.matchAll(/made on (.+?):\n\S+token=([\w-]+)/g)].map(([, madeAt, token]) => ({
        madeAt,
        token,
      }))
      expect(links.map(({ madeAt }) => madeAt)).toEqual([
        '15 August 2026 at 15:00 (UTC)',
        '15 August 2026 at 15:00 (UTC)',
      ])
      const reset = (token: unknown) => post('reset-password', { token, password: 'a new password' })
      expect((await reset(links[1]?.token)).status).toBe(200)
      expect((await reset(links[0]?.token)).status).toBe(400)
      expect((await confirm(second?.token ?? '')).status).toBe(400)
      expect(idOf(await logIn(email, 'a new password'))).toBe(first?.id)
    })

    test('works for a week', async () => {
      const { email } = await makeAccount(app)
      const token = await tokenMailedTo(app, email, 'confirm-email')
      wait(7 * 24 * hourMs)
      expect((await confirm(token)).status).toBe(400)
      wait(-1)
      expect((await confirm(token)).status).toBe(200)
    })

    test('of two accounts at once confirms one', async () => {
      const tokens = (await twoOf(newEmail())).map(({ token }) => token)
      const answers = await Promise.all(tokens.map(confirm))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    })
  })

  describe('a change of the password', () => {
    const change = ({ token, password }: Account) => {
      const body = { currentPassword: password, password: 'a new password' }
      return call(app, 'POST /auth/change-password', { token, body })
    }

    test('was not mailed to the owner', async () => {
      const owner = await makeConfirmedAccount(app)
      await change(owner)
      const mail = (await mailsTo(owner.email)).at(-1)
      expect(mail?.subject).toBe('Your Floodlight password was changed')
      expect(mail?.text).toContain('changed on 15 August 2026 at 15:00 (UTC)')
      expect(mail?.text).toContain('https://floodlight.test/forgot-password')
    })

    test('by a reset is mailed too', async () => {
      const { email } = await makeAccount(app)
      await post('forgot-password', { email })
      const token = await tokenMailedTo(app, email, 'forgot-password')
      await post('reset-password', { token, password: 'a new password' })
      expect((await mailsTo(email)).at(-1)?.subject).toBe('Your Floodlight password was changed')
    })

    test('of a stranger with the same email is not mailed to its owner', async () => {
      const owner = await makeConfirmedAccount(app)
      const stranger = await makeAccount(app, { email: owner.email, password: 'a stranger' })
      const mails = await mailsTo(owner.email)
      expect((await change(stranger)).status).toBe(200)
      expect(await mailsTo(owner.email)).toEqual(mails)
    })
  })
})
