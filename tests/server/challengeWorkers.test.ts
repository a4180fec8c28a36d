/** Workers as processes of their own, killed and stopped in the middle of an entry. */
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { makePostgresDatabase } from '../support/openTestDatabase.ts'
import { type ChallengeApp, playChallenge, startChallenges } from '../support/startChallenges.ts'
import { type ServerProcess, startProgram } from '../support/startServer.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// Processes are started, and jobs are taken up again.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

let app: ChallengeApp
let url = ''
let drop: () => Promise<void>
const running: ServerProcess[] = []

beforeEach(async () => {
  const place = await makePostgresDatabase()
  ;({ url, drop } = place)
  app = await startChallenges(await openPostgres({ url, connections: 4, onError: () => {} }), { workers: 0 })
})
afterEach(async () => {
  for (const worker of running.splice(0)) {
    worker.child.kill('SIGKILL')
    await worker.ended
  }
  await app.close()
  await drop()
})

async function startWorker(): Promise<ServerProcess> {
  const worker = startProgram('server/worker.ts', [], { DATABASE_URL: url, LOG_LEVEL: 'warn' })
  running.push(worker)
  await worker.waitForOutput(/waits for entries/)
  return worker
}

const run = playChallenge(27)

async function jobStates(): Promise<unknown[]> {
  const jobs = await app.db.select({ state: sql`state` }).from(sql`pgboss.job`)
  return jobs.map(({ state }) => state)
}

/** Resolves once the only job is in a state; it may be there for a short time only. */
const jobIs = (state: string) =>
  vi.waitFor(async () => expect(await jobStates()).toEqual([state]), {
    timeout: LONG_TEST_MS / 2,
    interval: 20,
  })

const statusOf = async (token: string) => (await app.own(token)).entries[0]?.status

/** Waits for the verification by processes, which start and wait for their turn. */
const verified = (token: string) =>
  vi.waitFor(async () => expect(await statusOf(token)).toBe('verified'), {
    timeout: LONG_TEST_MS / 2,
    interval: 200,
  })

/**
 * Starts a worker on an entry, and does something to it while it can't settle the entry: its row is locked.
 */
async function inTheMiddle(token: string, act: (worker: ServerProcess) => Promise<void>): Promise<void> {
  await app.enter(token, run)
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await tx.execute(sql`select id from challenge_entries for update`)
    const worker = await startWorker()
    await jobIs('active')
    await act(worker)
  })
}

test('an entry whose worker was killed is verified by the next, and counts once', async () => {
  const { token } = await app.makePlayer()
  await inTheMiddle(token, async ({ child, ended }) => {
    child.kill('SIGKILL')
    await ended
  })
  expect(await statusOf(token)).toBe('waiting')
  // As if its time was over.
  await app.db.execute(sql`update pgboss.job set started_on = now() - expire_in`)
  await startWorker()
  await verified(token)
  await jobIs('completed')
  expect(await app.table(token)).toMatchObject({ total: 1, own: { score: run.score, tries: 1 } })
})

test('a worker that is stopped gives back its entry and ends cleanly', async () => {
  const { token } = await app.makePlayer()
  await inTheMiddle(token, async ({ child, ended }) => {
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })
  expect(await jobStates()).toEqual(['retry'])
  await startWorker()
  await verified(token)
})

test('two workers share the entries, of which each counts once', async () => {
  const players = [
    await app.makePlayer(),
    await app.makePlayer(),
    await app.makePlayer(),
    await app.makePlayer(),
  ]
  await Promise.all([startWorker(), startWorker()])
  await Promise.all(players.map(({ token }) => app.enter(token, run)))
  for (const { token } of players) await verified(token)
  const { total, rows } = await app.table()
  expect([total, rows.map(({ tries }) => tries)]).toEqual([4, [1, 1, 1, 1]])
})

test('an entry that lost its job is found by a worker', async () => {
  const { token } = await app.makePlayer()
  await app.enter(token, run)
  await app.db.execute(sql`delete from pgboss.job`)
  await startWorker()
  await verified(token)
})

test.each([
  [{ DATABASE_URL: '' }, /Set DATABASE_URL: only one process may open the embedded database/],
  [{ CHALLENGE_WORKERS: '0' }, /CHALLENGE_WORKERS is 0/],
])('a worker with %j is refused', async (env, message) => {
  const worker = startProgram('server/worker.ts', [], { DATABASE_URL: url, ...env })
  expect(await worker.ended).toBe(1)
  expect(worker.output()).toMatch(message)
})
