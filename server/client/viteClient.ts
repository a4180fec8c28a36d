import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'

/** Starts Vite as middleware of our server, with hot reload over the same port. */
export function openVite(root: string, server: Server): Promise<ViteDevServer> {
  return createServer({
    root,
    appType: 'spa',
    server: { middlewareMode: true, ws: { server } },
  })
}

/** Returns index.html of the sources as Vite serves it. */
export async function viteIndex(vite: ViteDevServer): Promise<string> {
  const index = await readFile(join(vite.config.root, 'index.html'), 'utf8')
  return vite.transformIndexHtml('/', index)
}
