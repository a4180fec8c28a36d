/**
 * Measures the weekly challenge: pages of a table of a million results on a real PostgreSQL, the luck of ranked runs on
 * the embedded database beside a hundred players, the seasons that a thread plays again in a second, and a thousand entries
 * that wait at once.
 */
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { sha256 } from '../../client/sha256.ts'
import { CHALLENGES } from '../../client/simulation/challenge/challenges.ts'
import { WEEKS_PER_SEASON } from '../../client/simulation/core/calendar.ts'
import { readTable } from '../../server/challenges/challengeTable.ts'
import { makeRunPlayer } from '../../server/challenges/runPlayer.ts'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { fillTable } from '../support/fillTable.ts'
import { makeClientFolder, makeFolder } from '../support/makeClientFolder.ts'
import { CHALLENGE, OPEN_TIME, playChallenge } from '../support/startChallenges.ts'
import { startPostgres } from '../support/startPostgres.ts'
import { startServer } from '../support/startServer.ts'
import { measureEntries, publishRules } from './measureEntries.ts'
import { recordFigures, verdict } from './recordFigures.ts'

const RESULTS = 1_000_000
const BATCH = 50_000
const PAGES = 60
const PLAYERS = 100
const ROUNDS = 10
const PAUSE_MS = 2_000
const RUNS = 40
/** Runs before the measurement, after which a worker has its code compiled. */
const WARM_UP_RUNS = 40

function percentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(share * times.length) - 1] ?? 0
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Milliseconds of pages that are not in memory, each read by an account somewhere in the table. */
async function readPages(): Promise<number[]> {
  const postgres = await startPostgres()
  const onError = (error: Error) => console.error(error)
  const database = await openPostgres({
    url: postgres.url,
    connections: 2,
    onError,
    statementLimitMs: 600_000,
  })
  try {
    const { db } = database
    for (let first = 1; first <= RESULTS; first += BATCH) {
      const filling = { challenge: CHALLENGE, first, last: first + BATCH - 1, score: '20 + (i / 7) % 35' }
      await fillTable(db, { ...filling, enteredAt: OPEN_TIME })
    }
    await db.execute('analyze')
    const times = []
    for (let n = 0; n < PAGES; n += 1) {
      // Each is read a minute after the one before.
      const clock = { now: () => new Date(OPEN_TIME.getTime() + n * 60_000) }
      const number = 1 + ((n * 104_729) % RESULTS)
      const account = await db.query.users.findFirst({
        where: (users, { eq }) => eq(users.email, `${CHALLENGE} Filler ${number}`),
      })
      const session = { user: account! } as unknown as Parameters<typeof readTable>[1]
      const page = n === 0 ? 1 : 1 + ((n * 331) % (RESULTS / 100))
      times.push(
        await timed(() => readTable({ db, clock }, session, { challenge: CHALLENGE, ranked: false, page })),
      )
    }
    return times
  } finally {
    await database.close()
    await postgres.stop()
    rmSync(postgres.folder, { recursive: true, force: true })
  }
}

/** Milliseconds of draws of luck by players who each draw every two seconds. */
async function drawLuck(): Promise<number[]> {
  const [folder, clientDir] = [makeFolder(), makeClientFolder()]
  const server = startServer({
    DATA_DIR: join(folder, 'data'),
    CLIENT_DIR: clientDir,
    RATE_LIMIT_FACTOR: '1000',
    NODE_ENV: 'production',
  })
  try {
    const [url = ''] = await server.waitForOutput(/http:\/\/localhost:\d+/)
    const post = async (path: string, body: object, token = '') => {
      const answer = await fetch(`${url}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
      return (await answer.json()) as { token: string }
    }
    const today = new Date().toISOString().slice(0, 10)
    const challenge = CHALLENGES.findLast(({ opens }) => opens <= today)!.id
    const players = []
    for (let n = 0; n < PLAYERS; n += 1) {
      const account = {
        email: `p${n}@club.test`,
        password: 'kick-off-2026',
        username: 'P',
        teamName: 'Northgate',
      }
      const [{ token }, run] = [await post('auth/register', account), randomUUID()]
      await post('challenges/runs', { challenge, run }, token)
      players.push({ token, run })
    }
    const times = await Promise.all(
      players.map(async ({ token, run }, n) => {
        await setTimeout((n * PAUSE_MS) / PLAYERS)
        const own = []
        for (let round = 1; round <= ROUNDS; round += 1) {
          const commit = sha256(`${run} ${round}`)
          own.push(await timed(() => post('challenges/luck', { run, round, commit }, token)))
          await setTimeout(PAUSE_MS)
        }
        return own
      }),
    )
    return times.flat()
  } finally {
    server.child.kill('SIGTERM')
    await server.ended
    for (const used of [folder, clientDir]) rmSync(used, { recursive: true, force: true })
  }
}

/** Seasons that one thread plays again in a second by the rules of a build, as the entries of players are. */
async function replaySpeed(): Promise<number> {
  const challenge = CHALLENGES.find(({ id }) => id === CHALLENGE)!
  const { log } = playChallenge(25)
  const folder = makeFolder()
  const thread = await publishRules(join(folder, 'client'))
  const player = makeRunPlayer()
  const play = async (times: number) => {
    for (let n = 0; n < times; n += 1) {
      const played = await player.play({ challenge, log, run: null }, pathToFileURL(thread))
      if ('fault' in played) throw new Error('Not played')
    }
  }
  try {
    await play(WARM_UP_RUNS)
    const seconds = (await timed(() => play(RUNS))) / 1_000
    return (RUNS * challenge.weeks) / WEEKS_PER_SEASON / seconds
  } finally {
    await player.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const seasons = await replaySpeed()
const entries = await measureEntries()
const [pagesAlone, pagesBeside] = [percentile(entries.alone, 0.99), percentile(entries.beside, 0.99)]
const luck = percentile(await drawLuck(), 0.95)
const pages = percentile(await readPages(), 0.95)
const figures = [
  {
    name: `page of a table of ${RESULTS.toLocaleString('en-GB')} results, with the own place, 95th percentile`,
    target: '≤ 50 ms',
    now: verdict(`${Math.round(pages)} ms`, pages <= 50),
  },
  {
    name: `luck of a round, ${PLAYERS} players on the embedded database, 95th percentile`,
    target: '≤ 60 ms',
    now: verdict(`${Math.round(luck)} ms`, luck <= 60),
  },
  {
    name: 'seasons played again by a thread, a second',
    target: '≥ 8',
    now: verdict(seasons.toFixed(1), seasons >= 8),
  },
  {
    name: `${entries.entries.toLocaleString('en-GB')} entries of a season verified by two threads, ${entries.refused} refused`,
    target: '≤ 180 s',
    now: verdict(`${Math.round(entries.seconds)} s`, entries.seconds <= 180 && entries.refused === 0),
  },
  {
    name: `pages meanwhile / before, 99th percentile (${Math.round(pagesBeside)} ms, ${Math.round(pagesAlone)} ms)`,
    target: '≤ 2 ×',
    now: verdict(`${(pagesBeside / pagesAlone).toFixed(1)} ×`, pagesBeside <= 2 * pagesAlone),
  },
]
console.table(figures)
recordFigures(figures)
