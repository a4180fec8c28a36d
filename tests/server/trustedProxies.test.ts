import { afterEach, expect, test } from 'vitest'
import { trustedProxies } from '../../server/trustedProxies.ts'
import { call } from '../support/callServer.ts'
import { makeApp, type RunningApp } from '../support/makeApp.ts'

let app: RunningApp | undefined
afterEach(async () => {
  await app?.close()
  app = undefined
})

test.each([
  [undefined, '127.0.0.1', 0, false],
  ['false', '127.0.0.1', 0, false],
  ['true', '127.0.0.1', 0, true],
  ['true', '127.0.0.1', 1, false],
  ['1', '::ffff:10.1.2.3', 0, true],
  ['1', '203.0.113.7', 0, false],
  ['1', '2001:db8::7', 0, false],
  ['2', '192.168.0.7', 1, true],
  ['2', '192.168.0.7', 2, false],
  ['10.0.0.0/8, 203.0.113.7', '203.0.113.7', 3, true],
  ['10.0.0.0/8, 203.0.113.7', '203.0.113.8', 0, false],
  ['10.0.0.0/8, 203.0.113.7', '127.0.0.1', 0, false],
  ['2001:db8::/32', '2001:db8:9::1', 0, true],
  ['2001:db8::/32', 'not an address', 0, false],
])('TRUST_PROXY=%s trusts %s at hop %i: %s', (text, address, hop, isTrusted) => {
  expect(trustedProxies(text)(address, hop)).toBe(isTrusted)
})

test('a caller who reached the server past its proxy chose their own address', async () => {
  app = await makeApp({ limitFactor: 1, config: { mode: 'production', trustProxy: '203.0.113.7' } })
  const statuses: number[] = []
  for (let guess = 0; guess < 12; guess += 1) {
    const body = { email: 'anna@club.test', password: 'guess' }
    const headers = { 'x-forwarded-for': `198.51.100.${guess}` }
    statuses.push((await call(app, 'POST /auth/login', { body, headers })).status)
  }
  // All twelve come from this machine, which no limit counts as twelve.
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.at(-1)).toBe(429)
})
