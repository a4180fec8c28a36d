import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../../server/db/openDatabase.ts'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { call } from '../support/callServer.ts'
import { makeApp, testNow } from '../support/makeApp.ts'
import { makeFolder } from '../support/makeClientFolder.ts'
import {
  databaseKinds,
  type DatabaseKind,
  fillDataFolder,
  makePostgresDatabase,
} from '../support/openTestDatabase.ts'
import { startProgram } from '../support/startServer.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// The command is started.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

let dataDir = ''
let place: Awaited<ReturnType<typeof makePostgresDatabase>>

beforeAll(async () => {
  dataDir = makeFolder()
  fillDataFolder(dataDir)
  place = await makePostgresDatabase()
})
afterAll(async () => {
  await place.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const open = (kind: DatabaseKind) =>
  kind === 'PGlite'
    ? openDatabase(dataDir)
    : openPostgres({ url: place.url, connections: 2, onError: () => {} })

test.each(databaseKinds)(
  'feedback:export writes one line of JSON per feedback, oldest first (%s)',
  async (kind) => {
    const database = await open(kind)
    const app = await makeApp({ db: database.db })
    for (const [minute, message] of ['First,\n"second"', 'Third'].entries()) {
      app.setTime(new Date(testNow.getTime() + minute * 60_000))
      const body = { rating: 5, message, gameStats: { seasons: 2, finalBudget: 1.5 }, timestamp: 1.7e12 }
      await call(app, 'POST /feedback', { body })
    }
    await app.close()
    await database.close()
    const env = { DATA_DIR: dataDir, DATABASE_URL: kind === 'PGlite' ? '' : place.url }
    const program = startProgram('server/exportFeedback.ts', [], env)
    expect(await program.ended).toBe(0)
    const lines = program.output().trimEnd().split('\n')
    const written = lines.map((line) => JSON.parse(line) as unknown)
    expect(written).toMatchObject([
      { rating: 5, message: 'First,\n"second"', seasons: 2, finalBudget: 1.5, userId: null },
      { rating: 5, message: 'Third', createdAt: '2026-08-15T15:01:00.000Z' },
    ])
  },
)
