import { createExpressMiddleware } from '@trpc/server/adapters/express'
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { publicError, publicTransportError } from './errors.ts'
import { requestLog } from './requestLog.ts'
import { restDoor } from './rest/restDoor.ts'
import { restRoutes } from './rest/routes.ts'
import { appRouter } from './routers/app.ts'
import { securityHeaders } from './securityHeaders.ts'

const bodyLimitBytes = 100 * 1024

export interface AppParts extends Context {
  readonly config: Pick<Config, 'mode'>
  /** Serves the pages and their files: builtClient() or the Vite of development. */
  readonly client: RequestHandler
}

/** The whole server but its port: two doors to the same procedures, and the client. */
export function createApp({ client, config, ...context }: AppParts): Express {
  const { logger } = context
  const createContext = (): Context => context
  const app = express()
  app.disable('x-powered-by')
  app.use(requestLog(logger))
  app.use(securityHeaders(config.mode))
  app.use('/api', (_req, res, next) => {
    res.setHeader('Cache-Control', 'no-store')
    next()
  })
  app.use(
    '/api/trpc',
    createExpressMiddleware({
      router: appRouter,
      createContext,
      maxBodySize: bodyLimitBytes,
      onError: ({ error, path }) => {
        if (publicError(error).status >= 500)
          logger.error({ err: error, procedure: path }, 'procedure failed')
      },
    }),
  )
  app.use('/api', restDoor({ router: appRouter, routes: restRoutes, createContext }))
  app.use(client)
  app.use(answerError(context))
  return app
}

function answerError({ logger }: Pick<Context, 'logger'>): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    const { status, message } = publicTransportError(error)
    if (status >= 500) logger.error({ err: error }, 'request failed')
    if (res.headersSent) {
      next(error)
      return
    }
    res.status(status)
    if (req.originalUrl.startsWith('/api/')) res.json({ message })
    else res.type('text').send(message)
  }
}
