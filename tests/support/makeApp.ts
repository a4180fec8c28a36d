import { rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { type AppParts, createApp } from '../../server/app.ts'
import { builtClient, builtIndex } from '../../server/client/builtClient.ts'
import type { AppContext } from '../../server/context.ts'
import type { Database } from '../../server/db/openDatabase.ts'
import { makeLogger } from '../../server/logger.ts'
import type { Mail } from '../../server/email/mailer.ts'
import { makeBackgroundWork } from '../../server/services/backgroundWork.ts'
import { makeClientFolder } from './makeClientFolder.ts'
import { type DatabaseKind, openTestDatabase } from './openTestDatabase.ts'

export const testNow = new Date('2026-08-15T15:00:00.000Z')

export interface RunningApp {
  /** URL it listens on, such as http://127.0.0.1:40123. */
  readonly url: string
  readonly db: Database
  /** Lines logged so far, one JSON object each. */
  readonly logged: readonly string[]
  /** Waits for background work and returns all emails sent. */
  sentMails(): Promise<readonly Mail[]>
  /** Sets the clock, which does not run. */
  setTime(now: Date): void
  close(): Promise<void>
}

/** Creates the server's dependencies, with log lines and emails collected in arrays. */
export function makeAppContext(db: Database, logged: string[] = [], mails: Mail[] = []): AppContext {
  const logger = makeLogger('debug', { write: (line: string) => void logged.push(line) })
  return {
    db,
    logger,
    clock: { now: () => testNow },
    mailer: { send: (mail) => Promise.resolve(void mails.push(mail)), close: () => {} },
    background: makeBackgroundWork(logger),
    publicUrl: 'https://floodlight.test',
    limitFactor: 1000,
    twoStepKey: Buffer.alloc(32, 'key'),
    leakedPasswords: { has: () => Promise.resolve(false) },
    entryQueue: { add: () => Promise.resolve() },
    site: { analyticsUrl: null, adClient: null, adSlot: null },
    isClosing: () => false,
  }
}

interface AppOptions extends Partial<AppParts> {
  /** Kind of database to open, and to close with the app, when `db` is absent. Default PGlite. */
  readonly kind?: DatabaseKind
}

/**
 * Starts the server on a free port with an empty database, a stopped clock and a small built client.
 * Each part can be replaced.
 */
export async function makeApp({ kind = 'PGlite', ...parts }: AppOptions = {}): Promise<RunningApp> {
  const logged: string[] = []
  const sent: Mail[] = []
  let now = testNow
  const folder = makeClientFolder()
  const database = parts.db ? { db: parts.db, close: () => Promise.resolve() } : await openTestDatabase(kind)
  const { db } = database
  const context = makeAppContext(db, logged, sent)
  const app = createApp({
    ...context,
    clock: { now: () => now },
    config: { mode: 'production', trustProxy: undefined },
    client: builtClient(folder),
    readIndex: () => builtIndex(folder),
    ...parts,
    db,
  })
  const server = app.listen(0, '127.0.0.1')
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', reject)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    db,
    logged,
    sentMails: async () => {
      await context.background.finished()
      return sent
    },
    setTime: (time) => {
      now = time
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await context.background.finished()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
