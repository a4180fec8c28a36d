/**
 * Measures the server on a real PostgreSQL: reading a team, compared with a bare Express route that responds
 * with the same JSON, in the same run. Prints a table.
 */
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import autocannon from 'autocannon'
import express from 'express'
import { makeClientFolder, makeFolder } from '../support/makeClientFolder.ts'
import { startPostgres } from '../support/startPostgres.ts'
import { startProgram, startServer } from '../support/startServer.ts'
import { recordFigures, verdict } from './recordFigures.ts'

const connections = 100
const seconds = 8
const rounds = 3

/** Serves the bare route of the comparison, in a separate process like the server. */
async function serveBare(json: string): Promise<void> {
  const answer = JSON.parse(json) as unknown
  const app = express()
  app.get('/api/user/team', (_req, res) => {
    res.json(answer)
  })
  const server = createServer(app).listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  console.log(`Bare Express is open at http://localhost:${(server.address() as AddressInfo).port}`)
}

async function measure(url: string, token: string, duration: number) {
  const { requests, latency, non2xx, errors } = await autocannon({
    url: `${url}/api/user/team`,
    connections,
    duration,
    headers: { authorization: `Bearer ${token}` },
  })
  return {
    perSecond: Math.round(requests.average),
    p50: latency.p50,
    p99: latency.p99,
    failed: non2xx + errors,
  }
}

type Row = Awaited<ReturnType<typeof measure>> & { readonly round: number; readonly name: string }

async function compare(): Promise<void> {
  const folder = makeFolder()
  const clientDir = makeClientFolder()
  const postgres = await startPostgres()
  const server = startServer({
    DATA_DIR: join(folder, 'data'),
    CLIENT_DIR: clientDir,
    DATABASE_URL: postgres.url,
    NODE_ENV: 'production',
  })
  try {
    const [url = ''] = await server.waitForOutput(/http:\/\/localhost:\d+/)
    const body = { email: 'anna@club.test', password: 'kick-off', username: 'Anna', teamName: 'Northgate' }
    const registered = await fetch(`${url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const { token } = (await registered.json()) as { token: string }
    const team = await fetch(`${url}/api/user/team`, { headers: { authorization: `Bearer ${token}` } })
    const json = await team.text()
    const bare = startProgram('tests/bench/benchServer.ts', ['--bare', json], { NODE_ENV: 'production' })
    try {
      const [bareUrl = ''] = await bare.waitForOutput(/http:\/\/localhost:\d+/)
      const sides = [
        ['bare Express route', bareUrl],
        ['team from PostgreSQL', url],
      ] as const
      for (const [, place] of sides) await measure(place, token, 2)
      const rows: Row[] = []
      for (let round = 1; round <= rounds; round += 1)
        for (const [name, place] of sides)
          rows.push({ round, name, ...(await measure(place, token, seconds)) })
      console.table(rows)
      const total = (name: string) =>
        rows.filter((row) => row.name === name).reduce((sum, row) => sum + row.perSecond, 0)
      const share = total(sides[1][0]) / total(sides[0][0])
      const slowest = Math.max(...rows.filter((row) => row.name === sides[1][0]).map((row) => row.p99))
      const figures = [
        {
          name: 'reading the team, share of a bare Express route',
          target: '≥ 50%',
          now: verdict(`${Math.round(share * 100)}%`, share >= 0.5),
        },
        {
          name: `99th percentile, ${connections} connections`,
          target: '< 50 ms',
          now: verdict(`${slowest} ms`, slowest < 50),
        },
      ]
      for (const { name, target, now } of figures) console.log(`${name}: ${now} (target ${target})`)
      recordFigures(figures)
    } finally {
      bare.child.kill('SIGKILL')
    }
  } finally {
    server.child.kill('SIGTERM')
    await server.ended
    await postgres.stop()
    for (const used of [folder, clientDir, postgres.folder]) rmSync(used, { recursive: true, force: true })
  }
}

const [flag, json] = process.argv.slice(2)
await (flag === '--bare' && json !== undefined ? serveBare(json) : compare())
