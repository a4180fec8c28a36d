/**
 * Measures two servers on a replicated PostgreSQL behind the proxy: reading a team through the proxy beside one
 * server asked directly, in the same run, then what a failover and the loss of a server cost. Prints tables.
 */
import autocannon from 'autocannon'
import { makeAccount } from '../support/callServer.ts'
import { startCluster } from '../support/startCluster.ts'
import { writeTeams } from '../support/writeTeams.ts'

const connections = 100
const seconds = 8
const managers = 32
const writesBeforeLoss = 200

async function measure(name: string, url: string, token: string) {
  const { requests, latency, non2xx, errors } = await autocannon({
    url: `${url}/api/user/team`,
    connections,
    duration: seconds,
    headers: { authorization: `Bearer ${token}` },
  })
  return {
    name,
    'requests/s': Math.round(requests.average),
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,
    failed: non2xx + errors,
  }
}

const cluster = await startCluster()
try {
  const tokens: string[] = []
  for (let made = 0; made < managers; made += 1) tokens.push((await makeAccount(cluster)).token)
  const [token = ''] = tokens
  const [one] = cluster.servers
  const [direct = ''] = await one.waitForOutput(/http:\/\/localhost:\d+/)
  await measure('warm-up', cluster.url, token)
  console.table([
    await measure('one server, no proxy', direct, token),
    await measure('two servers, proxy', cluster.url, token),
  ])

  const load = writeTeams(cluster, tokens)
  const lose = async (name: string, loss: () => Promise<unknown>) => {
    for (let write = 0; write < writesBeforeLoss; write += 1) await load.written()
    const before = load.failed()
    const lostAt = performance.now()
    await loss()
    await load.written()
    return {
      name,
      'back after s': ((performance.now() - lostAt) / 1000).toFixed(1),
      refused: load.failed() - before,
    }
  }
  const losses = [
    await lose('primary killed, replica promoted', cluster.failOver),
    await lose('one of two servers killed', async () => {
      one.child.kill('SIGKILL')
      await one.ended
    }),
  ]
  await load.stop()
  console.table(losses)
  const writes = [...load.statuses.values()].reduce((sum, count) => sum + count, 0)
  console.log(
    `${writes} writes, ${load.statuses.get(200) ?? 0} acknowledged, ${await load.lost()} of them lost.`,
  )
} finally {
  await cluster.close()
}
