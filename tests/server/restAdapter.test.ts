import type { AddressInfo } from 'node:net'
import { TRPCError } from '@trpc/server'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Context } from '../../server/context.ts'
import type { OpenDatabase } from '../../server/db/openDatabase.ts'
import { AppError, publicTransportError } from '../../server/errors.ts'
import { restAdapter } from '../../server/rest/restAdapter.ts'
import type { RestRoute } from '../../server/rest/routes.ts'
import { publicProcedure, router } from '../../server/trpc.ts'
import { makeApp, makeAppContext, type RunningApp } from '../support/makeApp.ts'
import { openPgliteInMemory } from '../support/openTestDatabase.ts'

const shirts = router({
  find: publicProcedure
    .input(z.object({ number: z.coerce.number('Give the number of a shirt') }))
    .query(({ input }) => ({ number: input.number })),
  order: publicProcedure
    .input(z.object({ name: z.string('Give a name') }))
    .mutation(({ input }) => ({ printed: input.name.toUpperCase() })),
  retire: publicProcedure.mutation(() => {
    throw new AppError('CONFLICT', 'Somebody wears it.')
  }),
  lose: publicProcedure.query(() => {
    throw new Error('password of the kit room: 1234')
  }),
  misprint: publicProcedure
    .output(z.object({ number: z.number() }))
    .query(() => ({ number: 'ten' }) as never),
  forbidden: publicProcedure.query(() => {
    throw new TRPCError({ code: 'FORBIDDEN', message: 'Not yours.' })
  }),
})

const routes: Omit<RestRoute, 'summary'>[] = [
  { method: 'GET', path: '/shirt', procedure: 'find' },
  { method: 'POST', path: '/shirt', procedure: 'order' },
  { method: 'PUT', path: '/retired', procedure: 'retire' },
  { method: 'GET', path: '/lost', procedure: 'lose' },
  { method: 'GET', path: '/misprint', procedure: 'misprint' },
  { method: 'GET', path: '/forbidden', procedure: 'forbidden' },
]

const answerError: express.ErrorRequestHandler = (error, _req, res, next) => {
  const { status, message } = publicTransportError(error)
  if (res.headersSent) next(error)
  else res.status(status).json({ message })
}

let database: OpenDatabase
let url = ''
let close: () => void
let app: RunningApp

beforeAll(async () => {
  database = await openPgliteInMemory()
  const { db } = database
  const context: Context = {
    ...makeAppContext(db),
    caller: { token: null, address: '', network: null, device: 'Firefox on Linux' },
  }
  const server = express()
    .use(
      restAdapter({
        router: shirts,
        routes: routes.map((route) => ({ ...route, summary: route.procedure })),
        createContext: () => context,
      }),
    )
    .use(answerError)
    .listen(0)
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  close = () => {
    server.closeAllConnections()
    server.close()
  }
  app = await makeApp({ db })
})
afterAll(async () => {
  close()
  await app.close()
  await database.close()
})

async function request(path: string, init?: RequestInit) {
  const response = await fetch(url + path, init)
  return {
    status: response.status,
    body: (await response.json()) as unknown,
    allow: response.headers.get('allow'),
  }
}

const json = (method: string, body: string) => ({
  method,
  body,
  headers: { 'content-type': 'application/json' },
})

test('the input is the query of a GET and the JSON body of a POST', async () => {
  expect(await request('/shirt?number=10')).toMatchObject({ status: 200, body: { number: 10 } })
  expect(await request('/shirt', json('POST', '{"name":"Moss"}'))).toMatchObject({
    status: 200,
    body: { printed: 'MOSS' },
  })
})

test('input that fails its schema is a 400 with the message of the schema', async () => {
  expect(await request('/shirt?number=ten')).toMatchObject({
    status: 400,
    body: { message: 'Give the number of a shirt' },
  })
  expect(await request('/shirt', json('POST', '{}'))).toMatchObject({
    status: 400,
    body: { message: 'Give a name' },
  })
  expect((await request('/shirt', { method: 'POST' })).status).toBe(400)
})

test('invalid JSON is a 400, another type a 415, a large body a 413, each with our message', async () => {
  expect(await request('/shirt', json('POST', '{"name":'))).toMatchObject({
    status: 400,
    body: { message: 'The request is not valid JSON.' },
  })
  expect(await request('/shirt', { method: 'POST', body: 'name=Moss' })).toMatchObject({
    status: 415,
    body: { message: 'Please send JSON.' },
  })
  expect(await request('/shirt', json('POST', JSON.stringify({ name: 'x'.repeat(200_000) })))).toMatchObject({
    status: 413,
    body: { message: 'The request is too large.' },
  })
})

test('an error of a service keeps its code and message', async () => {
  expect(await request('/retired', json('PUT', '{}'))).toMatchObject({
    status: 409,
    body: { message: 'Somebody wears it.' },
  })
  expect(await request('/forbidden')).toMatchObject({ status: 403, body: { message: 'Not yours.' } })
})

test.each(['/lost', '/misprint'])('an internal error (%s) gets a generic message', async (path) => {
  expect(await request(path)).toEqual({
    status: 500,
    body: { message: 'Something went wrong on our side. Please try again.' },
    allow: null,
  })
})

test('another method is a 405 with an Allow header', async () => {
  expect(await request('/shirt', { method: 'DELETE' })).toMatchObject({
    status: 405,
    allow: 'GET, HEAD, POST',
  })
  const health = await fetch(`${app.url}/api/health`, { method: 'POST' })
  expect(health.status).toBe(405)
  expect(health.headers.get('allow')).toBe('GET, HEAD')
  expect(await health.json()).toEqual({ message: 'This address answers to GET, HEAD only.' })
})

test.each(['/api', '/api/nothing', '/api/health/more', '/api/%ff'])(
  '%s is a 400 or 404 with a message',
  async (path) => {
    const response = await fetch(app.url + path)
    expect([400, 404]).toContain(response.status)
    expect(await response.json()).toEqual({ message: expect.any(String) as string })
  },
)

test('tRPC errors contain no stack', async () => {
  const unknown = await fetch(`${app.url}/api/trpc/nothing`)
  expect(unknown.status).toBe(404)
  expect(await unknown.text()).not.toContain('stack')
})
