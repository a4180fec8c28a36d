/** A thousand entries of a whole season that wait at once, beside readers of pages: a server with two threads, PostgreSQL. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import { CHALLENGES } from '../../client/simulation/challenge/challenges.ts'
import { WEEKS_PER_SEASON } from '../../client/simulation/core/calendar.ts'
import { bundleRules } from '../../server/client/buildRules.ts'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { challengeEntries } from '../../server/db/challengeTables.ts'
import { type PublishedBuild, threadFile } from '../../server/schemas/builds.ts'
import { makeClientFolder, makeFolder } from '../support/makeClientFolder.ts'
import { playChallenge } from '../support/startChallenges.ts'
import { startPostgres } from '../support/startPostgres.ts'
import { startServer } from '../support/startServer.ts'

const ENTRIES = 1_000
const READERS = 10
const PAUSE_MS = 250
const PAGES = ['/game', '/challenges']
/** Time of the readers alone. */
const ALONE_MS = 30_000
const POLL_MS = 1_000

interface EntryTimes {
  readonly entries: number
  /** From the moment at which all wait. */
  readonly seconds: number
  readonly refused: number
  /** Milliseconds of each page, without entries and beside them. */
  readonly alone: readonly number[]
  readonly beside: readonly number[]
}

/** Opens pages all the time. Returns a function that hands out the milliseconds since it was asked last. */
function readPages(url: string) {
  let times: number[] = []
  let isOver = false
  const reading = Array.from({ length: READERS }, async (_, reader) => {
    await setTimeout((reader * PAUSE_MS) / READERS)
    for (let n = 0; !isOver; n += 1) {
      const start = performance.now()
      const answer = await fetch(`${url}${PAGES[n % PAGES.length] ?? ''}`)
      await answer.text()
      if (!answer.ok) throw new Error(`A page was answered with ${answer.status}`)
      times.push(performance.now() - start)
      await setTimeout(PAUSE_MS)
    }
  })
  return {
    taken: () => {
      const own = times
      times = []
      return own
    },
    stop: async () => {
      isOver = true
      await Promise.all(reading)
    },
  }
}

/** Hash that the build of the bench gives its rules. */
const RULES = 'b'.repeat(16)

/** Bundles the rules into a folder of a client, as a build does. Returns their file. */
export async function publishRules(clientDir: string): Promise<string> {
  const file = join(clientDir, threadFile(RULES))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, await bundleRules(process.cwd()))
  const build: PublishedBuild = { replacedAt: null, files: [threadFile(RULES)] }
  writeFileSync(`${clientDir}.json`, JSON.stringify([build]))
  return file
}

export async function measureEntries(): Promise<EntryTimes> {
  const challenge = CHALLENGES.find(({ weeks }) => weeks === WEEKS_PER_SEASON)!
  const options = { changes: challenge, rulesHash: RULES }
  const { score, decisions, fingerprint, log } = playChallenge(25, options)
  const postgres = await startPostgres()
  const [folder, clientDir] = [makeFolder(), makeClientFolder()]
  await publishRules(clientDir)
  const database = await openPostgres({ url: postgres.url, connections: 2, onError: () => {} })
  const { db } = database
  const server = startServer({
    DATA_DIR: join(folder, 'data'),
    CLIENT_DIR: clientDir,
    DATABASE_URL: postgres.url,
    CHALLENGE_WORKERS: '2',
    RATE_LIMIT_FACTOR: '1000',
    NODE_ENV: 'production',
  })
  try {
    const [url = ''] = await server.waitForOutput(/http:\/\/localhost:\d+/)
    const readers = readPages(url)
    readers.taken()
    await setTimeout(ALONE_MS)
    const alone = readers.taken()
    const account = sql`md5('entry' || i)::uuid`
    const numbers = sql`generate_series(1, ${ENTRIES}::int) i`
    await db.execute(sql`
      insert into users (id, email, email_key, username, password_hash, created_at)
      select ${account}, 'entry' || i, 'entry' || i, 'Entrant', '', now() from ${numbers}`)
    await db.execute(sql`
      insert into challenge_entries (id, user_id, challenge, score, decisions, fingerprint, log, entered_at)
      select ${account}, ${account}, ${challenge.id}, ${score}::int, ${decisions}::int, ${fingerprint}, ${gzipSync(log)}::bytea,
        ${challenge.opens}::timestamptz from ${numbers}`)
    const start = performance.now()
    await db.execute(sql`
      insert into pgboss.job (id, name) select ${account}, 'challenge-entries' from ${numbers}`)
    const count = (status: 'waiting' | 'refused') =>
      db.$count(challengeEntries, eq(challengeEntries.status, status))
    while ((await count('waiting')) > 0) await setTimeout(POLL_MS)
    const seconds = (performance.now() - start) / 1_000
    const beside = readers.taken()
    await readers.stop()
    return { entries: ENTRIES, seconds, refused: await count('refused'), alone, beside }
  } finally {
    server.child.kill('SIGTERM')
    await server.ended
    await database.close()
    await postgres.stop()
    for (const used of [folder, clientDir, `${clientDir}.json`, postgres.folder])
      rmSync(used, { recursive: true, force: true })
  }
}
