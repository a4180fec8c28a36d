import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Portal {
  /** Such as 'http://localhost:41234'. */
  readonly url: string
  /** Answers these paths with a login page of its own; null forwards everything. */
  intercept(isIntercepted: ((path: string) => boolean) | null, headers?: Record<string, string>): void
  /** Paths that were answered with the login page. */
  readonly intercepted: readonly string[]
  close(): void
}

/** Starts an HTTP proxy that can act as a captive portal: it then answers 200 and HTML in place of the target. */
export async function startPortal(target: string): Promise<Portal> {
  const intercepted: string[] = []
  let isIntercepted: (path: string) => boolean = () => false
  let extraHeaders: Record<string, string> = {}
  const forward = (near: IncomingMessage, answer: ServerResponse) => {
    const { method, headers } = near
    const far = request(new URL(near.url ?? '/', target), { method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers)
      found.pipe(answer)
    })
    far.on('error', () => answer.destroy())
    near.pipe(far)
  }
  const server = createServer((near, answer) => {
    const path = near.url ?? '/'
    if (!isIntercepted(path)) {
      forward(near, answer)
      return
    }
    intercepted.push(path)
    answer.writeHead(200, { 'Content-Type': 'text/html', ...extraHeaders })
    answer.end('<!doctype html><title>Free Wi-Fi</title><h1>Log in to the network</h1>')
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    intercepted,
    intercept(choose, headers = {}) {
      isIntercepted = choose ?? (() => false)
      extraHeaders = headers
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
