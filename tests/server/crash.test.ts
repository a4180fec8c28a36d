import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeClientFolder, makeFolder } from '../support/makeClientFolder.ts'
import {
  databaseKinds,
  type DatabaseKind,
  fillDataFolder,
  makePostgresDatabase,
} from '../support/openTestDatabase.ts'
import { soakOr } from '../support/soak.ts'
import { type ServerProcess, startServer } from '../support/startServer.ts'
import { LONG_TEST_MS, SOAK_TEST_MS } from '../support/timeouts.ts'

// A server is started and killed.
vi.setConfig({
  testTimeout: soakOr(LONG_TEST_MS, SOAK_TEST_MS),
  hookTimeout: soakOr(LONG_TEST_MS, SOAK_TEST_MS),
})

const registrations = soakOr(150, 1_000)
const concurrency = 16

let folder = ''
let clientDir = ''
const running: ServerProcess[] = []
const cleaning: (() => Promise<void>)[] = []

beforeEach(() => {
  folder = makeFolder()
  clientDir = makeClientFolder()
})
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.child.kill('SIGKILL')
    await server.ended
  }
  for (const clean of cleaning.splice(0)) await clean()
  rmSync(folder, { recursive: true, force: true })
  rmSync(clientDir, { recursive: true, force: true })
})

async function settingsOf(kind: DatabaseKind): Promise<NodeJS.ProcessEnv> {
  const env = { DATA_DIR: join(folder, 'data'), CLIENT_DIR: clientDir, RATE_LIMIT_FACTOR: '100000' }
  if (kind === 'PGlite') {
    fillDataFolder(env.DATA_DIR)
    return env
  }
  const place = await makePostgresDatabase()
  cleaning.push(place.drop)
  return { ...env, DATABASE_URL: place.url }
}

async function open(env: NodeJS.ProcessEnv) {
  const server = startServer(env)
  running.push(server)
  const [, url = ''] = await server.waitForOutput(/Floodlight is open at (http:\/\/localhost:\d+)/)
  return { server, url }
}

const post = (url: string, path: string, body: object) =>
  fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const getMe = (url: string, token: string) =>
  fetch(`${url}/api/user/me`, { headers: { authorization: `Bearer ${token}` } })

interface Acknowledged {
  readonly email: string
  readonly token: string
}

/** Registers accounts on `concurrency` connections until all are registered or the server is gone. */
async function registerMany(url: string, onAnswer: (registered: Acknowledged, count: number) => void) {
  const numbers = Array.from({ length: registrations }, (_, index) => index).values()
  let count = 0
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const number of numbers) {
        const email = `manager.${number}@club.test`
        const body = { email, password: 'kick-off', username: `Manager ${number}` }
        try {
          const response = await post(url, '/auth/register', body)
          if (response.status !== 200) throw new Error(`Status ${response.status}`)
          const { token } = (await response.json()) as { token: string }
          count += 1
          onAnswer({ email, token }, count)
        } catch {
          return
        }
      }
    }),
  )
}

describe.each(databaseKinds)('on %s', (kind) => {
  test(`SIGKILL during ${registrations} registrations loses no acknowledged one`, async () => {
    const env = await settingsOf(kind)
    const first = await open(env)
    const made: Acknowledged[] = []
    await registerMany(first.url, (one, count) => {
      made.push(one)
      if (count === registrations / 2) first.server.child.kill('SIGKILL')
    })
    await first.server.ended
    expect(made.length).toBeGreaterThanOrEqual(registrations / 2)
    expect(made.length).toBeLessThan(registrations)
    const second = await open(env)
    const found = await Promise.all(made.map(async ({ token }) => (await getMe(second.url, token)).status))
    expect(found.filter((status) => status !== 200)).toEqual([])
    const [one] = made
    const login = await post(second.url, '/auth/login', { email: one?.email, password: 'kick-off' })
    expect(login.status).toBe(200)
  })

  test('SIGTERM during many requests on keep-alive connections fails none of them', async () => {
    const env = await settingsOf(kind)
    const { server, url } = await open(env)
    const made: Acknowledged[] = []
    const failures: unknown[] = []
    const numbers = Array.from({ length: 5_000 }, (_, index) => index).values()
    await Promise.all(
      Array.from({ length: concurrency }, async () => {
        for (const number of numbers) {
          const email = `manager.${number}@club.test`
          const body = { email, password: 'kick-off', username: 'A' }
          const response = await post(url, '/auth/register', body).catch((error: unknown) => error)
          if (!(response instanceof Response)) {
            failures.push(response)
            return
          }
          const { token } = (await response.json()) as { token: string }
          made.push({ email, token })
          if (made.length === 60) server.child.kill('SIGTERM')
          // The server closes this connection; a new one may already be refused.
          if (response.headers.get('connection') === 'close') return
        }
      }),
    )
    expect(failures).toEqual([])
    expect(await server.ended).toBe(0)
    const second = await open(env)
    const found = await Promise.all(made.map(async ({ token }) => (await getMe(second.url, token)).status))
    expect(found.every((status) => status === 200)).toBe(true)
  })
})

test('two instances started at once on one PostgreSQL share accounts', async () => {
  const env = await settingsOf('PostgreSQL')
  const dataDirs = ['one', 'two'].map((name) => ({ ...env, DATA_DIR: join(folder, name) }))
  const [one, two] = await Promise.all(dataDirs.map(open))
  if (!one || !two) throw new Error('Expected two servers')
  const account = { email: 'anna@club.test', password: 'kick-off', username: 'Anna' }
  const both = await Promise.all([one, two].map(({ url }) => post(url, '/auth/register', account)))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const [made, again] = (await Promise.all(both.map((answer) => answer.json()))) as {
    token: string
    user: { id: string }
  }[]
  if (!made) throw new Error('Expected two sessions')
  expect(again?.user.id).toBe(made.user.id)
  const { token, user } = made
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const names = Array.from({ length: 20 }, (_, index) => `Northgate ${index}`)
  for (const [index, name] of names.entries()) {
    const [writer, reader] = index % 2 ? [one, two] : [two, one]
    const body = JSON.stringify({ name })
    const written = await fetch(`${writer.url}/api/user/team`, { method: 'PUT', headers, body })
    expect(written.status).toBe(200)
    const read = await fetch(`${reader.url}/api/user/team`, { headers })
    expect(await read.json()).toMatchObject({ team: { name } })
  }
  const feedback = {
    rating: 5,
    gameStats: { seasons: 1, finalBudget: 1 },
    timestamp: new Date().toISOString(),
  }
  await fetch(`${one.url}/api/feedback`, { method: 'POST', headers, body: JSON.stringify(feedback) })
  const award = JSON.stringify({ userId: user.id, amount: 50, reason: 'feedback_submission' })
  const awards = await Promise.all(
    [one, two, one, two].map(({ url }) =>
      fetch(`${url}/api/users/award-credits`, { method: 'POST', headers, body: award }),
    ),
  )
  for (const answer of awards) expect(await answer.json()).toEqual({ credits: 50 })
  await fetch(`${one.url}/api/auth/log-out`, { method: 'POST', headers, body: '{}' })
  expect((await getMe(two.url, token)).status).toBe(401)
})

test('an unreachable database is reported without its password', async () => {
  const server = startServer({
    DATA_DIR: join(folder, 'data'),
    CLIENT_DIR: clientDir,
    DATABASE_URL: 'postgres://anna:very-secret@127.0.0.1:1/none',
  })
  running.push(server)
  expect(await server.ended).toBe(1)
  expect(server.output()).toContain("The database at DATABASE_URL can't be opened")
  expect(server.output()).not.toContain('very-secret')
})
