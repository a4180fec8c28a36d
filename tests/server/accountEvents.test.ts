import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fingerprintOf } from '../../server/services/fingerprintOf.ts'
import { switchOnTwoStep } from '../support/authenticator.ts'
import {
  type Account,
  call,
  makeAccount,
  makeConfirmedAccount,
  tokenMailedTo,
} from '../support/callServer.ts'
import { makeApp, type RunningApp, testNow } from '../support/makeApp.ts'

let app: RunningApp
let account: Account
beforeAll(async () => {
  app = await makeApp({ limitFactor: 1 })
})
afterAll(() => app.close())
beforeEach(async () => {
  account = await makeAccount(app)
})

interface Line {
  readonly event: string
  readonly outcome: string
  readonly address: string
  readonly account: string | null
  readonly level: number
  readonly requestId?: string
}

/** Events that the log has gained while `work` ran. */
async function eventsOf(work: () => Promise<unknown>): Promise<Line[]> {
  const before = app.logged.length
  await work()
  return app.logged
    .slice(before)
    .map((line) => JSON.parse(line) as Line)
    .filter(({ event }) => event)
}

const logIn = ({ email, password }: { email: string; password: string }) =>
  call(app, 'POST /auth/login', { body: { email, password } })
const [info, warn] = [30, 40]
const address = '127.0.0.1'

test('log-ins were not in the log: each has its outcome, its address and a fingerprint of the account', async () => {
  const events = await eventsOf(async () => {
    await logIn(account)
    await logIn({ ...account, password: 'not this one' })
    await logIn({ ...account, email: 'nobody@club.test' })
  })
  const own = fingerprintOf(account.id)
  expect(events).toMatchObject([
    { event: 'log in', outcome: 'done', address, account: own, level: info },
    { event: 'log in', outcome: 'UNAUTHORIZED', address, account: own, level: warn },
    { event: 'log in', outcome: 'UNAUTHORIZED', address, account: null, level: warn },
  ])
  // Other lines of the same request are found by its id.
  expect(events.every(({ requestId }) => requestId !== undefined)).toBe(true)
})

test('a lock-out is told from a wrong password', async () => {
  const wrong = { ...account, password: 'not this one' }
  const events = await eventsOf(async () => {
    for (let guess = 0; guess < 11; guess += 1) await logIn(wrong)
  })
  const outcomes = events.map(({ outcome }) => outcome)
  expect(outcomes).toEqual([...Array<string>(10).fill('UNAUTHORIZED'), 'TOO_MANY_REQUESTS'])
})

test('a reset is in the log from the asking to the new password, with the account once it is known', async () => {
  const { email, id } = await makeConfirmedAccount(app)
  const password = 'another kick-off'
  const events = await eventsOf(async () => {
    await call(app, 'POST /auth/forgot-password', { body: { email } })
    const token = await tokenMailedTo(app, email, 'forgot-password')
    await call(app, 'POST /auth/reset-password', { body: { token: 'of nobody', password } })
    await call(app, 'POST /auth/reset-password', { body: { token, password } })
  })
  expect(events).toMatchObject([
    { event: 'ask for password reset', outcome: 'done', account: null },
    { event: 'reset password', outcome: 'BAD_REQUEST', account: null },
    { event: 'reset password', outcome: 'done', account: fingerprintOf(id) },
  ])
})

test('what a session does to its account is in the log, and so is a token that opens nothing', async () => {
  const { token } = account
  const { password } = account
  const events = await eventsOf(async () => {
    await call(app, 'POST /auth/change-password', {
      token,
      body: { currentPassword: 'not this one', password: 'another kick-off' },
    })
    await call(app, 'POST /user/delete', { token, body: { password } })
    await call(app, 'POST /auth/log-out', { token })
  })
  const own = fingerprintOf(account.id)
  expect(events).toMatchObject([
    { event: 'change password', outcome: 'FORBIDDEN', account: own },
    { event: 'delete account', outcome: 'done', account: own },
    { event: 'log out', outcome: 'UNAUTHORIZED', account: null },
  ])
})

test('a wrong code of two-step login is told from a missing one', async () => {
  const owner = await makeConfirmedAccount(app)
  const events = await eventsOf(async () => {
    await switchOnTwoStep(app, owner, testNow)
    await logIn(owner)
    const body = { email: owner.email, password: owner.password, code: '000000' }
    await call(app, 'POST /auth/login', { body })
    const { token, password } = owner
    await call(app, 'POST /auth/two-step/switch-off', { token, body: { password } })
  })
  const own = fingerprintOf(owner.id)
  expect(events).toMatchObject([
    { event: 'start two-step login', outcome: 'done', account: own },
    { event: 'switch on two-step login', outcome: 'done', account: own },
    { event: 'log in', outcome: 'PRECONDITION_REQUIRED', account: own, level: warn },
    { event: 'log in', outcome: 'UNAUTHORIZED', account: own, level: warn },
    { event: 'switch off two-step login', outcome: 'done', account: own },
  ])
})

test('no line of the log has an email, a name, a password or an account number', async () => {
  await logIn(account)
  await logIn({ ...account, password: 'not this one' })
  const { email, password, id, token } = account
  for (const secret of [email, password, id, token, 'not this one', 'Manager ']) {
    expect(app.logged.filter((line) => line.includes(secret))).toEqual([])
  }
})
