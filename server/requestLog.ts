import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Request, RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { EndedRequest } from './metrics.ts'

/** Id of the request whose handlers run. */
const current = new AsyncLocalStorage<string>()

/** Ids that a proxy may hand on: what fits into a log line and cannot break it. */
const passedOn = /^[\w.-]{1,64}$/

/** Id of a request: that of the proxy in front (X-Request-Id), or a new one. */
function requestIdOf(req: Request): string {
  const given = req.get('x-request-id')
  return given !== undefined && passedOn.test(given) ? given : randomUUID()
}

/** Field of a log line that names the request it belongs to; none outside a request. */
export function requestIdField(): { requestId?: string } {
  const requestId = current.getStore()
  return requestId === undefined ? {} : { requestId }
}

/** Longer than any of our paths; longer ones are cut off. */
const pathMaxLength = 200

/** Path of a request without its query. */
export function pathOf(req: Request): string {
  return req.originalUrl.replace(/\?.*$/s, '').slice(0, pathMaxLength)
}

/**
 * Logs one line per request, without query, headers and body, which may contain tokens and passwords. All lines of a
 * request have its id, which is sent back as X-Request-Id. Calls `onEnd` with what the metrics count.
 */
export function requestLog(logger: Logger, onEnd?: (request: EndedRequest) => void): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now()
    const path = pathOf(req)
    const requestId = requestIdOf(req)
    res.setHeader('X-Request-Id', requestId)
    res.once('close', () => {
      const { method } = req
      const elapsedMs = performance.now() - startedAt
      const line = {
        requestId,
        method,
        path,
        status: res.statusCode,
        elapsedMs: Math.round(elapsedMs),
        ...(res.writableFinished ? {} : { left: true }),
      }
      if (path.startsWith('/api/')) logger.info(line, 'request')
      else logger.debug(line, 'request')
      onEnd?.({ method, path, status: res.statusCode, seconds: elapsedMs / 1_000 })
    })
    current.run(requestId, next)
  }
}
