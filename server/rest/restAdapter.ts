import { type AnyTRPCRouter, callTRPCProcedure, getTRPCErrorFromUnknown } from '@trpc/server'
import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express'
import type { Context } from '../context.ts'
import { publicError } from '../errors.ts'
import { bodyLimits } from '../schemas/bodyLimits.ts'
import type { RestRoute } from './routes.ts'

interface RestAdapterOptions {
  readonly router: AnyTRPCRouter
  readonly routes: readonly RestRoute[]
  createContext(req: Request): Context
  /** Creates middleware that parses a multipart form into the body, with the file as a data URL. */
  readonly readForm?: (file: NonNullable<RestRoute['file']>) => RequestHandler
}

/**
 * Serves procedures as REST routes. The input is the query or the JSON body, the response the output as JSON;
 * an error becomes its status with `{ message }`. Responds 405 to other methods of a known path, and 404 to
 * unknown paths.
 */
export function restAdapter(options: RestAdapterOptions): Router {
  const restRouter = express.Router()
  for (const path of new Set(options.routes.map((route) => route.path))) {
    const endpoint = restRouter.route(path)
    const routes = options.routes.filter((route) => route.path === path)
    for (const route of routes) {
      const call = (req: Request, res: Response) => callProcedure(options, route, req, res)
      if (route.method === 'GET') endpoint.get(call)
      else endpoint[route.method === 'POST' ? 'post' : 'put'](...bodyReaders(options, route), call)
    }
    const allowed = routes.map(({ method }) => (method === 'GET' ? 'GET, HEAD' : method)).join(', ')
    endpoint.all((_req, res) => {
      res.setHeader('Allow', allowed)
      res.status(405).json({ message: `This address answers to ${allowed} only.` })
    })
  }
  restRouter.use((_req, res) => res.status(404).json({ message: 'There is nothing at this address.' }))
  return restRouter
}

function bodyReaders({ readForm }: RestAdapterOptions, route: RestRoute): RequestHandler[] {
  const json = express.json({ limit: bodyLimits[route.body ?? 'fields'] })
  const form = route.file && readForm?.(route.file)
  if (!form) return [rejectOtherTypes, json]
  return [
    (req, res, next) => {
      if (req.is('multipart/form-data')) form(req, res, next)
      else rejectOtherTypes(req, res, next)
    },
    json,
  ]
}

/** Responds 415 to a body that is not JSON, which would otherwise be ignored. */
function rejectOtherTypes(req: Request, res: Response, next: NextFunction): void {
  // A missing body is checked by the procedure's schema.
  const empty = req.headers['content-length'] === '0'
  if (!empty && req.is('application/json') === false) {
    res.status(415).json({ message: 'Please send JSON.' })
  } else {
    next()
  }
}

async function callProcedure(
  options: RestAdapterOptions,
  route: RestRoute,
  req: Request,
  res: Response,
): Promise<void> {
  const ctx = options.createContext(req)
  const input: unknown = route.method === 'GET' ? req.query : req.body
  try {
    const output: unknown = await callTRPCProcedure({
      router: options.router,
      path: route.procedure,
      type: route.method === 'GET' ? 'query' : 'mutation',
      ctx,
      getRawInput: () => Promise.resolve(input),
      // No procedure is aborted when the client disconnects.
      signal: undefined,
      batchIndex: 0,
    })
    res.status(route.status ?? 200).json(output)
  } catch (thrown) {
    const error = getTRPCErrorFromUnknown(thrown)
    const { status, message, retryAfterSeconds } = publicError(error)
    if (status >= 500) ctx.logger.error({ err: error, procedure: route.procedure }, 'procedure failed')
    if (retryAfterSeconds !== undefined) res.setHeader('Retry-After', retryAfterSeconds)
    res.status(status).json({ message })
  }
}
