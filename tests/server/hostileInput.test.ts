import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { restRoutes } from '../../server/rest/routes.ts'
import { ruleMessages } from '../../server/schemas/accountRules.ts'
import { type Account, call, makeAccount } from '../support/callServer.ts'
import { makeApp, type RunningApp } from '../support/makeApp.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// Hundreds of requests.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

let app: RunningApp
let owner: Account

beforeAll(async () => {
  app = await makeApp()
  owner = await makeAccount(app)
})
afterAll(() => app.close())

const writes = restRoutes.filter(({ method }) => method !== 'GET')

async function post(path: string, body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${app.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}`, ...headers },
    body,
  })
  return { status: response.status, text: await response.text() }
}

test.each(writes)(
  'a NUL in a text of $procedure was an internal error',
  async ({ method, path, procedure }) => {
    const body = { email: 'anna\0@club.test', password: 'secret', message: [{ deep: '\0' }] }
    const rest = await call(app, `${method} ${path}`, { token: owner.token, body })
    expect(rest).toMatchObject({ status: 400, body: { message: ruleMessages.nul } })
    const trpc = await post(`/trpc/${procedure}`, JSON.stringify(body))
    expect(trpc.status).toBe(400)
    expect(trpc.text).toContain(ruleMessages.nul)
  },
)

describe('unbounded work in one request', () => {
  test('a batch of two thousand calls stalled the server', async () => {
    const names = Array.from({ length: 1_500 }, () => 'health').join(',')
    const batch = await fetch(`${app.url}/api/trpc/${names}?batch=1`)
    expect(batch.status).toBe(400)
    expect(await batch.json()).toMatchObject({ error: { message: 'Batching is not enabled on the server' } })
    expect((await fetch(`${app.url}/api/trpc/${names}`)).status).toBe(404)
    const posted = await post('/trpc/auth.login,auth.login?batch=1', '{"0":{},"1":{}}')
    expect(posted.status).toBe(400)
  })

  test.each([
    ['nested as deep as its size allows', (size: number) => '['.repeat(size / 2) + ']'.repeat(size / 2)],
    ['as wide as its size allows', (size: number) => `[${'0,'.repeat(size / 2 - 1)}0]`],
    ['of as many names as its size allows', (size: number) => `{"a":{${objectOf(size / 12)}}}`],
  ])('a body %s is rejected with a message', async (_name, make) => {
    for (const [path, size] of [
      ['/trpc/auth.login', 90_000],
      ['/auth/login', 90_000],
      ['/trpc/user.updateTeam', 1_400_000],
    ] as const) {
      const { status, text } = await post(path, make(size))
      expect(status).toBe(400)
      expect(text).not.toContain('went wrong')
    }
  })

  const objectOf = (count: number) =>
    Array.from({ length: Math.floor(count) }, (_, index) => `"${index}":0`).join(',')

  test('forms of unlimited length were read to the end', async () => {
    const form = { 'content-type': 'multipart/form-data; boundary=x' }
    const answer = (headers: Record<string, string | number>) =>
      new Promise<number | undefined>((resolve, reject) => {
        const authorization = `Bearer ${owner.token}`
        const options = { method: 'PUT', headers: { authorization, ...form, ...headers } }
        const sent = request(`${app.url}/api/user/team`, options, (response) => {
          resolve(response.statusCode)
          sent.destroy()
        })
        sent.on('error', reject)
        sent.flushHeaders()
      })
    expect(await answer({ 'content-length': 2_000_000 })).toBe(413)
    expect(await answer({ 'transfer-encoding': 'chunked' })).toBe(411)
  })
})
