import { rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { type AppParts, createApp } from '../../server/app.ts'
import { builtClient } from '../../server/client/builtClient.ts'
import { openMemoryDatabase } from '../../server/db/openDatabase.ts'
import { makeClientFolder } from './makeClientFolder.ts'

export const testNow = new Date('2026-08-15T15:00:00.000Z')

export interface RunningApp {
  /** Where it listens, such as http://127.0.0.1:40123. */
  readonly url: string
  /** What it has logged, one JSON object per line. */
  readonly logged: readonly string[]
  close(): Promise<void>
}

/**
 * The server on a free port with a database in memory, a clock that stands still and a small built client.
 * Each part can be replaced.
 */
export async function makeApp(parts: Partial<AppParts> = {}): Promise<RunningApp> {
  const logged: string[] = []
  const folder = makeClientFolder()
  const memory = parts.db ? undefined : await openMemoryDatabase()
  const db = parts.db ?? memory?.db
  if (!db) throw new Error('makeApp needs a database')
  const app = createApp({
    clock: { now: () => testNow },
    logger: pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) }),
    config: { mode: 'production' },
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
    logged,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await memory?.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
