/** Runs that are played again by the rules that they were begun with, after a build with other rules was put in place. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findChallenge } from '../../server/challenges/calendar.ts'
import { openVerification } from '../../server/challenges/openVerification.ts'
import { makeRunPlayer, type RunPlayer } from '../../server/challenges/runPlayer.ts'
import { bundleRules } from '../../server/client/buildRules.ts'
import { putInPlace } from '../../server/client/publishBuild.ts'
import { makeLogger } from '../../server/logger.ts'
import { jobStates } from '../support/attackChallenge.ts'
import { entryReasons } from '../../server/schemas/challengeRules.ts'
import { copyWithOtherRules } from '../support/copyWithOtherRules.ts'
import { makeFolder } from '../support/makeClientFolder.ts'
import { openTestDatabase } from '../support/openTestDatabase.ts'
import {
  CHALLENGE,
  type ChallengeApp,
  NO_BUILD,
  OPEN_TIME,
  playChallenge,
  startChallenges,
} from '../support/startChallenges.ts'
import { LONG_TEST_MS, WAIT_MS } from '../support/timeouts.ts'

// Rules are bundled, and runs played.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const challenge = findChallenge(CHALLENGE)!
const OTHER_RULES = entryReasons.rules
const hourMs = 3_600_000
const root = join(import.meta.dirname, '../..')
const folder = makeFolder()
const clientDir = join(folder, 'client')
const [ANCIENT, EARLIER, NEWEST, UNKNOWN] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(16)) as [
  string,
  string,
  string,
  string,
]
const { log: logOfSources } = playChallenge(27)
/** Log of the run when it was begun with a build of these rules. */
const logBy = (rulesHash: string) => {
  const [start = '', ...steps] = logOfSources.split('\n')
  return [JSON.stringify([...(JSON.parse(start) as unknown[]), rulesHash]), ...steps].join('\n')
}

let app: ChallengeApp
let player: RunPlayer

/** Puts a build with this bundle of rules in place. */
async function deploy(rulesHash: string, bundle: string, now: string): Promise<void> {
  const from = join(folder, 'next')
  mkdirSync(join(from, 'rules'), { recursive: true })
  writeFileSync(join(from, 'index.html'), '')
  writeFileSync(join(from, `rules/${rulesHash}.mjs`), bundle)
  await putInPlace({ from, to: clientDir, now: Date.parse(now) })
}

beforeAll(async () => {
  const current = await bundleRules(root)
  copyWithOtherRules(join(folder, 'sources'))
  const changed = await bundleRules(join(folder, 'sources'))
  expect(changed).not.toBe(current)
  await deploy(ANCIENT, changed, '2026-11-20T12:00:00Z')
  await deploy(EARLIER, changed, '2026-11-22T12:00:00Z')
  await deploy(NEWEST, current, '2026-11-25T09:00:00Z')
  player = makeRunPlayer({ limitMs: LONG_TEST_MS })
  app = await startChallenges('PGlite', { makePlayer: () => player, clientDir })
})
afterAll(async () => {
  await app.close()
  await player.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Result of the run by the rules of the earlier build. */
async function resultByEarlier(log: string) {
  const own = makeRunPlayer({ limitMs: LONG_TEST_MS })
  const played = await own.play(
    { challenge, log, run: null },
    pathToFileURL(join(clientDir, `rules/${EARLIER}.mjs`)),
  )
  await own.close()
  if ('fault' in played) throw new Error(played.fault)
  return played.result
}

async function enter(entry: object) {
  const { token } = await app.makePlayer()
  expect(await app.enter(token, entry)).toMatchObject({ status: 200 })
  return token
}

test('[CHL-10] a run that was begun before a change of the rules is verified by its own', async () => {
  const log = logBy(EARLIER)
  const result = await resultByEarlier(log)
  const token = await enter({ log, ...result })
  expect(await app.settled(token)).toMatchObject([{ status: 'verified', score: result.score }])
})

test('a run that was begun after it is verified by the new ones', async () => {
  const byEarlier = await resultByEarlier(logBy(EARLIER))
  const log = logBy(NEWEST)
  const { fingerprint, ...result } = playChallenge(27, { rulesHash: NEWEST })
  expect(fingerprint).not.toBe(byEarlier.fingerprint)
  const token = await enter({ ...result, log, fingerprint })
  expect(await app.settled(token)).toMatchObject([{ status: 'verified' }])
})

test('a run that names the new rules and was played by the earlier ones is refused', async () => {
  const token = await enter({ log: logBy(NEWEST), ...(await resultByEarlier(logBy(EARLIER))) })
  expect(await app.settled(token)).toMatchObject([{ status: 'refused', reason: entryReasons.different }])
})

test('a run by rules that were replaced before the challenge opened is refused', async () => {
  const log = logBy(ANCIENT)
  const token = await enter({ log, ...(await resultByEarlier(log)) })
  expect(await app.settled(token)).toMatchObject([{ status: 'refused', reason: OTHER_RULES }])
})

test('a run by rules that no build has waits for a process that has them, for an hour', async () => {
  const database = await openTestDatabase('PGlite')
  const idle = await startChallenges(database, { workers: 0 })
  const startWorker = (now: Date, folderOfBuild = clientDir) =>
    openVerification({
      database,
      logger: makeLogger('silent'),
      clientDir: folderOfBuild,
      workers: 1,
      clock: { now: () => now },
      makePlayer: () => player,
    })
  const log = logBy(UNKNOWN)
  const result = await resultByEarlier(log)
  /** Enters the run, and expects a worker to leave it to others. */
  const expectLeft = async (now: Date, folderOfBuild?: string) => {
    const { token } = await idle.makePlayer()
    await idle.enter(token, { log, ...result })
    const worker = await startWorker(now, folderOfBuild)
    await vi.waitFor(async () => expect(await jobStates(database)).toEqual({}), { timeout: WAIT_MS })
    await worker.stop()
    expect(await idle.own(token)).toMatchObject({ entries: [{ status: 'waiting' }] })
    return token
  }
  const late = new Date(OPEN_TIME.getTime() + hourMs)
  const tokens = [
    await expectLeft(new Date(late.getTime() - 1)),
    // Beside no build, a worker can't tell.
    await expectLeft(late, NO_BUILD),
  ]
  // It looks for those that wait when it starts.
  const worker = await startWorker(late)
  for (const token of tokens)
    expect(await idle.settled(token)).toMatchObject([{ status: 'refused', reason: OTHER_RULES }])
  await worker.stop()
  await idle.close()
})
