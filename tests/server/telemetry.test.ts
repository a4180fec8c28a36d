import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { makeLogger } from '../../server/logger.ts'
import { startTelemetry } from '../../server/telemetry/startTelemetry.ts'
import { call } from '../support/callServer.ts'
import { makeApp } from '../support/makeApp.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number }
}
interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Attribute[]
  status: { code?: number }
}

const cleaning: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean()
})

/** Collector that keeps the bodies sent to it, by path. */
async function makeCollector() {
  const bodies: Record<string, string[]> = {}
  const server = createServer((req, res) => {
    let body = ''
    req.on('data', (part: Buffer) => (body += part.toString()))
    req.on('end', () => {
      ;(bodies[req.url ?? ''] ??= []).push(body)
      res.setHeader('Content-Type', 'application/json').end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleaning.push(() => server.close())
  return { bodies, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

function spansOf(bodies: readonly string[] = []): Span[] {
  interface Sent {
    resourceSpans: { scopeSpans: { spans: Span[] }[] }[]
  }
  return bodies.flatMap((body) =>
    (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    ),
  )
}

const valueOf = ({ attributes }: Span, key: string) => attributes.find((one) => one.key === key)?.value

const logger = (lines: string[] = []) =>
  makeLogger('warn', { write: (line: string) => void lines.push(line) })

test('a collector gets a span for each request, one for its procedure within, and the durations', async () => {
  const { bodies, endpoint } = await makeCollector()
  const telemetry = startTelemetry({ endpoint, version: '1.2.3', logger: logger() })
  const app = await makeApp({ onRequestEnd: telemetry.observe })
  const body = { email: 'nobody@club.test', password: 'wrong kick-off' }
  expect((await call(app, 'POST /auth/login', { body })).status).toBe(401)
  expect((await fetch(`${app.url}/api/secret-of-somebody?token=reset-token-of-somebody`)).status).toBe(404)
  await app.close()
  await telemetry.stop()

  const spans = spansOf(bodies['/v1/traces'])
  const login = spans.find(({ name }) => name === 'POST /api/auth/login') ?? expect.fail('no span')
  const procedure = spans.find(({ name }) => name === 'procedure auth.login') ?? expect.fail('no span')
  expect(procedure).toMatchObject({ traceId: login.traceId, parentSpanId: login.spanId })
  expect(valueOf(login, 'http.response.status_code')).toEqual({ intValue: 401 })
  const requestId = valueOf(login, 'floodlight.request_id')?.stringValue
  expect(app.logged.some((line) => line.includes('/auth/login') && line.includes(String(requestId)))).toBe(
    true,
  )
  expect(spans.map(({ name }) => name)).toContain('GET other')

  const all = JSON.stringify(bodies)
  expect(all).toContain('http.server.request.duration')
  expect(all).toContain('1.2.3')
  for (const secret of ['nobody@club.test', 'kick-off', 'secret-of-somebody', 'reset-token-of-somebody'])
    expect(all).not.toContain(secret)
})

test('requests are answered when the collector is away, which the log says', async () => {
  const { endpoint } = await makeCollector()
  // Nothing listens there any more.
  for (const clean of cleaning.splice(0)) await clean()
  const lines: string[] = []
  const telemetry = startTelemetry({ endpoint, version: '1.2.3', logger: logger(lines) })
  const app = await makeApp({ onRequestEnd: telemetry.observe })
  expect((await call(app, 'GET /health')).status).toBe(200)
  await app.close()
  await telemetry.stop()
  expect(lines.join('')).toContain('telemetry could not be sent')
})
