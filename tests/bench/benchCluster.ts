/**
 * Measures two servers on a replicated PostgreSQL behind the proxy: reading a team through the proxy beside one
 * server asked directly, in the same run, then what a new build on both by turns, a failover and the loss of a server
 * cost. Prints tables.
 */
import autocannon from 'autocannon'
import { makeAccount } from '../support/callServer.ts'
import { readSite } from '../support/readSite.ts'
import { startCluster } from '../support/startCluster.ts'
import { writeTeams } from '../support/writeTeams.ts'
import { recordFigures, verdict } from './recordFigures.ts'

const connections = 100
const seconds = 8
const managers = 32
const writesBeforeLoss = 200
/** Requests during a rolling deploy. */
const deployReads = 100_000

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
  const [direct = ''] = await cluster.servers[0].waitForOutput(/http:\/\/localhost:\d+/)
  await measure('warm-up', cluster.url, token)
  const alone = await measure('one server, no proxy', direct, token)
  const both = await measure('two servers, proxy', cluster.url, token)
  console.table([alone, both])

  const reads = readSite(cluster, token)
  for (const which of [0, 1] as const) {
    await reads.answered(deployReads / 4)
    await cluster.restartServer(which)
  }
  await reads.answered(deployReads / 2)
  await reads.stop()
  const answered = [...reads.statuses.values()].reduce((sum, count) => sum + count, 0)
  const cut = answered - (reads.statuses.get(200) ?? 0)
  console.log(`Both servers restarted by turns: ${answered} requests, ${cut} cut or refused.`)

  const load = writeTeams(cluster, tokens)
  const lose = async (name: string, loss: () => Promise<unknown>) => {
    for (let write = 0; write < writesBeforeLoss; write += 1) await load.written()
    const before = load.failed()
    const lostAt = performance.now()
    await loss()
    await load.written()
    return { name, backAfterS: (performance.now() - lostAt) / 1000, refused: load.failed() - before }
  }
  const losses = [
    await lose('primary killed, replica promoted', cluster.failOver),
    await lose('one of two servers killed', async () => {
      cluster.servers[0].child.kill('SIGKILL')
      await cluster.servers[0].ended
    }),
  ]
  await load.stop()
  console.table(losses)
  const writes = [...load.statuses.values()].reduce((sum, count) => sum + count, 0)
  const lost = await load.lost()
  console.log(`${writes} writes, ${load.statuses.get(200) ?? 0} acknowledged, ${lost} of them lost.`)
  const share = both['requests/s'] / alone['requests/s']
  recordFigures([
    { name: 'requests of two servers / of one asked directly', target: '', now: share.toFixed(2) },
    {
      name: `requests cut by a rolling deploy, of ${deployReads}`,
      target: '0',
      now: verdict(String(cut), cut === 0),
    },
    ...losses.map(({ name, backAfterS }) => ({
      name: `${name}: writes again after`,
      target: '< 10 s',
      now: verdict(`${backAfterS.toFixed(1)} s`, backAfterS < 10),
    })),
    { name: 'acknowledged writes lost', target: '0', now: verdict(String(lost), lost === 0) },
  ])
} finally {
  await cluster.close()
}
