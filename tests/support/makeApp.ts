import { rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { type AppParts, createApp } from '../../server/app.ts'
import { builtClient } from '../../server/client/builtClient.ts'
import type { AppContext } from '../../server/context.ts'
import type { Database } from '../../server/db/openDatabase.ts'
import { makeLogger } from '../../server/logger.ts'
import type { Mail } from '../../server/email/mailer.ts'
import { makeBackgroundWork } from '../../server/services/backgroundWork.ts'
import { makeClientFolder } from './makeClientFolder.ts'
import { openPgliteInMemory } from './openTestDatabase.ts'

export const testNow = new Date('2026-08-15T15:00:00.000Z')

export interface RunningApp {
  /** Where it listens, such as http://127.0.0.1:40123. */
  readonly url: string
  readonly db: Database
  /** What it has logged, one JSON object per line. */
  readonly logged: readonly string[]
  /** The mails it has sent; those under way are waited for. */
  mails(): Promise<readonly Mail[]>
  /** Moves the clock, which otherwise stands still. */
  setTime(now: Date): void
  close(): Promise<void>
}

/** What the server has in hand, with everything that leaves it caught. */
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
    site: { analyticsUrl: null, adClient: null, adSlot: null },
    isClosing: () => false,
  }
}

/**
 * The server on a free port with a database in memory, a clock that stands still and a small built client.
 * Each part can be replaced.
 */
export async function makeApp(parts: Partial<AppParts> = {}): Promise<RunningApp> {
  const logged: string[] = []
  const sent: Mail[] = []
  let now = testNow
  const folder = makeClientFolder()
  const memory = parts.db ? undefined : await openPgliteInMemory()
  const db = parts.db ?? memory?.db
  if (!db) throw new Error('makeApp needs a database')
  const context = makeAppContext(db, logged, sent)
  const app = createApp({
    ...context,
    clock: { now: () => now },
    config: { mode: 'production', trustProxy: false },
    client: builtClient(folder),
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
    mails: async () => {
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
      await memory?.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
