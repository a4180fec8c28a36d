import { createTRPCClient, httpLink, TRPCClientError } from '@trpc/client'
import type { AppRouter } from '../../server/routers/appRouter.ts'
import { ServerError } from './ServerError.ts'

const API_ADDRESS = '/api/trpc'

/** Client of the server's procedures, with the token in the header of each call if there is one. */
export function connectServer(token: string | null) {
  return createTRPCClient<AppRouter>({
    links: [
      httpLink({ url: API_ADDRESS, headers: () => (token ? { Authorization: `Bearer ${token}` } : {}) }),
    ],
  })
}

/** Calls of this page that wait for their answer. */
const waiting = new Set<Promise<unknown>>()

/** Milliseconds for which a logout waits for the calls before it. */
const LAST_CALLS_MS = 2_000

/** Resolves once all calls have their answer, which a logout before them would refuse; not later than by the limit. */
export async function answered(): Promise<void> {
  const limit = new Promise((resolve) => setTimeout(resolve, LAST_CALLS_MS))
  await Promise.race([Promise.allSettled(waiting), limit])
}

/** Logs a failure with its status and data, and rethrows it as a ServerError. */
export async function withServerError<Answer>(call: Promise<Answer>): Promise<Answer> {
  waiting.add(call)
  try {
    return await call
  } catch (error) {
    const status = statusOf(error)
    const data: unknown = error instanceof TRPCClientError ? error.data : undefined
    console.warn('A call to the server failed', { status, data })
    throw new ServerError(error instanceof Error ? error.message : '', status)
  } finally {
    waiting.delete(call)
  }
}

/** Null without a response from our server: the message is then the browser's own and not fit for players. */
function statusOf(error: unknown): number | null {
  if (!(error instanceof TRPCClientError)) return null
  const data: unknown = error.data
  if (typeof data !== 'object' || data === null || !('httpStatus' in data)) return null
  return typeof data.httpStatus === 'number' ? data.httpStatus : null
}
