import { createServer, type Server } from 'node:http'

interface ConnectionLimits {
  /** Maximum time to receive the headers of a request. */
  readonly headersMs: number
  /** Maximum time to receive a request: 1.4 MB of logo at 190 kbit/s. */
  readonly requestMs: number
  /** Idle time after which a kept connection is closed: longer than a proxy keeps one, which then never meets a closed one. */
  readonly idleMs: number
  /** Interval of the checks for connections that exceed these limits. */
  readonly checkMs: number
  /** Maximum number of connections; further ones are closed at once. */
  readonly connections: number
}

const usual: ConnectionLimits = {
  headersMs: 15_000,
  requestMs: 60_000,
  idleMs: 65_000,
  checkMs: 2_000,
  connections: 10_000,
}

/** Creates the server of pages and API, which does not listen yet, with limits for clients that drip or hoard. */
export function siteServer(limits: ConnectionLimits = usual): Server {
  const server = createServer({
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.idleMs,
    connectionsCheckingInterval: limits.checkMs,
  })
  server.maxConnections = limits.connections
  return server
}
