import type { Server, ServerResponse } from 'node:http'

/** Maximum time for in-flight requests to finish during shutdown. */
const requestGraceMs = 6_000
/**
 * Maximum time during which connections are still accepted after shutdown began: three times what the proxy needs to
 * find out that the server is not ready (deploy/haproxy.cfg). It ends early when all clients have disconnected. A
 * request that arrives on an open connection meanwhile gets a response with `Connection: close` instead of a reset.
 */
const connectionGraceMs = 2_000
const pollIntervalMs = 50

/**
 * Prepares `server` for a graceful shutdown; call it before the server listens. The returned function sends
 * `Connection: close` with every response, stops accepting connections after a grace period, closes the
 * connections of requests that exceed their limit, and resolves when the server is closed.
 */
export function makeGracefulClose(server: Server): () => Promise<void> {
  const inFlight = new Set<ServerResponse>()
  let isClosing = false
  server.prependListener('request', (_req, res: ServerResponse) => {
    if (isClosing) res.setHeader('Connection', 'close')
    inFlight.add(res)
    res.once('close', () => inFlight.delete(res))
  })
  return async () => {
    isClosing = true
    if (!server.listening) return
    for (const res of inFlight) if (!res.headersSent) res.setHeader('Connection', 'close')
    await waitForDisconnects(server)
    await close(server)
  }
}

/** Resolves when no client is connected, at the latest after the grace period. */
function waitForDisconnects(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearInterval(poll)
      clearTimeout(timeout)
      resolve()
    }
    const poll = setInterval(() => {
      server.getConnections((_error, count) => {
        if (count === 0) finish()
      })
    }, pollIntervalMs)
    const timeout = setTimeout(finish, connectionGraceMs)
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A keep-alive connection becomes idle only after its last response is sent.
    const closeIdle = setInterval(() => server.closeIdleConnections(), pollIntervalMs)
    const cutOff = setTimeout(() => server.closeAllConnections(), requestGraceMs)
    server.close(() => {
      clearInterval(closeIdle)
      clearTimeout(cutOff)
      resolve()
    })
  })
}
