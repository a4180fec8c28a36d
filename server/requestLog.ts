import type { RequestHandler } from 'express'
import type { Logger } from 'pino'

/** Nothing of ours has a longer path. */
const pathMaxLength = 200

/** One line per request, without query, headers or body: tokens and passwords travel in those. */
export function requestLog(logger: Logger): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now()
    const path = req.originalUrl.replace(/\?.*$/s, '').slice(0, pathMaxLength)
    res.once('close', () => {
      const line = {
        method: req.method,
        path,
        status: res.statusCode,
        elapsedMs: Math.round(performance.now() - startedAt),
        ...(res.writableFinished ? {} : { left: true }),
      }
      if (path.startsWith('/api/')) logger.info(line, 'request')
      else logger.debug(line, 'request')
    })
    next()
  }
}
