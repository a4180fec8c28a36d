/**
 * Measures a day of players against the real server and a real PostgreSQL, as fast as they answer:
 * `npm run bench:day -- --players 500`. Every player plays one hour; some are new or log in. Prints what an hour costs,
 * and what monthly players would need and pay (`capacityPlan.ts`).
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { deflateRawSync } from 'node:zlib'
import pg from 'pg'
import { writeSave } from '../../client/simulation/save/saveFile.ts'
import { checksum } from '../../server/schemas/savesRules.ts'
import { longCareer } from '../support/longCareer.ts'
import { makeFolder } from '../support/makeClientFolder.ts'
import { startPostgres } from '../support/startPostgres.ts'
import { startServer } from '../support/startServer.ts'
import { capacityFigures, type HourCosts } from './capacityPlan.ts'
import { recordFigures } from './recordFigures.ts'

const { values } = parseArgs({ options: { players: { type: 'string', default: '500' } } })
const players = Number(values.players)
const clientDir = process.env.CLIENT_DIR ?? join(import.meta.dirname, '../../dist/client')

/** An hour of play: a match every two minutes, each with a recovery copy, and saves by hand. */
const RECOVERIES = 30
const SAVES = 2
/** One player in ten is new and loads all files; one in ten logs in again. */
const NEW_EVERY = 10
const AT_ONCE = 16

const files = readdirSync(clientDir, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile() && !/\.(br|gz|map)$|^landing/.test(file.name))
  .map(({ parentPath, name }) => join(parentPath, name).slice(clientDir.length))
const career = longCareer({ seed: 1, season: 3, week: 20 })
const text = writeSave({ name: 'Northgate', savedAt: 0, career })
const content = deflateRawSync(text).toString('base64')

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
const sockets = new Set<Socket>()
let requests = 0

interface SentRequest {
  readonly token?: string
  readonly body?: object
  readonly method?: string
}

/** Sends a request and returns the answer's text. Throws unless it succeeds. */
function send(
  url: string,
  { token = '', body, method = body ? 'POST' : 'GET' }: SentRequest = {},
): Promise<string> {
  requests += 1
  return new Promise((resolve, reject) => {
    const headers = {
      'accept-encoding': 'br',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    }
    const call = request(url, { agent, headers, method }, (res) => {
      let answer = ''
      res.setEncoding('latin1').on('data', (part: string) => (answer += part))
      res.on('end', () => {
        if (res.statusCode === 200) resolve(answer)
        else reject(new Error(`${url}: ${res.statusCode} ${answer}`))
      })
    })
    call.once('socket', (socket) => sockets.add(socket))
    call.once('error', reject)
    call.end(body && JSON.stringify(body))
  })
}

const tokenIn = (answer: string) => (JSON.parse(answer) as { token: string }).token
const accountOf = (player: number) => ({
  email: `player.${player}@club.test`,
  password: 'kick-off at three',
  username: `Player ${player}`,
  teamName: 'Northgate',
})

/** One hour of a player who has an account. */
async function playHour(url: string, player: number, ownToken: string): Promise<void> {
  let token = ownToken
  await send(url)
  if (player % NEW_EVERY === 0) for (const file of files) await send(url + encodeURI(file))
  else await send(`${url}/service-worker.js`)
  if (player % NEW_EVERY === 1)
    token = tokenIn(await send(`${url}/api/auth/login`, { body: accountOf(player) }))
  for (const path of ['site/config', 'user/me', 'user/team', 'saves'])
    await send(`${url}/api/${path}`, { token })
  for (let written = 1; written <= RECOVERIES + SAVES; written += 1) {
    const kind = written <= RECOVERIES ? 'recovery' : 'save'
    const body = {
      ...{
        kind,
        name: 'Northgate',
        day: written,
        season: 3,
        club: 'Northgate',
        savedAt: written,
        device: 'Chrome',
      },
      ...{ revision: `${kind}-${written}`, checksum: checksum(content), content },
      replaces: written > 1 && written !== RECOVERIES + 1 ? [`${kind}-${written - 1}`] : [],
    }
    await send(`${url}/api/saves`, { token, body, method: 'PUT' })
  }
}

/** Runs a task for every player, some at once. */
async function everyPlayer<Result>(task: (player: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const worker = async () => {
    for (let player = next++; player < players; player = next++) results[player] = await task(player)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}

/** Processor seconds of a process, with those children that have ended. */
function processorSeconds(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const ticks = rest.split(' ').slice(11, 15).map(Number)
  return ticks.reduce((sum, count) => sum + count, 0) / 100
}

/** Processor seconds of a process with its living children. */
function familySeconds(parent: number): number {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
  return [parent, ...children.map(Number)].reduce((sum, pid) => sum + processorSeconds(pid), 0)
}

async function databaseBytes(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ size: string }>('select pg_database_size(current_database()) as size')
  await client.end()
  return Number(rows[0]?.size)
}

const folder = makeFolder()
const postgres = await startPostgres()
const server = startServer({
  DATA_DIR: folder,
  CLIENT_DIR: clientDir,
  DATABASE_URL: postgres.url,
  RATE_LIMIT_FACTOR: '100000',
  NODE_ENV: 'production',
})
try {
  const [url = ''] = await server.waitForOutput(/http:\/\/localhost:\d+/)
  const tokens = await everyPlayer(async (player) =>
    tokenIn(await send(`${url}/api/auth/register`, { body: accountOf(player) })),
  )
  const [postmaster = ''] = readFileSync(join(postgres.folder, 'data/postmaster.pid'), 'utf8').split('\n')
  const measure = async () => ({
    server: processorSeconds(server.child.pid ?? 0),
    database: familySeconds(Number(postmaster)),
    stored: await databaseBytes(postgres.url),
    sent: [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, 0),
    received: [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    requests,
  })
  const before = await measure()
  await everyPlayer((player) => playHour(url, player, tokens[player] ?? ''))
  const after = await measure()
  const hour = Object.fromEntries(
    Object.entries(after).map(([name, value]) => [name, (value - before[name as keyof HourCosts]) / players]),
  ) as unknown as HourCosts
  const figures = capacityFigures({ hour, players, saveBytes: content.length })
  console.table(figures)
  recordFigures(figures)
} finally {
  agent.destroy()
  server.child.kill('SIGTERM')
  await server.ended
  await postgres.stop()
  for (const used of [folder, postgres.folder]) rmSync(used, { recursive: true, force: true })
}
