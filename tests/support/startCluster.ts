/** Starts two servers on a PostgreSQL primary with a synchronous replica, behind the proxy of `deploy/`. */
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { askPostgres, checkPrimary } from './askPostgres.ts'
import { freePort, type PostgresProcess, startPostgres } from './startPostgres.ts'
import { startProxy } from './startProxy.ts'
import type { ServerProcess } from './startServer.ts'
import { checkReadiness, startServers, until } from './startServers.ts'
import { startTogether } from './startTogether.ts'

export interface Cluster {
  /** Address of the proxy. */
  readonly url: string
  readonly servers: readonly [ServerProcess, ServerProcess]
  /** Ends a server by SIGTERM and starts another in its place, as a new build is taken up. */
  readonly restartServer: (which: 0 | 1) => Promise<void>
  /** Ends the primary without warning, and promotes the replica. */
  readonly failOver: () => Promise<void>
  /** Starts the primary that failOver ended. It takes itself for one, and the proxy has asked who leads since. */
  readonly startOldPrimary: () => Promise<void>
  /** Ends the replica without warning; once writes wait for it, the primary goes on alone. */
  readonly loseReplica: () => Promise<void>
  readonly close: () => Promise<void>
}

export const startCluster = (): Promise<Cluster> => startTogether(startParts)

async function startParts(cleaning: (() => unknown)[]): Promise<Omit<Cluster, 'close'>> {
  const { primary, replica } = await startDatabases(cleaning)
  const [site, database, first, second] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  let leader = primary
  const probes = {
    primary: await startLeaderProbe(cleaning, () => leader === primary && isWritable(primary)),
    replica: await startLeaderProbe(cleaning, () => leader === replica && isWritable(replica)),
  }
  const proxy = startProxy({
    SITE_BIND: `127.0.0.1:${site}`,
    SERVER_ONE: `127.0.0.1:${first}`,
    SERVER_TWO: `127.0.0.1:${second}`,
    POSTGRES_BIND: `127.0.0.1:${database}`,
    POSTGRES_ONE: `127.0.0.1:${primary.port}`,
    POSTGRES_TWO: `127.0.0.1:${replica.port}`,
    PATRONI_ONE: probes.primary.address,
    PATRONI_TWO: probes.replica.address,
  })
  cleaning.push(proxy.close)
  const url = `http://127.0.0.1:${site}`
  const databaseUrl = `postgres://postgres:postgres@127.0.0.1:${database}/postgres`
  await Promise.race([proxy.ended, until(() => checkPrimary(databaseUrl))])
  const { servers, restart } = await startServers(cleaning, [first, second], { DATABASE_URL: databaseUrl })
  await Promise.race([proxy.ended, until(() => checkReadiness(url))])
  return {
    url,
    servers,
    restartServer: restart,
    failOver: async () => {
      primary.kill()
      leader = replica
      await askPostgres(replica.url, 'select pg_promote()')
    },
    startOldPrimary: async () => {
      await primary.startAgain()
      for (let asked = 0; asked < 3; asked += 1) await once(probes.primary.server, 'request')
    },
    loseReplica: async () => {
      replica.kill()
      await until(() => checkWaitingWrites(primary))
      await setSynchronous(primary, '')
    },
  }
}

/** A primary and its synchronous replica, as Patroni sets them up. */
async function startDatabases(cleaning: (() => unknown)[]) {
  const remember = (postgres: PostgresProcess) => {
    cleaning.push(async () => {
      await postgres.stop()
      rmSync(postgres.folder, { recursive: true, force: true })
    })
    return postgres
  }
  const primary = remember(await startPostgres())
  const replica = remember(await startPostgres(primary))
  await setSynchronous(primary, '*')
  return { primary, replica }
}

/** Sets which replicas a write waits for. */
async function setSynchronous({ url }: PostgresProcess, names: '*' | ''): Promise<void> {
  await askPostgres(url, `alter system set synchronous_standby_names = '${names}'`)
  await askPostgres(url, 'select pg_reload_conf()')
}

async function checkWaitingWrites({ url }: PostgresProcess): Promise<void> {
  const [row] = await askPostgres(
    url,
    `select count(*)::int from pg_stat_activity where wait_event = 'SyncRep'`,
  )
  if (row?.count === 0) throw new Error('No write waits for the replica')
}

/** Answers the proxy's question for the leader in Patroni's place. */
async function startLeaderProbe(cleaning: (() => unknown)[], isLeader: () => false | Promise<boolean>) {
  const server = createServer((_req, res) => {
    Promise.resolve(isLeader()).then(
      (leads) => res.writeHead(leads ? 200 : 503).end(),
      () => res.writeHead(503).end(),
    )
  })
  cleaning.push(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { server, address: `127.0.0.1:${(server.address() as AddressInfo).port}` }
}

async function isWritable({ url }: PostgresProcess): Promise<boolean> {
  const [row] = await askPostgres(url, 'select pg_is_in_recovery() as is_replica')
  return row?.is_replica === false
}
