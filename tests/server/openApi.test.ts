import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenApiDocument } from '../../server/rest/openApi.ts'
import { restRoutes } from '../../server/rest/routes.ts'
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

test.each(restRoutes)('$method $path responds 405 to other methods', async ({ method, path }) => {
  const other = method === 'GET' ? 'POST' : 'DELETE'
  const response = await fetch(`${app.url}/api${path}`, { method: other })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toContain(method)
  expect(await response.json()).toEqual({ message: expect.stringContaining(method) as string })
})
