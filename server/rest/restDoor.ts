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
import type { RestRoute } from './routes.ts'

/** Enough for every form without a picture. */
const bodyLimitBytes = 100 * 1024

interface RestDoor {
  readonly router: AnyTRPCRouter
  readonly routes: readonly RestRoute[]
  createContext(req: Request): Context
  /** Reads a multipart form into the body, the file of that field as a data URL. */
  readonly readForm?: (file: NonNullable<RestRoute['file']>) => RequestHandler
}

/**
 * Serves procedures at plain paths: the query or the JSON body is the input, the JSON answer the output,
 * and an error is its status with `{ message }`. A known path with another method answers 405, an unknown
 * path 404.
 */
export function restDoor(door: RestDoor): Router {
  const outside = express.Router()
  for (const path of new Set(door.routes.map((route) => route.path))) {
    const there = outside.route(path)
    const routes = door.routes.filter((route) => route.path === path)
    for (const route of routes) {
      const call = (req: Request, res: Response) => callProcedure(door, route, req, res)
      if (route.method === 'GET') there.get(call)
      else there[route.method === 'POST' ? 'post' : 'put'](...bodyReaders(door, route), call)
    }
    const allowed = routes.map(({ method }) => (method === 'GET' ? 'GET, HEAD' : method)).join(', ')
    there.all((_req, res) => {
      res.setHeader('Allow', allowed)
      res.status(405).json({ message: `This address answers to ${allowed} only.` })
    })
  }
  outside.use((_req, res) => {
    res.status(404).json({ message: 'There is nothing at this address.' })
  })
  return outside
}

function bodyReaders({ readForm }: RestDoor, route: RestRoute): RequestHandler[] {
  const json = express.json({ limit: route.bodyLimitBytes ?? bodyLimitBytes })
  const form = route.file && readForm?.(route.file)
  if (!form) return [refuseOtherTypes, json]
  return [
    (req, res, next) => {
      if (req.is('multipart/form-data')) form(req, res, next)
      else refuseOtherTypes(req, res, next)
    },
    json,
  ]
}

/** A body that is not JSON would be left unread and taken for none. */
function refuseOtherTypes(req: Request, res: Response, next: NextFunction): void {
  // Whether there must be a body is for the procedure's schema to say.
  const empty = req.headers['content-length'] === '0'
  if (!empty && req.is('application/json') === false) {
    res.status(415).json({ message: 'Please send JSON.' })
  } else {
    next()
  }
}

async function callProcedure(door: RestDoor, route: RestRoute, req: Request, res: Response): Promise<void> {
  const ctx = door.createContext(req)
  const input: unknown = route.method === 'GET' ? req.query : req.body
  try {
    const output: unknown = await callTRPCProcedure({
      router: door.router,
      path: route.procedure,
      type: route.method === 'GET' ? 'query' : 'mutation',
      ctx,
      getRawInput: () => Promise.resolve(input),
      // No procedure here gives up half-way when its caller leaves.
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
