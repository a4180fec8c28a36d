import type { Server, ServerResponse } from 'node:http'

/** How long requests that are under way may take to finish once the server is asked to stop. */
const patienceMs = 6_000
/**
 * How long the server still takes connections then, unless everyone is gone before. Whoever writes on an open
 * connection at this moment gets an answer that closes it, instead of a broken line.
 */
const farewellMs = 1_000
const lookEveryMs = 50

/**
 * Prepares `server` to be closed without breaking a request; call it before requests can come. The function
 * returned says goodbye with every answer from then on, takes no more connections after a while, and cuts what
 * takes too long.
 */
export function makeCloser(server: Server): () => Promise<void> {
  const underWay = new Set<ServerResponse>()
  let isClosing = false
  server.prependListener('request', (_req, res: ServerResponse) => {
    if (isClosing) res.setHeader('Connection', 'close')
    underWay.add(res)
    res.once('close', () => underWay.delete(res))
  })
  return async () => {
    isClosing = true
    if (!server.listening) return
    for (const res of underWay) if (!res.headersSent) res.setHeader('Connection', 'close')
    await everyoneGone(server)
    await close(server)
  }
}

/** Resolves when nobody is connected, at the latest after the farewell. */
function everyoneGone(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const leave = () => {
      clearInterval(look)
      clearTimeout(enough)
      resolve()
    }
    const look = setInterval(() => {
      server.getConnections((_error, count) => {
        if (count === 0) leave()
      })
    }, lookEveryMs)
    const enough = setTimeout(leave, farewellMs)
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection that browsers keep open goes idle only when its last answer is out.
    const sweep = setInterval(() => {
      server.closeIdleConnections()
    }, lookEveryMs)
    const cut = setTimeout(() => {
      server.closeAllConnections()
    }, patienceMs)
    server.close(() => {
      clearInterval(sweep)
      clearTimeout(cut)
      resolve()
    })
  })
}
