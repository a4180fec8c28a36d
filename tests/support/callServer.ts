import type { RunningApp } from './makeApp.ts'
import { type ResponseCheck, fetchResponseCheck } from './responseCheck.ts'

interface ApiResponse {
  readonly status: number
  readonly body: unknown
  readonly headers: Headers
}

interface ApiRequest {
  readonly token?: string | undefined
  /** Sent as JSON, forms and strings unchanged. */
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

interface ServerAddress {
  readonly url: string
}

const checks = new Map<string, Promise<ResponseCheck>>()

function checkOf(url: string): Promise<ResponseCheck> {
  const check = checks.get(url) ?? fetchResponseCheck(url)
  checks.set(url, check)
  return check
}

/**
 * Sends a REST request, such as `call(app, 'PUT /user/team', { token, body })`. Throws when the response does
 * not match the server's OpenAPI document.
 */
export async function call(
  { url }: ServerAddress,
  target: string,
  request: ApiRequest = {},
): Promise<ApiResponse> {
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
  const answer = { status: response.status, headers: response.headers }
  const parsed = isJson ? (JSON.parse(text) as unknown) : text
  const check = await checkOf(url)
  check(method, path.replace(/\?.*$/, ''), answer.status, parsed)
  return { ...answer, body: parsed }
}

export interface Account {
  readonly token: string
  readonly id: string
  readonly email: string
  readonly password: string
}

/** Returns the token of the last link to `page` that was mailed to an address; '' without one. */
export async function tokenMailedTo(app: RunningApp, email: string, page: string): Promise<string> {
  const link = new RegExp(`/${page}\\?token=([\\w-]+)`)
  const mails = (await app.sentMails()).filter(({ to }) => to === email)
  return mails.map(({ text }) => link.exec(text)?.[1]).findLast((token) => token !== undefined) ?? ''
}

/** Registers a new account over HTTP and follows the link that confirms its email. */
export async function makeConfirmedAccount(app: RunningApp, fields: object = {}): Promise<Account> {
  const account = await makeAccount(app, fields)
  const token = await tokenMailedTo(app, account.email, 'confirm-email')
  const { status } = await call(app, 'POST /auth/confirm-email', { body: { token } })
  if (status !== 200) throw new Error(`The email of ${account.email} was not confirmed`)
  return account
}

let accounts = 0

/** Registers a new account over HTTP. */
export async function makeAccount(app: ServerAddress, fields: object = {}): Promise<Account> {
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
