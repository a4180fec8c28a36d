/** Generates the OpenAPI 3.1 document of the REST API from the schemas of the procedures. */
import type { AnyTRPCRouter } from '@trpc/server'
import { z } from 'zod'
import { bodyLimits } from '../schemas/bodyLimits.ts'
import type { RestRoute } from './routes.ts'

type JsonSchema = Record<string, unknown>

/** Field of the query of a GET. */
interface Parameter {
  readonly name: string
  readonly in: 'query'
  readonly required: boolean
  readonly schema: JsonSchema
}

interface Operation {
  readonly summary: string
  readonly operationId: string
  readonly security?: readonly Record<string, readonly string[]>[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: {
    readonly description: string
    readonly required: boolean
    readonly content: Record<string, { schema: JsonSchema }>
  }
  readonly responses: Record<string, unknown>
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: Record<string, unknown>
}

/** Returns the document of `routes`. Throws an Error when a route names an unknown procedure. */
export function openApiDocument(
  router: AnyTRPCRouter,
  routes: readonly RestRoute[],
  version: string,
): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(router, route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Floodlight',
      version,
      description:
        'Accounts, teams, saves, feedback, credits and challenges of the football management game Floodlight.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Refusal: jsonSchema(z.object({ message: z.string() }), 'output'),
      },
    },
  }
}

function operation(router: AnyTRPCRouter, route: RestRoute): Operation {
  const { inputs, output, meta } = procedureOf(router, route.procedure)
  const needsToken = meta?.needsToken === true
  const hasBody = route.method !== 'GET'
  const input = inputs[0] && jsonSchema(inputs[0], 'input')
  const parameters = hasBody || !input ? [] : queryParameters(input)
  const refusals = [
    ...(hasBody ? [400, 413, 415] : []),
    ...(parameters.length > 0 ? [400] : []),
    ...(needsToken ? [401] : []),
    ...(route.refusals ?? []),
    500,
    503,
  ]
  return {
    summary: route.summary,
    operationId: route.procedure,
    ...(needsToken && { security: [{ token: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody && input && { requestBody: requestBody(route, input) }),
    responses: {
      [route.status ?? 200]: {
        description: 'Success',
        content: { 'application/json': { schema: jsonSchema(output, 'output') } },
      },
      ...Object.fromEntries(refusals.map((status) => [status, errorResponse(status)])),
    },
  }
}

interface Procedure {
  readonly inputs: readonly z.ZodType[]
  readonly output: z.ZodType
  readonly meta?: { readonly needsToken?: boolean }
}

/** Reads a procedure's Zod schemas from its definition, where tRPC types them as any validator's. */
function procedureOf(router: AnyTRPCRouter, name: string): Procedure {
  const procedures = router._def.procedures as Record<string, { _def: Procedure } | undefined>
  const procedure = procedures[name]
  if (!procedure) throw new Error(`There is no procedure ${name}`)
  return procedure._def
}

/** Parameters of a query whose input is an object; its fields must be texts, as no other type arrives. */
function queryParameters({ properties = {}, required = [] }: JsonSchema): Parameter[] {
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: (required as string[]).includes(name),
    schema,
  }))
}

function requestBody({ file, body }: RestRoute, schema: JsonSchema): NonNullable<Operation['requestBody']> {
  const size = (bytes: number) => bytes.toLocaleString('en')
  const form = file ? `, as a form at most ${size(bodyLimits.form)}` : ''
  return {
    description: `At most ${size(bodyLimits[body ?? 'fields'])} bytes as JSON${form}.`,
    required: Array.isArray(schema.required) && schema.required.length > 0,
    content: {
      'application/json': { schema },
      ...(file && { 'multipart/form-data': { schema: formSchema(schema, file) } }),
    },
  }
}

/** Schema of the multipart form: the same input with a file instead of the data URL. */
function formSchema(schema: JsonSchema, { field, as }: NonNullable<RestRoute['file']>): JsonSchema {
  const properties = { ...(schema.properties as Record<string, JsonSchema>) }
  Reflect.deleteProperty(properties, as)
  properties[field] = { contentMediaType: 'application/octet-stream' }
  return { ...schema, properties }
}

const errorDescriptions: Readonly<Record<number, string>> = {
  400: 'Invalid request',
  401: 'Missing or invalid credentials',
  403: 'Forbidden: another account, or a wrong password',
  404: 'Not found',
  409: 'Conflict',
  413: 'Request too large',
  415: 'Unsupported media type',
  428: 'The account has two-step login: repeat the call with a code',
  429: 'Too many requests',
  500: 'Internal server error',
  503: 'Service unavailable',
}

function errorResponse(status: number) {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } }
  const headers = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } }
  return {
    description: errorDescriptions[status] ?? 'Error',
    ...((status === 429 || status === 503) && { headers }),
    content,
  }
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const described: JsonSchema = { ...z.toJSONSchema(schema, { io }) }
  // The document sets the dialect.
  Reflect.deleteProperty(described, '$schema')
  return described
}
