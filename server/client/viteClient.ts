import type { Server } from 'node:http'
import { createServer, type ViteDevServer } from 'vite'

/** Starts Vite as middleware of our server, with hot reload over the same port. */
export function openVite(root: string, server: Server): Promise<ViteDevServer> {
  return createServer({
    root,
    appType: 'spa',
    server: { middlewareMode: true, ws: { server } },
  })
}
