import type { RunningApp } from './makeApp.ts'

export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly headers: Headers
}

export interface Call {
  readonly token?: string | undefined
  /** Sent as JSON, or as it is when it is a form or a text. */
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

/** Sends a request to the REST door, such as `call(app, 'PUT /user/team', { token, body })`. */
export async function call(
  { url }: Pick<RunningApp, 'url'>,
  target: string,
  request: Call = {},
): Promise<Answer> {
  const [method = '', path = ''] = target.split(' ')
  const { token, body } = request
  const isRaw = typeof body === 'string' || body instanceof FormData
  const init: RequestInit = {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...request.headers,
    },
  }
  if (body !== undefined) init.body = isRaw ? body : JSON.stringify(body)
  const response = await fetch(`${url}/api${path}`, init)
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? (JSON.parse(text) as unknown) : text,
  }
}

export interface Account {
  readonly token: string
  readonly id: string
  readonly email: string
  readonly password: string
}

let accounts = 0

/** Registers somebody new, over HTTP. */
export async function makeAccount(app: Pick<RunningApp, 'url'>, fields: object = {}): Promise<Account> {
  accounts += 1
  const input = {
    email: `manager.${accounts}.${process.pid}@club.test`,
    password: 'kick-off at three',
    username: `Manager ${accounts}`,
    ...fields,
  }
  const { status, body } = await call(app, 'POST /auth/register', { body: input })
  if (status !== 200) throw new Error(`Registration failed: ${JSON.stringify(body)}`)
  const { token, user } = body as { token: string; user: { id: string } }
  return { token, id: user.id, email: input.email, password: input.password }
}
