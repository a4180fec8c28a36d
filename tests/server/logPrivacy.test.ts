import { afterEach, describe, expect, test, vi } from 'vitest'
import { loggedError, makeLogger } from '../../server/logger.ts'
import { call, makeAccount } from '../support/callServer.ts'
import { makeApp, testNow } from '../support/makeApp.ts'
import { databaseKinds, openTestDatabase } from '../support/openTestDatabase.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// Many requests fail on purpose.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const cleaning: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean()
})

const person = { email: 'secret.anna@club.test', username: 'Secret Anna', password: 'secret kick-off' }
const message = 'a secret opinion\n    at secret (secret.ts:1:1)'
const feedback = { rating: 5, message, gameStats: { seasons: 1, finalBudget: 1 }, timestamp: testNow }
const secrets = /secret|anna|\$argon2/i

describe.each(databaseKinds)('%s', (kind) => {
  test('failed queries logged email addresses, messages and password hashes', async () => {
    const database = await openTestDatabase(kind)
    cleaning.push(() => database.close())
    const app = await makeApp({ db: database.db })
    cleaning.push(() => app.close())
    const { token } = await makeAccount(app)
    // PostgreSQL quotes the whole row of a failed check, and a value that it can't cast.
    await database.db.execute("alter table users add check (username <> 'Secret Anna')")
    await database.db.execute("alter table teams add check (name not like 'Secret%')")
    await database.db.execute('alter table feedback alter column message type integer using 0')
    await database.db.execute('alter table password_resets rename to resets_elsewhere')
    const resetToken = 'secret-token-of-the-link'
    const answers = [
      await call(app, 'POST /auth/register', { body: person }),
      await call(app, 'PUT /user/team', { token, body: { name: 'Secret Rovers' } }),
      await call(app, 'POST /feedback', { body: feedback }),
      await call(app, 'POST /auth/reset-password', {
        body: { token: resetToken, password: 'quite another password' },
      }),
    ]
    await database.db.execute('alter table users rename to users_elsewhere')
    answers.push(await call(app, 'POST /auth/login', { body: person }))
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500, 500])
    const failed = app.logged.filter((line) => line.includes('procedure failed'))
    expect(failed).toHaveLength(5)
    for (const code of ['23514', '22P02', '42P01']) expect(failed.join('')).toContain(code)
    expect(failed.join('')).toContain('registerUser.ts')
    expect(app.logged.filter((line) => secrets.test(line))).toEqual([])
  })
})

test('the address quoted by a mail server that rejects it was logged', () => {
  const refusal = Object.assign(new Error('550 <secret.anna@club.test>: no such box'), {
    code: 'EENVELOPE',
    responseCode: 550,
    response: '550 <secret.anna@club.test>: no such box',
    rejected: ['secret.anna@club.test'],
  })
  const lines: string[] = []
  makeLogger('info', { write: (line) => void lines.push(line) }).error({ err: refusal }, 'sending failed')
  expect(lines.join('')).toContain('EENVELOPE')
  expect(lines.join('')).not.toMatch(secrets)
})

test('our own errors keep their message, errors that repeat the message of their cause do not', () => {
  expect(loggedError(new TypeError('x is no function'))).toMatchObject({
    type: 'TypeError',
    message: 'x is no function',
  })
  const cause = Object.assign(new Error('value secret'), {
    severity: 'ERROR',
    code: '22P02',
    detail: 'secret',
  })
  const wrapped = loggedError(new Error(cause.message, { cause }))
  expect(wrapped.causes).toMatchObject([{ code: '22P02' }])
  expect(JSON.stringify(wrapped)).not.toMatch(secrets)
})
