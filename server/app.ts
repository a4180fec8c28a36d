import { createExpressMiddleware } from '@trpc/server/adapters/express'
import packageJson from '../package.json' with { type: 'json' }
import express, { type ErrorRequestHandler, type Express, type Request, type RequestHandler } from 'express'
import { callerOf } from './caller.ts'
import { challengePages } from './challengePages.ts'
import type { Config } from './config.ts'
import type { AppContext, Context } from './context.ts'
import { publicError, publicTransportError } from './errors.ts'
import { logoFiles } from './logos.ts'
import { readForm } from './readForm.ts'
import type { EndedRequest } from './metrics.ts'
import { requestLog } from './requestLog.ts'
import { openApiDocument } from './rest/openApi.ts'
import { restAdapter } from './rest/restAdapter.ts'
import { restRoutes } from './rest/routes.ts'
import { appRouter } from './routers/appRouter.ts'
import { bodyLimits } from './schemas/bodyLimits.ts'
import { apiHeaders, onlyEncrypted, pageHeaders } from './securityHeaders.ts'
import { traceRequests } from './telemetry/requestSpans.ts'
import { trustedProxies } from './trustedProxies.ts'

export interface AppParts extends AppContext {
  readonly config: Pick<Config, 'mode' | 'trustProxy'>
  /** Serves the pages and their files: builtClient() in production, Vite in development. */
  readonly client: RequestHandler
  /** Returns index.html of the client, into which pages are written. */
  readonly readIndex: () => string | Promise<string>
  /** Called with each request that has ended, for the metrics. */
  readonly onRequestEnd?: (request: EndedRequest) => void
}

/** Builds the Express app, which does not listen yet: tRPC and REST over the same procedures, and the client. */
export function createApp({ client, readIndex, config, onRequestEnd, ...parts }: AppParts): Express {
  const { logger } = parts
  const createContext = (req: Request): Context => ({ ...parts, caller: callerOf(req) })
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', trustedProxies(config.trustProxy))
  if (parts.publicUrl.startsWith('https:')) app.use(onlyEncrypted)
  app.use(traceRequests, requestLog(logger, onRequestEnd))
  app.use('/api', apiHeaders)
  const trpcHandler = (maxBodySize: number) =>
    createExpressMiddleware({
      router: appRouter,
      createContext: ({ req }) => createContext(req),
      maxBodySize,
      // One batch could hold two thousand calls and block all other requests meanwhile.
      allowBatching: false,
      responseMeta: ({ errors }) => {
        const retryAfter = errors.flatMap((error) => publicError(error).retryAfterSeconds ?? [])
        return retryAfter.length === 0 ? {} : { headers: { 'Retry-After': String(Math.max(...retryAfter)) } }
      },
      onError: ({ error, path }) => {
        if (publicError(error).status >= 500)
          logger.error({ err: error, procedure: path }, 'procedure failed')
      },
    })
  const smallBodyHandler = trpcHandler(bodyLimits.fields)
  const largeBodyHandlers = new Map<string, ReturnType<typeof trpcHandler>>(
    restRoutes.flatMap(({ procedure, body }) =>
      body ? [[`/${procedure}`, trpcHandler(bodyLimits[body])] as const] : [],
    ),
  )
  app.use('/api/trpc', (req, res, next) => {
    const handler = largeBodyHandlers.get(req.path) ?? smallBodyHandler
    void handler(req, res, next)
  })
  app.use('/api/logos', logoFiles(parts.db))
  const document = openApiDocument(appRouter, restRoutes, packageJson.version)
  app.get('/api/openapi.json', (_req, res) => res.json(document))
  app.use('/api', restAdapter({ router: appRouter, routes: restRoutes, createContext, readForm }))
  app.use(pageHeaders({ mode: config.mode, site: parts.site }))
  app.use(challengePages({ ...parts, readIndex }), client)
  app.use(handleErrors(parts))
  return app
}

function handleErrors({ logger }: Pick<Context, 'logger'>): ErrorRequestHandler {
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
