/** Passwords that a range service knows to have leaked, over real HTTP. */
import { createHash, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeLogger } from '../../server/logger.ts'
import { makeLeakedPasswords } from '../../server/services/leakedPasswords.ts'
import { call, makeAccount, tokenMailedTo } from '../support/callServer.ts'
import { makeApp, type RunningApp } from '../support/makeApp.ts'

const LEAKED = 'correct horse battery'
const sha1 = createHash('sha1').update(LEAKED).digest('hex').toUpperCase()
const refused = {
  status: 400,
  body: { message: 'This password has turned up in a leak of some other site. Please choose another one.' },
}

/** Rows that the service answers with; null closes the connection without an answer. */
let rows: readonly string[] | null
let asked: string[]
let app: RunningApp
let logged: string[]
const service = createServer((request, response) => {
  asked.push(request.url ?? '')
  if (rows) response.end(rows.join('\r\n'))
  else request.socket.destroy()
})

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/range`
  const logger = makeLogger('warn', { write: (line: string) => void logged.push(line) })
  app = await makeApp({ leakedPasswords: makeLeakedPasswords(url, logger) })
})
beforeEach(() => {
  rows = [`${'0'.repeat(35)}:3`, `${sha1.slice(5)}:12`]
  asked = []
  logged = []
})
afterAll(async () => {
  await app.close()
  service.closeAllConnections()
  await new Promise((resolve) => {
    service.close(resolve)
  })
})

const register = (password: string) =>
  call(app, 'POST /auth/register', {
    body: { email: `${randomUUID()}@club.test`, password, username: 'Keeper', agreedToTerms: true },
  })

test('a leaked password is refused when somebody registers, and the service learns five digits of its hash', async () => {
  expect(await register(LEAKED)).toMatchObject(refused)
  expect(asked).toEqual([`/range/${sha1.slice(0, 5)}`])
  expect((await register('a password of mine')).status).toBe(200)
})

test('a leaked password is refused as a new one, and the old one stays', async () => {
  const { email, token, password } = await makeAccount(app)
  const change = { currentPassword: password, password: LEAKED }
  expect(await call(app, 'POST /auth/change-password', { token, body: change })).toMatchObject(refused)
  expect((await call(app, 'POST /auth/login', { body: { email, password } })).status).toBe(200)
})

test('a leaked password is refused by a reset link, which may be used again', async () => {
  const account = await makeAccount(app)
  await call(app, 'POST /auth/forgot-password', { body: account })
  const token = await tokenMailedTo(app, account.email, 'forgot-password')
  const reset = (password: string) => call(app, 'POST /auth/reset-password', { body: { token, password } })
  expect(await reset(LEAKED)).toMatchObject(refused)
  expect((await reset('a password of mine')).status).toBe(200)
})

test('a row with the count 0, which only pads the answer, refuses nothing', async () => {
  rows = [`${sha1.slice(5)}:0`]
  expect((await register(LEAKED)).status).toBe(200)
})

test('a service that breaks off refuses nobody, and the log says so without the password', async () => {
  rows = null
  expect((await register(LEAKED)).status).toBe(200)
  expect(logged.join('')).toContain('the service of leaked passwords did not answer')
  expect(logged.join('')).not.toContain(sha1.slice(0, 5))
  expect(logged.join('')).not.toContain(LEAKED)
})
