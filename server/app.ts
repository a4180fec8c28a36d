import { createExpressMiddleware } from '@trpc/server/adapters/express'
import express, { type ErrorRequestHandler, type Express, type Request, type RequestHandler } from 'express'
import { callerOf } from './caller.ts'
import type { Config } from './config.ts'
import type { AppContext, Context } from './context.ts'
import { publicError, publicTransportError } from './errors.ts'
import { logoFiles } from './logos.ts'
import { readForm } from './readForm.ts'
import { requestLog } from './requestLog.ts'
import { openApiDocument } from './rest/openApi.ts'
import { restDoor } from './rest/restDoor.ts'
import { restRoutes } from './rest/routes.ts'
import { appRouter } from './routers/app.ts'
import { apiHeaders, pageHeaders } from './securityHeaders.ts'

const bodyLimitBytes = 100 * 1024
/** A call that may carry a picture as base64. */
const logoBodyLimitBytes = 1_500_000

export interface AppParts extends AppContext {
  readonly config: Pick<Config, 'mode' | 'trustProxy'>
  /** Serves the pages and their files: builtClient() or the Vite of development. */
  readonly client: RequestHandler
}

/** The whole server but its port: two doors to the same procedures, and the client. */
export function createApp({ client, config, ...parts }: AppParts): Express {
  const { logger } = parts
  const createContext = (req: Request): Context => ({ ...parts, caller: callerOf(req) })
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', config.trustProxy)
  app.use(requestLog(logger))
  app.use('/api', apiHeaders)
  const trpcDoor = (maxBodySize: number) =>
    createExpressMiddleware({
      router: appRouter,
      createContext: ({ req }) => createContext(req),
      maxBodySize,
      // One request could hold two thousand calls, and everybody else would wait for them.
      allowBatching: false,
      responseMeta: ({ errors }) => {
        const waits = errors.flatMap((error) => publicError(error).retryAfterSeconds ?? [])
        return waits.length === 0 ? {} : { headers: { 'Retry-After': String(Math.max(...waits)) } }
      },
      onError: ({ error, path }) => {
        if (publicError(error).status >= 500)
          logger.error({ err: error, procedure: path }, 'procedure failed')
      },
    })
  const smallDoor = trpcDoor(bodyLimitBytes)
  const logoDoor = trpcDoor(logoBodyLimitBytes)
  app.use('/api/trpc', (req, res, next) => {
    const door = req.path === '/user.updateTeam' ? logoDoor : smallDoor
    void door(req, res, next)
  })
  app.use('/api/logos', logoFiles(parts.db))
  const document = openApiDocument(appRouter, restRoutes)
  app.get('/api/openapi.json', (_req, res) => {
    res.json(document)
  })
  app.use('/api', restDoor({ router: appRouter, routes: restRoutes, createContext, readForm }))
  app.use(pageHeaders({ mode: config.mode, site: parts.site }), client)
  app.use(answerError(parts))
  return app
}

function answerError({ logger }: Pick<Context, 'logger'>): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    const { status, message, retryAfterSeconds } = publicTransportError(error)
    if (status >= 500) logger.error({ err: error }, 'request failed')
    if (res.headersSent) {
      next(error)
      return
    }
    res.status(status)
    if (retryAfterSeconds !== undefined) res.setHeader('Retry-After', retryAfterSeconds)
    if (req.originalUrl.startsWith('/api/')) res.json({ message })
    else res.type('text').send(message)
  }
}
