import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { OpenApiDocument } from '../../server/rest/openApi.ts'
import { restRoutes } from '../../server/rest/routes.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { appRouter } from '../../server/routers/appRouter.ts'
import { bodyLimits, formLimits } from '../../server/schemas/bodyLimits.ts'
import { call, makeAccount } from '../support/callServer.ts'
import { makeApp, type RunningApp } from '../support/makeApp.ts'

let app: RunningApp
let document: OpenApiDocument

beforeAll(async () => {
  app = await makeApp()
  document = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as OpenApiDocument
})
afterAll(() => app.close())

test('the document is valid OpenAPI 3.1', async () => {
  const result = await new Validator().validate(structuredClone(document) as never)
  expect(result).toMatchObject({ valid: true })
  expect(document.openapi).toBe('3.1.0')
})

test('it has every public call, and exactly the routes of the server', () => {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} /api${path}`),
  )
  expect(calls).toEqual(
    expect.arrayContaining([
      'POST /api/auth/register',
      'POST /api/auth/login',
      'POST /api/auth/forgot-password',
      'GET /api/user/me',
      'PUT /api/user/profile',
      'GET /api/user/team',
      'PUT /api/user/team',
      'POST /api/feedback',
      'POST /api/users/award-credits',
      'GET /api/saves',
      'PUT /api/saves',
      'GET /api/saves/content',
      'POST /api/saves/remove',
    ]),
  )
  expect(calls).toHaveLength(restRoutes.length)
})

test('it documents which calls need a token, and the content types of bodies', () => {
  const operation = (path: string, method: string) => document.paths[path]?.[method]
  expect(operation('/user/me', 'get')?.security).toEqual([{ token: [] }])
  expect(operation('/user/me', 'get')?.responses).toHaveProperty('401')
  expect(operation('/auth/login', 'post')?.security).toBeUndefined()
  expect(operation('/feedback', 'post')?.responses).toHaveProperty('201')
  const registration = operation('/auth/register', 'post')?.requestBody
  expect(registration).toMatchObject({
    required: true,
    content: { 'application/json': { schema: { required: ['email', 'username', 'password'] } } },
  })
  expect(Object.keys(operation('/user/team', 'put')?.requestBody?.content ?? {})).toEqual([
    'application/json',
    'multipart/form-data',
  ])
})

test('a GET documents the parameters that its procedure needs: the revision of a save was missing', async () => {
  expect(document.paths['/saves/content']?.get?.parameters).toMatchObject([
    { name: 'revision', in: 'query', required: true, schema: { type: 'string', pattern: '^[\\w-]{1,40}$' } },
  ])
  const { token } = await makeAccount(app)
  const answerTo = (query: string) => call(app, `GET /saves/content${query}`, { token })
  expect((await answerTo('')).status).toBe(400)
  expect((await answerTo('?revision=r-1')).status).toBe(404)
})

test('every GET with an input documents each of its fields as a text', () => {
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { inputs: unknown[] } }>
  for (const { method, path, procedure } of restRoutes) {
    if (method !== 'GET') continue
    const [input] = procedures[procedure]?._def.inputs ?? []
    const shape = input instanceof z.ZodObject ? Object.keys(input.shape) : []
    const parameters = document.paths[path]?.get?.parameters ?? []
    expect(parameters.map(({ name }) => name)).toEqual(shape)
    for (const { schema } of parameters) expect(schema.type).toBe('string')
  }
})

test('its version is that of the package', () => {
  expect(document.info.version).toBe(packageJson.version)
})

test.each(restRoutes.filter(({ method }) => method !== 'GET'))(
  '$method $path documents the limit of its body, which REST and tRPC share',
  async ({ method, path, procedure, body = 'fields' as const }) => {
    const limit = bodyLimits[body]
    const documented = document.paths[path]?.[method.toLowerCase()]?.requestBody?.description
    expect(documented).toContain(`At most ${limit.toLocaleString('en')} bytes as JSON`)
    for (const [url, verb] of [
      [path, method],
      [`/trpc/${procedure}`, 'POST'],
    ] as const) {
      const { token } = await makeAccount(app)
      const send = (bytes: number) =>
        fetch(`${app.url}/api${url}`, {
          method: verb,
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ x: 'x'.repeat(bytes - '{"x":""}'.length) }),
        })
      expect((await send(limit + 1)).status).toBe(413)
      expect((await send(limit)).status).not.toBe(413)
    }
  },
)

test('a form may be larger than the picture in it by its fields', () => {
  expect(bodyLimits.form).toBeGreaterThanOrEqual(
    formLimits.fileSize + formLimits.fields * (formLimits.fieldSize + formLimits.fieldNameSize),
  )
  expect(document.paths['/user/team']?.put?.requestBody?.description).toBe(
    'At most 1,500,604 bytes as JSON, as a form at most 1,150,976.',
  )
})

test.each(restRoutes)('$method $path responds 405 to other methods', async ({ method, path }) => {
  const response = await fetch(`${app.url}/api${path}`, { method: 'DELETE' })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toContain(method)
  expect(await response.json()).toEqual({ message: expect.stringContaining(method) as string })
})
