/** Attacks on a challenge, and what holds after each of them. */
import { randomUUID } from 'node:crypto'
import { count, eq, sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { openEntryQueue } from '../../server/challenges/entryQueue.ts'
import { openVerification } from '../../server/challenges/openVerification.ts'
import type { Run, RunPlayer } from '../../server/challenges/runPlayer.ts'
import { verifyEntries } from '../../server/challenges/verifyEntries.ts'
import type { OpenDatabase } from '../../server/db/openDatabase.ts'
import { challengeEntries, challengeResults } from '../../server/db/challengeTables.ts'
import { makeLogger } from '../../server/logger.ts'
import type { Account } from './callServer.ts'
import type { Claim, Forgery } from './forgeRuns.ts'
import { type ChallengeApp, NO_BUILD, OPEN_TIME } from './startChallenges.ts'
import { LONG_TEST_MS } from './timeouts.ts'

/** Result of an account in one of the two tables. */
export function resultOf({ id }: Account, { score, decisions, run }: Claim) {
  return { userId: id, ranked: run !== undefined, score, decisions }
}

type Result = ReturnType<typeof resultOf>

/**
 * Makes an attack. Expects that the tables have their results of before, and of the attack none but the honest ones that
 * it returns; that no entry waits; and that the run of another account is verified after it.
 */
export async function withstand(
  app: ChallengeApp,
  honest: Claim,
  attack: () => Promise<readonly Result[] | void>,
): Promise<void> {
  const before = await readResults(app)
  const entered = (await attack()) ?? []
  const next = await app.makePlayer()
  expect((await app.enter(next.token, honest)).status).toBe(200)
  expect(await app.settled(next.token)).toMatchObject([{ status: 'verified' }])
  const expected = [...before, ...entered, resultOf(next, honest)]
  expect(inOrder(await readResults(app))).toEqual(inOrder(expected))
  expect(await app.db.$count(challengeEntries, eq(challengeEntries.status, 'waiting'))).toBe(0)
}

function readResults({ db }: ChallengeApp): Promise<Result[]> {
  const { userId, ranked, score, decisions } = challengeResults
  return db.select({ userId, ranked, score, decisions }).from(challengeResults)
}

function inOrder(results: readonly Result[]): Result[] {
  const keyOf = ({ userId, ranked }: Result) => `${userId} ${ranked}`
  return results.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

/** Enters forged copies of a run, one after the other. Expects each to be refused for its fault. */
export async function expectRefused(
  app: ChallengeApp,
  { token }: Account,
  claim: Claim,
  forgeries: readonly Forgery[],
): Promise<void> {
  const faults: [string, string | null][] = []
  for (const [name, change] of forgeries) {
    const changed = { ...claim, ...(typeof change === 'string' ? { log: change } : change) }
    expect(changed, name).not.toEqual(claim)
    const isSame = changed.fingerprint === claim.fingerprint && typeof change === 'string'
    const { status, body } = await app.enter(
      token,
      isSame ? { ...changed, fingerprint: randomUUID() } : changed,
    )
    expect(status, name).toBe(200)
    faults.push([name, await faultOf(app, (body as { id: string }).id)])
  }
  expect(faults).toEqual(forgeries.map(([name, , fault]) => [name, fault]))
}

/** Waits until an entry is settled. Returns its fault; null of a verified one. */
function faultOf({ db }: ChallengeApp, id: string): Promise<string | null> {
  const read = async () => {
    const [entry] = await db.select().from(challengeEntries).where(eq(challengeEntries.id, id))
    expect(entry?.status).not.toBe('waiting')
    return entry!.fault
  }
  return vi.waitFor(read, { timeout: LONG_TEST_MS / 2, interval: 10 })
}

const logger = makeLogger('silent')
const clock = { now: () => OPEN_TIME }

type Stage = 'taken' | 'played' | 'settled'

/**
 * Starts a worker that ends at a stage of its first entry, as one that is killed: it does nothing more with the entry, and
 * does not give it back.
 */
export async function endWorkerAt(
  stage: Stage,
  { db, executeSql }: OpenDatabase,
  player: RunPlayer,
): Promise<void> {
  const queue = await openEntryQueue({ executeSql, logger, supervise: false })
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  const stop = () => {
    end()
    return new Promise<never>(() => {})
  }
  const play = async (run: Run, thread: URL) => {
    if (stage === 'taken') return stop()
    const played = await player.play(run, thread)
    return stage === 'played' ? stop() : played
  }
  const worker = verifyEntries({
    db,
    queue: stage === 'settled' ? { ...queue, finish: stop } : queue,
    logger,
    workers: 1,
    clock,
    clientDir: NO_BUILD,
    makePlayer: () => ({ ...player, play }),
  })
  await ended
  // It would wait for its entry.
  void worker.stop()
  await queue.close()
}

/** Starts a worker beside a server without. */
export function startWorker(database: OpenDatabase, makePlayer: () => RunPlayer) {
  return openVerification({ database, logger, workers: 1, clock, clientDir: NO_BUILD, makePlayer })
}

/** Makes the entries of ended workers due for the next one, as the supervision does after their time. */
export async function expireJobs({ db }: OpenDatabase): Promise<void> {
  await db.execute(sql`
    update pgboss.job set state = 'retry', retry_count = retry_count + 1, started_on = null, start_after = now()
    where state = 'active'`)
}

/** Numbers of jobs by their state. */
export async function jobStates({ db }: OpenDatabase): Promise<Record<string, number>> {
  const state = sql<string>`state`
  const rows = await db
    .select({ state, number: count() })
    .from(sql`pgboss.job`)
    .groupBy(state)
  return Object.fromEntries(rows.map((row) => [row.state, row.number]))
}
