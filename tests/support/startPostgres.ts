import { once } from 'node:events'
import { chmodSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { importEmbeddedPostgres } from './importEmbeddedPostgres.ts'
import { makeFolder } from './makeClientFolder.ts'

export interface PostgresProcess {
  readonly url: string
  /** Data folder; the caller removes it after stop(). */
  readonly folder: string
  readonly stop: () => Promise<void>
  /** Starts it again on the same port with the same data. */
  readonly startAgain: () => Promise<void>
}

/**
 * Starts a real PostgreSQL on a free port. PostgreSQL refuses to run as root, so that a user is created for it
 * when the tests do. Throws an Error with PostgreSQL's output when it does not start.
 */
export async function startPostgres(): Promise<PostgresProcess> {
  const folder = makeFolder()
  chmodSync(folder, 0o755)
  const EmbeddedPostgres = await importEmbeddedPostgres(folder)
  const port = await freePort()
  const output: string[] = []
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    // The C locale sorts the same on every system; tests need no durability.
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=300', '-c', 'listen_addresses=127.0.0.1'],
    onLog: (text) => output.push(String(text)),
    onError: (text) => output.push(String(text)),
  })
  try {
    await postgres.initialise()
    await postgres.start()
  } catch (cause) {
    throw new Error(`PostgreSQL does not start:\n${output.join('\n')}`, { cause })
  }
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    folder,
    stop: () => postgres.stop(),
    startAgain: () => postgres.start(),
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
