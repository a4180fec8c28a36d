/**
 * Measures a whole site by the recipe of `deploy/`, with TLS: two servers, two workers, PgBouncer, HAProxy, and PostgreSQL
 * under Patroni with etcd on three machines. Reads through the proxy beside one server asked directly, then what 200
 * players see while parts of it are lost, replaced and migrated. Installs the packages that it needs, where it may.
 */
import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import { CHALLENGES } from '../../client/simulation/challenge/challenges.ts'
import { call, makeAccount } from '../support/callServer.ts'
import { areComplete } from '../support/startDatabaseMachines.ts'
import { playOnSite, type PlayersOnSite, type Seen } from '../support/playersOnSite.ts'
import { readSite } from '../support/readSite.ts'
import { playChallenge } from '../support/startChallenges.ts'
import { type Site, startSite } from '../support/startSite.ts'
import { recordFigures, type RecordedFigure, verdict } from './recordFigures.ts'

const CONNECTIONS = 100
const SECONDS = 8
/** Requests during a rolling deploy without players. */
const DEPLOY_READS = 100_000
const PLAYERS = 200
/** Every event is watched for this time, and until all machines are back. */
const WINDOW_MS = 60_000
/** Time that a machine is away. */
const AWAY_MS = 30_000
const POLL_MS = 250
const ENTRIES = 24

const MOST_SECONDS_WITHOUT_WRITES = 15
const LEAST_READS_ANSWERED = 0.9
const MOST_SECONDS_TO_VERIFY = 120

/** Requests a second of two servers through the proxy, divided by those of one server asked directly. */
async function compareReads({ url, servers }: Site, token: string): Promise<number> {
  const measure = async (name: string, address: string) => {
    const { requests, latency, non2xx, errors } = await autocannon({
      url: `${address}/api/user/team`,
      connections: CONNECTIONS,
      duration: SECONDS,
      headers: { authorization: `Bearer ${token}` },
    })
    const row = {
      name,
      'requests/s': Math.round(requests.average),
      'p50 ms': latency.p50,
      'p99 ms': latency.p99,
    }
    console.table([{ ...row, failed: non2xx + errors }])
    return requests.average
  }
  const [direct = ''] = await servers[0].waitForOutput(/http:\/\/localhost:\d+/)
  await measure('warm-up', url)
  const alone = await measure('one server, no proxy', direct)
  return (await measure('two servers, proxy', url)) / alone
}

/** Requests that were cut or refused while both servers were restarted by turns. */
async function countCutRequests(site: Site, token: string): Promise<number> {
  const reads = readSite(site, token)
  for (const which of [0, 1] as const) {
    await reads.answered(DEPLOY_READS / 4)
    await site.restartServer(which)
  }
  await reads.answered(DEPLOY_READS / 2)
  await reads.stop()
  const answered = [...reads.statuses.values()].reduce((sum, count) => sum + count, 0)
  return answered - (reads.statuses.get(200) ?? 0)
}

async function leadersOf({ machines }: Site) {
  const led = await Promise.all(machines.map(({ leads }) => leads()))
  return machines.filter((_, i) => led[i])
}

/** The machine that leads, once there is one. */
async function leaderOf(site: Site) {
  for (;;) {
    const [leader] = await leadersOf(site)
    if (leader) return leader
    await setTimeout(POLL_MS)
  }
}

/** The machine that has every acknowledged write. */
async function standbyOf(site: Site) {
  for (;;) {
    const rows = await site.ask(`select application_name from pg_stat_replication where sync_state = 'sync'`)
    const standby = site.machines.find(({ name }) => name === rows[0]?.application_name)
    if (standby) return standby
    await setTimeout(POLL_MS)
  }
}

/** Counts how often two machines led at the same time. */
function watchLeaders(site: Site) {
  let isOver = false
  let twice = 0
  const watching = (async () => {
    while (!isOver) {
      if ((await leadersOf(site)).length > 1) twice += 1
      await setTimeout(POLL_MS)
    }
  })()
  return async () => {
    isOver = true
    await watching
    return twice
  }
}

const EVENTS: Readonly<Record<string, (site: Site) => Promise<void>>> = {
  'the leader killed, and back': async (site) => {
    const leader = await leaderOf(site)
    leader.kill()
    await setTimeout(AWAY_MS)
    leader.startAgain()
  },
  'the standby killed, and back': async (site) => {
    const standby = await standbyOf(site)
    standby.kill()
    await setTimeout(AWAY_MS)
    standby.startAgain()
  },
  'both servers killed by turns': async (site) => {
    await site.loseServer(0)
    await site.loseServer(1)
  },
  'the leader cut off, and back': async (site) => {
    const leader = await leaderOf(site)
    leader.cutOff()
    await setTimeout(AWAY_MS)
    leader.reconnect()
  },
  'rolling deploy': async (site) => {
    await site.restartServer(0)
    await site.restartServer(1)
  },
  'rolling migration': async (site) => {
    await site.migrate()
    await site.restartServer(0)
    await site.restartServer(1)
  },
}

interface Outcome extends Seen {
  readonly event: string
  readonly lost: number
}

async function watchEvent(site: Site, players: PlayersOnSite, event: string): Promise<Outcome> {
  const end = setTimeout(WINDOW_MS)
  const stopWatching = players.watch()
  await EVENTS[event]?.(site)
  await end
  while (!(await areComplete(site.machines))) await setTimeout(POLL_MS)
  const seen = stopWatching()
  return { event, ...seen, lost: await players.lost() }
}

/** Seconds until all entries are verified, one of two workers having been killed, and how many do not count once. */
async function verifyEntries(site: Site): Promise<{ seconds: number; wrong: number }> {
  const today = new Date().toISOString().slice(0, 10)
  const challenge = CHALLENGES.findLast(({ opens }) => opens <= today)!
  const [first] = await Promise.all([site.startWorker(), site.startWorker()])
  const tokens = []
  const run = playChallenge(25, { changes: challenge })
  for (let made = 0; made < ENTRIES; made += 1) {
    const { token } = await makeAccount(site)
    const answers = [
      await call(site, 'PUT /challenges/nickname', { token, body: { nickname: `Gaffer ${made}` } }),
      await call(site, 'PUT /challenges/entries', { token, body: { challenge: challenge.id, ...run } }),
    ]
    const refused = answers.find(({ status }) => status !== 200)
    if (refused) throw new Error(`An entry was refused: ${JSON.stringify(refused.body)}`)
    tokens.push(token)
  }
  const start = performance.now()
  first.child.kill('SIGKILL')
  const statesOf = async (token: string) => {
    const { body } = await call(site, `GET /challenges/entries?challenge=${challenge.id}`, { token })
    return (body as { entries: { status: string }[] }).entries.map(({ status }) => status)
  }
  let states = await Promise.all(tokens.map(statesOf))
  while (states.flat().includes('waiting')) {
    await setTimeout(POLL_MS)
    states = await Promise.all(tokens.map(statesOf))
  }
  const wrong = states.filter((own) => own.length !== 1 || own[0] !== 'verified').length
  return { seconds: (performance.now() - start) / 1_000, wrong }
}

function figuresOf({ event, ...seen }: Outcome): RecordedFigure[] {
  const seconds = seen.secondsWithoutWrites
  return [
    {
      name: `${event}: acknowledged writes lost`,
      target: '0',
      now: verdict(String(seen.lost), seen.lost === 0),
    },
    { name: `${event}: answers that lied`, target: '0', now: verdict(String(seen.lies), seen.lies === 0) },
    {
      name: `${event}: seconds without writes`,
      target: `≤ ${MOST_SECONDS_WITHOUT_WRITES}`,
      now: verdict(seconds.toFixed(1), seconds <= MOST_SECONDS_WITHOUT_WRITES),
    },
    {
      name: `${event}: reads answered`,
      target: `≥ ${100 * LEAST_READS_ANSWERED}%`,
      now: verdict(`${(100 * seen.readsAnswered).toFixed(1)}%`, seen.readsAnswered >= LEAST_READS_ANSWERED),
    },
  ]
}

const site = await startSite()
try {
  const { token } = await makeAccount(site)
  const share = await compareReads(site, token)
  const cut = await countCutRequests(site, token)
  console.log(`Both servers restarted by turns: ${DEPLOY_READS} requests, ${cut} cut or refused.`)

  const players = await playOnSite(site, PLAYERS)
  const stopWatching = watchLeaders(site)
  const outcomes: Outcome[] = []
  for (const event of Object.keys(EVENTS)) {
    const outcome = await watchEvent(site, players, event)
    console.log(outcome)
    outcomes.push(outcome)
  }
  const twoLeaders = await stopWatching()
  const entries = await verifyEntries(site)
  await players.stop()
  console.log(`Two leaders seen ${twoLeaders} times; entries:`, entries)
  recordFigures([
    { name: 'requests of two servers / of one asked directly', target: '', now: share.toFixed(2) },
    {
      name: `requests cut by a rolling deploy, of ${DEPLOY_READS.toLocaleString('en-GB')}`,
      target: '0',
      now: verdict(String(cut), cut === 0),
    },
    ...outcomes.flatMap(figuresOf),
    { name: 'two leaders at the same time', target: '0', now: verdict(String(twoLeaders), twoLeaders === 0) },
    {
      name: `${ENTRIES} entries verified beside the players, one of two workers killed`,
      target: `≤ ${MOST_SECONDS_TO_VERIFY} s`,
      now: verdict(`${entries.seconds.toFixed(0)} s`, entries.seconds <= MOST_SECONDS_TO_VERIFY),
    },
    {
      name: 'entries that do not count once',
      target: '0',
      now: verdict(String(entries.wrong), entries.wrong === 0),
    },
  ])
} finally {
  await site.close()
}
