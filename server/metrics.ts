/** Metrics of the process in the Prometheus format, for a port of their own. */
import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { PoolSize } from './db/openDatabase.ts'
import { restRoutes } from './rest/routes.ts'
import { appRouter } from './routers/appRouter.ts'

/** A request that has ended. */
export interface EndedRequest {
  readonly method: string
  /** Path without query. */
  readonly path: string
  readonly status: number
  readonly seconds: number
}

export interface Metrics {
  /** Counts a request with its duration, by method, route and status. */
  readonly observe: (request: EndedRequest) => void
  /** Counts a connection to the database that was lost. */
  countLostConnection(): void
  /** Reports the size of the pool of connections from now on. */
  watchPool(size: () => PoolSize): void
  /** Text of all metrics, and its media type. */
  read(): Promise<{ text: string; type: string }>
}

/** Upper limits of the histogram's classes in seconds: from a cached page to the limit of a statement. */
export const CLASSES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']
const REST_PATHS: ReadonlySet<string> = new Set(restRoutes.map(({ path }) => `/api${path}`))
const PROCEDURES: ReadonlySet<string> = new Set(Object.keys(appRouter._def.procedures))

/** Creates the metrics: requests, lost connections, event loop and memory. */
export function makeMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests; a status from 500 on is an error of the server',
    labelNames: ['method', 'route', 'status'],
    buckets: CLASSES,
    registers,
  })
  const lost = new Counter({
    name: 'database_connections_lost_total',
    help: 'Connections to the database that were lost',
    registers,
  })
  return {
    observe: ({ method, path, status, seconds }) => {
      requests.observe({ ...labelsOf({ method, path }), status }, seconds)
    },
    countLostConnection() {
      lost.inc()
    },
    watchPool(size) {
      new Gauge({
        name: 'database_connections',
        help: 'Connections to the database that are used or idle, and requests that wait for one',
        labelNames: ['state'],
        registers,
        collect() {
          const { total, idle, waiting } = size()
          this.set({ state: 'used' }, total - idle)
          this.set({ state: 'idle' }, idle)
          this.set({ state: 'waiting' }, waiting)
        },
      })
    },
    read: async () => ({ text: await registry.metrics(), type: registry.contentType }),
  }
}

/** Method and route of a request. Clients choose methods and paths: only known ones become labels. */
export function labelsOf({ method, path }: Pick<EndedRequest, 'method' | 'path'>) {
  return { method: METHODS.includes(method) ? method : 'other', route: routeOf(path) }
}

/** Route of a path: a REST path, `trpc` with the procedure, `/api/logos`, `page`, or `other` for unknown calls. */
function routeOf(path: string): string {
  if (!path.startsWith('/api/')) return 'page'
  if (REST_PATHS.has(path)) return path
  if (path.startsWith('/api/logos/')) return '/api/logos'
  const procedure = /^\/api\/trpc\/([\w.]+)$/.exec(path)?.[1]
  return procedure !== undefined && PROCEDURES.has(procedure) ? `trpc ${procedure}` : 'other'
}

/** Server of the metrics at `/metrics`, which does not listen yet. */
export function metricsServer(metrics: Pick<Metrics, 'read'>): Server {
  return createServer((req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') {
      res.writeHead(404).end()
      return
    }
    metrics.read().then(
      ({ text, type }) => res.writeHead(200, { 'Content-Type': type }).end(text),
      () => res.writeHead(500).end(),
    )
  })
}
