import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

interface FreezingProxy {
  /** The address given, by way of the proxy. */
  readonly url: string
  /** Forwards nothing from now on: connections stay open, and new ones are accepted without an answer. */
  freeze(): void
  /** Forwards again, what has been held back included. */
  thaw(): void
  close(): void
}

/** Stands between a client and a PostgreSQL, whose host it can make look frozen. */
export async function startFreezingProxy(url: string): Promise<FreezingProxy> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let isFrozen = false
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('data', (data) => void other.write(data))
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      if (isFrozen) socket.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxied = new URL(url)
  proxied.port = String((server.address() as AddressInfo).port)
  return {
    url: proxied.href,
    freeze: () => {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw: () => {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
