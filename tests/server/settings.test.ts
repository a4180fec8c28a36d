import { afterEach, expect, test, vi } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { call } from '../support/callServer.ts'
import { makeApp, type RunningApp } from '../support/makeApp.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// Several servers are started.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

let app: RunningApp | undefined
afterEach(async () => {
  await app?.close()
  app = undefined
})

test('an empty environment selects the defaults', () => {
  expect(readConfig({}, [])).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    metricsPort: undefined,
    metricsHost: '127.0.0.1',
    mode: 'production',
    databaseUrl: undefined,
    databaseConnections: 10,
    publicUrl: undefined,
    smtpUrl: undefined,
    trustProxy: undefined,
    twoStepKey: undefined,
    leakedPasswordsUrl: undefined,
    limitFactor: 1,
    challengeWorkers: 1,
    site: { analyticsUrl: null, adClient: null, adSlot: null },
  })
})

test('an empty variable counts as unset', () => {
  const config = readConfig({ HOST: '', DATABASE_URL: '', SMTP_URL: '', PUBLIC_URL: '', ADS_CLIENT: '' }, [])
  expect(config).toMatchObject({
    host: '127.0.0.1',
    databaseUrl: undefined,
    smtpUrl: undefined,
    publicUrl: undefined,
  })
})

test('the trailing slash of PUBLIC_URL is removed', () => {
  expect(readConfig({ PUBLIC_URL: 'https://floodlight.test/' }, []).publicUrl).toBe('https://floodlight.test')
})

test.each(['0.0.0.0', '::', '::1', '192.168.0.7', 'localhost', 'floodlight.test'])('HOST=%s', (host) => {
  expect(readConfig({ HOST: host }, []).host).toBe(host)
})

test.each([
  ['HOST', 'http://localhost'],
  ['HOST', '127.0.0.1:3000'],
  ['HOST', '127.0.0.300'],
  ['HOST', 'all of them'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['SMTP_URL', 'localhost:25'],
  ['PUBLIC_URL', 'floodlight.test'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['RATE_LIMIT_FACTOR', '0'],
  ['CHALLENGE_WORKERS', '9'],
  ['CHALLENGE_WORKERS', '1.5'],
  ['TWO_STEP_KEY', 'short'],
  ['TWO_STEP_KEY', Buffer.alloc(31).toString('base64')],
  ['ANALYTICS_URL', 'nowhere'],
  ['ADS_CLIENT', "x'; script-src *"],
  ['ADS_SLOT', 'the event modal'],
  ['METRICS_HOST', 'everywhere at once'],
  ['TRUST_PROXY', 'the proxy'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1, '],
])('%s=%s is an error that names the variable', (name, value) => {
  expect(() => readConfig({ [name]: value }, [])).toThrow(name)
})

test('analytics and advertising add their origins to the content security policy when configured', async () => {
  const site = { analyticsUrl: 'https://count.test/events?site=1', adClient: 'ca-pub-123', adSlot: '4242' }
  app = await makeApp({ site })
  expect((await call(app, 'GET /site/config')).body).toEqual(site)
  const policy = (await fetch(app.url)).headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self' https://pagead2.googlesyndication.com;")
  expect(policy).toMatch(/connect-src 'self' https:\/\/count\.test https:\/\/pagead2/)
  expect(policy).toMatch(/frame-src https:\/\/googleads/)
  expect(policy).not.toContain('unsafe')
})

test('readiness and liveness are a 503 once shutdown has begun, while health stays 200', async () => {
  let closing = false
  app = await makeApp({ isClosing: () => closing })
  for (const probe of ['GET /ready', 'GET /live']) {
    closing = false
    expect((await call(app, probe)).status).toBe(200)
    closing = true
    expect(await call(app, probe)).toMatchObject({ status: 503, body: { message: 'The server is closing.' } })
  }
  expect((await call(app, 'GET /health')).status).toBe(200)
})
