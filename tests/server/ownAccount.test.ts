import { createTRPCClient, httpLink } from '@trpc/client'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  creditLedger,
  feedback,
  knownAddresses,
  logos,
  sessions,
  teams,
  users,
} from '../../server/db/accountTables.ts'
import type { AppRouter } from '../../server/routers/appRouter.ts'
import { type Account, call, makeAccount, tokenMailedTo } from '../support/callServer.ts'
import { makeApp, type RunningApp, testNow } from '../support/makeApp.ts'
import { dataUrl, makePng } from '../support/makePicture.ts'
import { databaseKinds } from '../support/openTestDatabase.ts'

const wrong = { status: 403, body: { message: 'That password isn’t right.' } }

describe.each(databaseKinds)('managing the own account on %s', (kind) => {
  let app: RunningApp

  beforeAll(async () => {
    app = await makeApp({ kind })
  })
  afterAll(() => app.close())

  const logIn = (email: string, password: string) =>
    call(app, 'POST /auth/login', { body: { email, password } })
  const secondSession = async ({ email, password }: Account) =>
    ((await logIn(email, password)).body as { token: string }).token
  const meWith = async (token: string) => (await call(app, 'GET /user/me', { token })).status

  describe('changing the password', () => {
    const change = (token: string, body: object) => call(app, 'POST /auth/change-password', { token, body })

    test('with the current one sets the new one and ends all other sessions and links', async () => {
      const account = await makeAccount(app)
      const other = await secondSession(account)
      await call(app, 'POST /auth/forgot-password', { body: account })
      const token = await tokenMailedTo(app, account.email, 'forgot-password')
      const body = { currentPassword: account.password, password: 'a new one' }
      expect(await change(account.token, body)).toMatchObject({
        status: 200,
        body: { message: 'Your new password is set. Everywhere else you are logged out.' },
      })
      expect(await meWith(account.token)).toBe(200)
      expect(await meWith(other)).toBe(401)
      expect((await logIn(account.email, account.password)).status).toBe(401)
      expect((await logIn(account.email, 'a new one')).status).toBe(200)
      const reset = { token, password: 'a third one' }
      expect((await call(app, 'POST /auth/reset-password', { body: reset })).status).toBe(400)
    })

    test('that is the username of the account is refused', async () => {
      const { token, password } = await makeAccount(app, { username: 'Grete Meyer' })
      const answer = await change(token, { currentPassword: password, password: 'grete.meyer' })
      expect(answer).toMatchObject({
        status: 400,
        body: { message: 'This password is too easy to guess. Please choose another one.' },
      })
    })

    test('with a wrong current one changes nothing', async () => {
      const account = await makeAccount(app)
      const other = await secondSession(account)
      expect(await change(account.token, { currentPassword: 'guess', password: 'a new one' })).toMatchObject(
        wrong,
      )
      expect(await meWith(other)).toBe(200)
      expect((await logIn(account.email, account.password)).status).toBe(200)
    })

    test.each([
      [{}, 'Current password is required'],
      [{ currentPassword: '' }, 'Current password is required'],
      [{ currentPassword: ['x'], password: 'a new one' }, 'Current password is required'],
      [{ currentPassword: 'x' }, 'Password is required'],
      [{ currentPassword: 'x', password: '12345' }, 'Password must be at least 6 characters long'],
      [
        { currentPassword: 'x', password: 'Football1' },
        'This password is too easy to guess. Please choose another one.',
      ],
    ])('%j is refused: %s', async (body, message) => {
      const { token } = await makeAccount(app)
      expect(await change(token, body)).toMatchObject({ status: 400, body: { message } })
    })
  })

  test('logging out everywhere ends all sessions of the account and of no other', async () => {
    const [account, stranger] = [await makeAccount(app), await makeAccount(app)]
    const other = await secondSession(account)
    expect(await call(app, 'POST /auth/log-out-everywhere', { token: other })).toMatchObject({
      status: 200,
      body: { loggedOut: true },
    })
    expect(await meWith(account.token)).toBe(401)
    expect(await meWith(other)).toBe(401)
    expect(await meWith(stranger.token)).toBe(200)
    expect((await logIn(account.email, account.password)).status).toBe(200)
  })

  describe('deleting the account', () => {
    const remove = (token: string, body: object) => call(app, 'POST /user/delete', { token, body })

    async function fill({ token, id }: Account, logo: Buffer): Promise<string> {
      const team = await call(app, 'PUT /user/team', {
        token,
        body: { name: 'Northgate', logo: dataUrl(logo) },
      })
      const said = { rating: 5, message: 'Good', gameStats: { seasons: 1, finalBudget: 1 } }
      await call(app, 'POST /feedback', { token, body: { ...said, timestamp: testNow.toISOString() } })
      const award = { userId: id, amount: 50, reason: 'feedback_submission' }
      await call(app, 'POST /users/award-credits', { token, body: award })
      return (team.body as { team: { logoUrl: string } }).team.logoUrl
    }

    test('deletes all its data and keeps its feedback anonymously', async () => {
      const account = await makeAccount(app)
      const other = await secondSession(account)
      const logoUrl = await fill(account, makePng({ width: 21, height: 11 }))
      const feedbackBefore = await app.db.$count(feedback)
      expect((await fetch(app.url + logoUrl)).status).toBe(200)

      expect(await remove(account.token, { password: account.password })).toMatchObject({
        status: 200,
        body: { deleted: true },
      })
      for (const table of [sessions, teams, creditLedger, knownAddresses, feedback])
        expect(await app.db.$count(table, eq(table.userId, account.id))).toBe(0)
      expect(await app.db.$count(users, eq(users.id, account.id))).toBe(0)
      expect(await app.db.$count(feedback)).toBe(feedbackBefore)
      expect((await fetch(app.url + logoUrl)).status).toBe(404)
      expect(await meWith(account.token)).toBe(401)
      expect(await meWith(other)).toBe(401)
      expect((await logIn(account.email, account.password)).status).toBe(401)
      expect((await makeAccount(app, { email: account.email })).id).not.toBe(account.id)
    })

    test('keeps a logo that another team uses', async () => {
      const [account, stranger] = [await makeAccount(app), await makeAccount(app)]
      const logo = makePng({ width: 11, height: 21 })
      const logoUrl = await fill(account, logo)
      expect(await fill(stranger, logo)).toBe(logoUrl)
      await remove(account.token, { password: account.password })
      expect((await fetch(app.url + logoUrl)).status).toBe(200)
      await remove(stranger.token, { password: stranger.password })
      expect(await app.db.$count(logos, eq(logos.hash, logoUrl.slice(11, 75)))).toBe(0)
    })

    test('requires the password', async () => {
      const account = await makeAccount(app)
      expect(await remove(account.token, { password: 'guess' })).toMatchObject(wrong)
      expect(await remove(account.token, {})).toMatchObject({
        status: 400,
        body: { message: 'Password is required' },
      })
      expect(await meWith(account.token)).toBe(200)
    })
  })

  test('tRPC does the same', async () => {
    const { token, password } = await makeAccount(app)
    const headers = { authorization: `Bearer ${token}` }
    const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: `${app.url}/api/trpc`, headers })] })
    const change = { currentPassword: password, password: 'a new one' }
    expect(await client.auth.changePassword.mutate(change)).toHaveProperty('message')
    await expect(client.user.deleteAccount.mutate({ password })).rejects.toMatchObject({
      data: { httpStatus: 403 },
    })
    expect(await client.user.deleteAccount.mutate({ password: 'a new one' })).toEqual({ deleted: true })
    await expect(client.auth.logOutEverywhere.mutate()).rejects.toThrow('Please log in.')
  })

  test('an open session allows ten guesses of the password', async () => {
    const strict = await makeApp({ db: app.db, limitFactor: 1 })
    const { token, password } = await makeAccount(strict)
    const guess = (target: string, body: object) => call(strict, target, { token, body })
    for (let index = 0; index < 5; index += 1) {
      expect((await guess('POST /user/delete', { password: 'guess' })).status).toBe(403)
      const change = { currentPassword: 'guess', password: 'a new one' }
      expect((await guess('POST /auth/change-password', change)).status).toBe(403)
    }
    const late = await guess('POST /user/delete', { password })
    expect(late.status).toBe(429)
    expect(late.headers.get('retry-after')).toBe('900')
    await strict.close()
  })
})
