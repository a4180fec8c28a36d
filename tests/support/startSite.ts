/**
 * Starts a whole site by the recipe of `deploy/`: two servers, PgBouncer and HAProxy before PostgreSQL on three machines
 * under Patroni, with TLS to them, the roles of owner and servers, and two workers.
 */
import { join } from 'node:path'
import { rmSync } from 'node:fs'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { askPostgres, checkPrimary } from './askPostgres.ts'
import { nextMigrations } from './nextMigrations.ts'
import { type DatabaseMachine, startDatabaseMachines } from './startDatabaseMachines.ts'
import { startPgbouncer } from './startPgbouncer.ts'
import { freePort } from './startPostgres.ts'
import { startProxy } from './startProxy.ts'
import { type ServerProcess, startProgram } from './startServer.ts'
import { checkReadiness, startServers, until } from './startServers.ts'
import { startTogether } from './startTogether.ts'

const DATABASE = 'floodlight'
const OWNER = 'floodlight_owner'

export interface Site {
  /** Address of the proxy. */
  readonly url: string
  readonly machines: readonly DatabaseMachine[]
  readonly servers: readonly [ServerProcess, ServerProcess]
  /** Ends a server by SIGTERM and starts another in its place. */
  readonly restartServer: (which: 0 | 1) => Promise<void>
  /** Ends a server without warning, and starts it again. */
  readonly loseServer: (which: 0 | 1) => Promise<void>
  /** Applies migrations of the next version as the owner of the tables. */
  readonly migrate: () => Promise<void>
  /** Starts a process that verifies entries to challenges. */
  readonly startWorker: () => Promise<ServerProcess>
  /** Answer of the database to a statement of its superuser. */
  readonly ask: (statement: string) => Promise<Record<string, unknown>[]>
  readonly close: () => Promise<void>
}

export const startSite = (): Promise<Site> => startTogether(startParts)

async function startParts(cleaning: (() => unknown)[]): Promise<Omit<Site, 'close'>> {
  const { machines, password, certificates, close } = await startDatabaseMachines()
  cleaning.push(close)
  const [one, two, three] = machines
  const [site, database, first, second] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  const authority = join(certificates, 'ca.pem')
  const asked = `check-ssl crt ${join(certificates, 'proxy-both.pem')} ca-file ${authority} verify required`
  const proxy = startProxy({
    SITE_BIND: `127.0.0.1:${site}`,
    SERVER_ONE: `127.0.0.1:${first}`,
    SERVER_TWO: `127.0.0.1:${second}`,
    POSTGRES_BIND: `127.0.0.1:${database}`,
    POSTGRES_ONE: one!.postgres,
    POSTGRES_TWO: two!.postgres,
    POSTGRES_THREE: three!.postgres,
    PATRONI_ONE: `${one!.patroni} ${asked}`,
    PATRONI_TWO: `${two!.patroni} ${asked}`,
    PATRONI_THREE: `${three!.patroni} ${asked}`,
  })
  cleaning.push(proxy.close)
  // All names of a machine are in its certificate but the proxy's address, at which it is reached.
  const urlOf = (role: string, secret: string, name = DATABASE) =>
    `postgres://${role}:${secret}@127.0.0.1:${database}/${name}?uselibpqcompat=true&sslmode=verify-ca&sslrootcert=${authority}`
  const superuser = urlOf('postgres', password, 'postgres')
  await Promise.race([proxy.ended, until(() => checkPrimary(superuser))])
  await makeRoles(superuser, urlOf('postgres', password))
  const owner = { url: urlOf(OWNER, OWNER), connections: 1, onError: () => {} }
  await (await openPostgres(owner)).close()
  const pooler = await startPgbouncer({
    target: urlOf(DATABASE, DATABASE),
    settings: { server_tls_ca_file: authority, server_tls_sslmode: 'verify-ca' },
  })
  cleaning.push(pooler.close)
  const env = { DATABASE_URL: pooler.url, CHALLENGE_WORKERS: '0' }
  const { servers, restart, lose } = await startServers(cleaning, [first, second], env)
  const url = `http://127.0.0.1:${site}`
  await Promise.race([proxy.ended, until(() => checkReadiness(url))])
  return {
    url,
    machines,
    servers,
    restartServer: restart,
    loseServer: lose,
    migrate: async () => {
      const migrations = nextMigrations()
      await (await openPostgres({ ...owner, migrations })).close()
      rmSync(migrations, { recursive: true })
    },
    startWorker: async () => {
      const settings = { DATABASE_URL: pooler.url, CHALLENGE_WORKERS: '1', LOG_LEVEL: 'silent' }
      const worker = startProgram('server/worker.ts', [], settings)
      cleaning.push(async () => {
        worker.child.kill('SIGKILL')
        await worker.ended
      })
      await worker.waitForOutput(/waits for entries/)
      return worker
    },
    ask: (statement) => askPostgres(urlOf('postgres', password), statement),
  }
}

/** Makes roles and database as `deploy/README.md` says. */
async function makeRoles(superuser: string, place: string): Promise<void> {
  for (const statement of [
    `create role ${OWNER} login password '${OWNER}'`,
    `create role ${DATABASE} login password '${DATABASE}'`,
    `create database ${DATABASE} owner ${OWNER}`,
  ])
    await askPostgres(superuser, statement)
  for (const privileges of [
    'select, insert, update, delete on tables',
    'select on sequences',
    'usage on schemas',
  ])
    await askPostgres(place, `alter default privileges for role ${OWNER} grant ${privileges} to ${DATABASE}`)
}
