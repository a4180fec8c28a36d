import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type OpenDatabase } from '../../server/db/openDatabase.ts'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { AppError } from '../../server/errors.ts'
import { call, makeAccount } from '../support/callServer.ts'
import { loseDatabase } from '../support/loseDatabase.ts'
import { makeApp, type RunningApp } from '../support/makeApp.ts'
import { soakOr } from '../support/soak.ts'
import { type PostgresProcess, startPostgres } from '../support/startPostgres.ts'
import { LONG_TEST_MS, SOAK_TEST_MS } from '../support/timeouts.ts'

// A database is lost and started again.
vi.setConfig({
  testTimeout: soakOr(LONG_TEST_MS, SOAK_TEST_MS),
  hookTimeout: soakOr(LONG_TEST_MS, SOAK_TEST_MS),
})

const losses = soakOr(4, 40)
const connections = 3

let postgres: PostgresProcess
let database: OpenDatabase
let app: RunningApp
const broken: Error[] = []

beforeAll(async () => {
  postgres = await startPostgres()
  database = await openPostgres({ url: postgres.url, connections, onError: (error) => broken.push(error) })
  app = await makeApp({ db: database.db })
})
afterEach(() => {
  broken.length = 0
})
afterAll(async () => {
  await app.close()
  await database.close()
  await postgres.stop()
  rmSync(postgres.folder, { recursive: true, force: true })
})

test('the process ended when its database restarted or dropped connections during writes', async () => {
  const accounts = [
    await makeAccount(app),
    await makeAccount(app),
    await makeAccount(app),
    await makeAccount(app),
  ]
  const tokens = accounts.map(({ token }) => token)
  const { acknowledged, statuses, recoveryMs } = await loseDatabase(app, postgres, { tokens, times: losses })
  expect(recoveryMs).toHaveLength(losses)
  expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([])
  for (const token of tokens) {
    const { body } = await call(app, 'GET /user/team', { token })
    expect(body).toMatchObject({ team: { name: acknowledged.get(token) } })
  }
  expect(broken.length).toBeGreaterThan(0)
})

test('a connection lost inside a transaction was never released to the pool', async () => {
  const dropOwn = 'select pg_terminate_backend(pg_backend_pid())'
  for (let round = 0; round < 2 * connections; round += 1) {
    await expect(database.db.transaction((tx) => tx.execute(dropOwn))).rejects.toThrow()
  }
  expect((await call(app, 'GET /health')).status).toBe(200)
})

test('an error inside a transaction rolls it back and leaks no connection', async () => {
  const refusal = new AppError('CONFLICT', 'Taken.')
  for (let round = 0; round < 2 * connections; round += 1) {
    const refused = database.db.transaction(async (tx) => {
      await tx.execute('create table never_kept (id integer)')
      throw refusal
    })
    await expect(refused).rejects.toBe(refusal)
  }
  expect((await call(app, 'GET /health')).status).toBe(200)
  expect(broken).toEqual([])
})
