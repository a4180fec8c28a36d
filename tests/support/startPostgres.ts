import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { importEmbeddedPostgres } from './importEmbeddedPostgres.ts'
import { makeFolder } from './makeClientFolder.ts'

export interface PostgresProcess {
  readonly url: string
  readonly port: number
  /** Data folder; the caller removes it after stop(). */
  readonly folder: string
  readonly stop: () => Promise<void>
  /** Starts it again on the same port with the same data. */
  readonly startAgain: () => Promise<void>
  /** Ends it as a power cut does, without a chance to finish anything. */
  readonly kill: () => void
}

/**
 * Starts a real PostgreSQL on a free port: a new one, or a replica of `primary`, which restarts for the copy.
 * PostgreSQL refuses to run as root, so that a user is created for it when the tests do. Throws an Error with
 * PostgreSQL's output when it does not start.
 */
export async function startPostgres(primary?: PostgresProcess): Promise<PostgresProcess> {
  const folder = makeFolder()
  chmodSync(folder, 0o755)
  const EmbeddedPostgres = await importEmbeddedPostgres(folder)
  const port = await freePort()
  const output: string[] = []
  const listeners = new Set<() => void>()
  const note = (text: unknown) => {
    output.push(String(text))
    for (const listener of listeners) listener()
  }
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
    onLog: note,
    onError: note,
  })
  // The package waits for a server that can be written to.
  const isReadable = new Promise<void>((resolve) => {
    listeners.add(() => {
      if (output.join('').includes('ready to accept read-only connections')) resolve()
    })
  })
  let isKilled = false
  try {
    if (primary) await copyAsReplica(primary, folder)
    else await postgres.initialise()
    await Promise.race([postgres.start(), ...(primary ? [isReadable] : [])])
  } catch (cause) {
    throw new Error(`PostgreSQL does not start:\n${output.join('\n')}`, { cause })
  }
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    port,
    folder,
    stop: async () => {
      if (!isKilled) await postgres.stop()
    },
    startAgain: async () => {
      await postgres.start()
      isKilled = false
    },
    kill: () => {
      const [pid] = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGKILL')
      isKilled = true
    },
  }
}

/** Copies the primary's data while it is stopped, with the settings of a replica. */
async function copyAsReplica(primary: PostgresProcess, folder: string): Promise<void> {
  const data = join(folder, 'data')
  await primary.stop()
  const { status, stderr } = spawnSync('cp', ['-a', join(primary.folder, 'data'), data], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The data of the primary can't be copied:\n${stderr}`)
  await primary.startAgain()
  writeFileSync(join(data, 'standby.signal'), '')
  const { hostname, port, username, password } = new URL(primary.url)
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`,
  )
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
