import { beforeAll, expect, test, vi } from 'vitest'
import { call, makeAccount } from '../support/callServer.ts'
import { type Cluster, startCluster } from '../support/startCluster.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { writeTeams } from '../support/writeTeams.ts'

// Several servers and databases are started.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const MANAGERS = 8

let cluster: Cluster
let tokens: string[]

beforeAll(async () => {
  cluster = await startCluster()
  tokens = []
  for (let made = 0; made < MANAGERS; made += 1) tokens.push((await makeAccount(cluster)).token)
  return cluster.close
})

test('no acknowledged write is lost when the database fails over to its replica and a server is killed', async () => {
  const load = writeTeams(cluster, tokens)
  await load.written()
  await cluster.failOver()
  await load.written()
  cluster.servers[0].child.kill('SIGKILL')
  await cluster.servers[0].ended
  await load.written()
  await load.stop()

  expect(load.acknowledged.size).toBe(MANAGERS)
  expect(await load.lost()).toBe(0)
  // Each refusal says that the service is away for a moment: by the server, by the proxy, or by a cut connection.
  const refusals = [...load.statuses.keys()].filter((status) => status !== 200)
  expect(refusals.filter((status) => ![0, 502, 503, 504].includes(status))).toEqual([])
  expect((await call(cluster, 'GET /health')).status).toBe(200)
})
