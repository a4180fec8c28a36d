import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { creditLedger, feedback } from '../../server/db/accountTables.ts'
import { call, makeAccount } from '../support/callServer.ts'
import { makeApp, type RunningApp, testNow } from '../support/makeApp.ts'
import { databaseKinds } from '../support/openTestDatabase.ts'

const form = {
  rating: 4,
  category: 'gameplay',
  message: 'More rain,\nplease.',
  gameStats: { seasons: 3, finalBudget: -5_200_000.5 },
  hideInFuture: true,
  timestamp: '2026-08-15T17:00:00.000+02:00',
}

describe.each(databaseKinds)('feedback and credits on %s', (kind) => {
  let app: RunningApp

  beforeAll(async () => {
    app = await makeApp({ kind })
  })
  afterAll(() => app.close())

  const submit = (fields: object, token?: string) =>
    call(app, 'POST /feedback', { token, body: { ...form, ...fields } })
  const award = (userId: unknown, token?: string, fields: object = {}) =>
    call(app, 'POST /users/award-credits', {
      token,
      body: { userId, amount: 50, reason: 'feedback_submission', ...fields },
    })
  const kept = async (answer: { body: unknown }) => {
    const { feedbackId } = answer.body as { feedbackId: string }
    return (await app.db.select().from(feedback)).find(({ id }) => id === feedbackId)
  }

  test('is stored with all its fields', async () => {
    const { id, token } = await makeAccount(app)
    const answer = await submit({ userId: id }, token)
    expect(answer.status).toBe(201)
    expect(await kept(answer)).toMatchObject({
      userId: id,
      rating: 4,
      category: 'gameplay',
      message: form.message,
      seasons: 3,
      finalBudget: -5_200_000.5,
      hideInFuture: true,
      writtenAt: testNow,
      createdAt: testNow,
    })
  })

  test('feedback of guests and without a session is stored anonymously', async () => {
    const { id, token } = await makeAccount(app)
    await call(app, 'POST /auth/log-out', { token })
    const answers = [
      await submit({ userId: 'guest_7' }, 'guest_abc'),
      await submit({}),
      await submit({ userId: null }),
      await submit({ userId: id }),
      await submit({ userId: id }, token),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(201)
      expect((await kept(answer))?.userId).toBeNull()
    }
  })

  test('omitted fields have defaults', async () => {
    const { rating, gameStats } = form
    const answer = await call(app, 'POST /feedback', {
      body: { rating, gameStats, timestamp: testNow.getTime() },
    })
    expect(await kept(answer)).toMatchObject({ category: 'general', message: '', hideInFuture: false })
  })

  test('a logged-in caller cannot submit feedback for another account', async () => {
    const [me, other] = [await makeAccount(app), await makeAccount(app)]
    expect(await submit({ userId: other.id }, me.token)).toMatchObject({
      status: 403,
      body: { message: 'This is not your account.' },
    })
  })

  test.each([
    [{ rating: undefined }, 'Please select a rating before submitting.'],
    [{ rating: 0 }, 'Please select a rating before submitting.'],
    [{ rating: 6 }, 'Please select a rating before submitting.'],
    [{ rating: 2.5 }, 'Please select a rating before submitting.'],
    [{ rating: '5' }, 'Please select a rating before submitting.'],
    [{ category: 'praise' }, 'The category is not known.'],
    [{ message: 5 }, 'The message must be a text.'],
    [{ message: 'x'.repeat(5001) }, 'The message must be at most 5000 characters long.'],
    [{ gameStats: null }, 'The figures of the game are not valid.'],
    [{ hideInFuture: 'false' }, 'hideInFuture must be true or false.'],
    [{ timestamp: 'yesterday' }, 'The timestamp is not valid.'],
    [{ timestamp: '0000-01-01T00:00:00Z' }, 'The timestamp is not valid.'],
    [{ timestamp: 8.64e15 }, 'The timestamp is not valid.'],
    [{ timestamp: undefined }, 'The timestamp is not valid.'],
  ])('%j is refused: %s', async (fields, message) => {
    expect(await submit(fields)).toMatchObject({ status: 400, body: { message } })
  })

  test.each([
    { gameStats: {} },
    { gameStats: { seasons: 1.5, finalBudget: 0 } },
    { gameStats: { seasons: 1e9, finalBudget: 0 } },
    { gameStats: { seasons: 1, finalBudget: 'rich' } },
    { userId: 5 },
    { userId: 'x'.repeat(101) },
  ])('%j is refused', async (fields) => {
    expect((await submit(fields)).status).toBe(400)
  })

  test('characters that the database cannot store are replaced', async () => {
    const answer = await submit({ message: 'ab\ud800c 😀' })
    expect(answer.status).toBe(201)
    expect((await kept(answer))?.message).toMatch(/^ab.c 😀$/u)
  })

  test('each feedback is rewarded with 50 credits once, even by concurrent calls', async () => {
    const { id, token } = await makeAccount(app)
    await submit({ userId: id }, token)
    const answers = await Promise.all(Array.from({ length: 8 }, () => award(id, token)))
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { credits: 50 } })
    await submit({ userId: id }, token)
    expect((await award(id, token)).body).toEqual({ credits: 100 })
    expect((await award(id, token)).body).toEqual({ credits: 100 })
    expect((await call(app, 'GET /user/me', { token })).body).toMatchObject({ credits: 100 })
    const entries = (await app.db.select().from(creditLedger)).filter(({ userId }) => userId === id)
    expect(entries.map(({ amount, reason }) => [amount, reason])).toEqual([
      [50, 'feedback_submission'],
      [50, 'feedback_submission'],
    ])
  })

  test('an account without feedback gets no reward', async () => {
    const { id, token } = await makeAccount(app)
    expect(await award(id, token)).toMatchObject({
      status: 409,
      body: { message: 'There is no feedback of yours to reward.' },
    })
  })

  test('only the own account can be rewarded, and only with this amount and reason', async () => {
    const [me, other] = [await makeAccount(app), await makeAccount(app)]
    await submit({ userId: me.id }, me.token)
    await submit({ userId: other.id }, other.token)
    expect((await award(other.id, me.token)).status).toBe(403)
    expect((await award('guest_1', me.token)).status).toBe(403)
    expect((await award(me.id)).status).toBe(401)
    expect((await award(me.id, 'guest_1')).status).toBe(401)
    const wrong = [{ amount: 500 }, { amount: -50 }, { amount: '50' }, { amount: undefined }]
    const others = [{ reason: 'gift' }, { reason: undefined }, { userId: 5 }, { userId: undefined }]
    for (const fields of [...wrong, ...others])
      expect((await award(me.id, me.token, fields)).status).toBe(400)
    for (const { token } of [me, other])
      expect((await call(app, 'GET /user/me', { token })).body).toMatchObject({ credits: 0 })
  })
})
