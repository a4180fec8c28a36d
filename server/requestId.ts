import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Request } from 'express'

const current = new AsyncLocalStorage<string>()

/** Ids that a proxy may hand on: what fits into a log line and cannot break it. */
const passedOn = /^[\w.-]{1,64}$/

/** Id of a request: that of the proxy in front (X-Request-Id), or a new one. */
export function requestIdOf(req: Request): string {
  const given = req.get('x-request-id')
  return given !== undefined && passedOn.test(given) ? given : randomUUID()
}

/** Runs `work`, and all that it starts, under the id of a request. */
export function underRequestId<T>(id: string, work: () => T): T {
  return current.run(id, work)
}

/** Field of a log line that names the request it belongs to; none outside a request. */
export function requestIdField(): { requestId?: string } {
  const requestId = current.getStore()
  return requestId === undefined ? {} : { requestId }
}
