import { afterEach, expect, test, vi } from 'vitest'
import { call, makeAccount } from '../support/callServer.ts'
import { readSite } from '../support/readSite.ts'
import { type Cluster, startCluster } from '../support/startCluster.ts'
import { LONG_TEST_MS, WAIT_MS } from '../support/timeouts.ts'
import { type WriteLoad, writeTeams } from '../support/writeTeams.ts'

// Several servers and databases are started.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const MANAGERS = 8

let cluster: Cluster | undefined
afterEach(async () => {
  await cluster?.close()
  cluster = undefined
})

/** A cluster with managers who rename their teams all the time. */
async function openCluster() {
  cluster = await startCluster()
  const tokens: string[] = []
  for (let made = 0; made < MANAGERS; made += 1) tokens.push((await makeAccount(cluster)).token)
  const load = writeTeams(cluster, tokens)
  /** Resolves once the next write of every manager is acknowledged. */
  const writtenByAll = async () => {
    const before = new Map(load.acknowledged)
    await vi.waitUntil(
      () => tokens.every((token) => load.acknowledged.get(token) !== before.get(token)),
      WAIT_MS,
    )
  }
  await writtenByAll()
  return { cluster, load, writtenByAll }
}

/** Each refusal says that the service is away for a moment: by the server, by the proxy, or by a cut connection. */
function expectBriefRefusals({ statuses }: WriteLoad): void {
  const refusals = [...statuses.keys()].filter((status) => status !== 200)
  expect(refusals.filter((status) => ![0, 502, 503, 504].includes(status))).toEqual([])
}

test('no acknowledged write is lost when the database fails over to its replica and a server is killed', async () => {
  const { cluster, load, writtenByAll } = await openCluster()
  await cluster.failOver()
  await load.written()
  cluster.servers[0].child.kill('SIGKILL')
  await cluster.servers[0].ended
  await writtenByAll()
  await load.stop()

  expect(await load.lost()).toBe(0)
  expectBriefRefusals(load)
  expect((await call(cluster, 'GET /health')).status).toBe(200)
})

test('a lost replica stopped the site: its writes waited for ever, and log-ins found no connection', async () => {
  const { cluster, load, writtenByAll } = await openCluster()
  await cluster.loseReplica()
  await writtenByAll()
  const { token } = await makeAccount(cluster)
  await load.stop()

  expect((await call(cluster, 'GET /user/team', { token })).status).toBe(200)
  expect(await load.lost()).toBe(0)
  expectBriefRefusals(load)
})

test('a server that ends by SIGTERM cuts no request of a page or a call', async () => {
  cluster = await startCluster()
  const { token } = await makeAccount(cluster)
  const load = readSite(cluster, token)
  await load.answered(2_000)
  const [one, two] = cluster.servers
  one.child.kill('SIGTERM')
  expect(await one.ended).toBe(0)
  await load.answered(2_000)
  await load.stop()

  expect([...load.statuses.keys()]).toEqual([200])
  expect(two.child.exitCode).toBe(null)
})

test('split brain: an old primary that came back got calls, and knew nobody who registered at the new one', async () => {
  const { cluster, load, writtenByAll } = await openCluster()
  await cluster.failOver()
  await writtenByAll()
  await load.stop()
  await cluster.startOldPrimary()
  const newcomers = await Promise.all(Array.from({ length: 24 }, () => makeAccount(cluster)))
  const reads = await Promise.all(
    newcomers.flatMap(({ token }) => [1, 2, 3].map(() => call(cluster, 'GET /user/team', { token }))),
  )

  expect(reads.filter(({ status }) => status !== 200)).toEqual([])
  expect(await load.lost()).toBe(0)
})
