import type { RequestHandler } from 'express'
import type { Logger } from 'pino'

/** Longer than any of our paths; longer ones are cut off. */
const pathMaxLength = 200

/** Logs one line per request, without query, headers and body, which may contain tokens and passwords. */
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
