import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { call, makeConfirmedAccount } from '../support/callServer.ts'
import { makeApp, type RunningApp } from '../support/makeApp.ts'
import { databaseKinds } from '../support/openTestDatabase.ts'
import { soakOr } from '../support/soak.ts'
import { LONG_TEST_MS, SOAK_TEST_MS } from '../support/timeouts.ts'

// Passwords are hashed many times.
vi.setConfig({
  testTimeout: soakOr(LONG_TEST_MS, SOAK_TEST_MS),
  hookTimeout: soakOr(LONG_TEST_MS, SOAK_TEST_MS),
})

const pairs = soakOr(40, 80)

describe.each(databaseKinds)('on %s', (kind) => {
  let app: RunningApp
  let known = ''

  beforeAll(async () => {
    app = await makeApp({ kind })
    known = (await makeConfirmedAccount(app)).email
  })
  afterAll(() => app.close())

  async function timeOf(path: string, body: object): Promise<number> {
    const startedAt = performance.now()
    await call(app, `POST ${path}`, { body })
    const elapsedMs = performance.now() - startedAt
    // Background work of one response must not slow down the next.
    await app.sentMails()
    return elapsedMs
  }

  /**
   * Measures the share of pairs in which the known email took longer than the unknown one: 0.5 when the time
   * reveals nothing. Both requests of a pair meet the same load of the machine, and their order alternates.
   */
  async function shareSlower(path: string, bodyOf: (email: string) => object): Promise<number> {
    const unknown = 'nobody@club.test'
    for (const email of [known, unknown, known, unknown]) await timeOf(path, bodyOf(email))
    let slower = 0
    for (let pair = 0; pair < pairs; pair += 1) {
      const knownFirst = pair % 2 === 0
      const first = await timeOf(path, bodyOf(knownFirst ? known : unknown))
      const second = await timeOf(path, bodyOf(knownFirst ? unknown : known))
      if (knownFirst ? first > second : second > first) slower += 1
    }
    return slower / pairs
  }

  test.each([
    ['/auth/login', (email: string) => ({ email, password: 'a wrong password' })],
    ['/auth/forgot-password', (email: string) => ({ email })],
  ])('the response time of %s does not reveal whether an email is known', async (path, bodyOf) => {
    const share = await shareSlower(path, bodyOf)
    // Four standard deviations of a fair coin; without the precautions the share is 1 (hashing takes 7 ms).
    const tolerance = (4 * 0.5) / Math.sqrt(pairs)
    expect(Math.abs(share - 0.5)).toBeLessThan(tolerance)
  })
})
