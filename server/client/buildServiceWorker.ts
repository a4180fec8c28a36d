import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const entry = 'client/serviceWorker/serviceWorker.ts'
const fileName = 'service-worker.js'

/**
 * Files that the game does without: compressed variants, the video of the landing page with its picture, and what
 * only crawlers, operating systems and browsers without JavaScript read, and the rules, which a page asks for when it
 * needs another build.
 */
const leftOut =
  /\.(?:br|gz|txt|webmanifest)$|^icons\/|^rules[/.]|^reading\.css$|^assets\/gameplay-|^service-worker\.js$/

/** Service worker in development: a browser that has run a build of the same address would go on with it. */
const removal = `
addEventListener('install', () => skipWaiting())
addEventListener('activate', async () => {
  await registration.unregister()
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url)
})
`

/**
 * Vite plugin: builds the service worker with the list of all files that it keeps. In development, serves a worker
 * that removes the one of a build from the browser.
 */
export function buildServiceWorker(): Plugin {
  let root = ''
  return {
    name: 'floodlight:service-worker',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    configResolved(config) {
      root = config.root
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_req, res) => {
        res.setHeader('Content-Type', 'text/javascript')
        res.end(removal)
      })
    },
    writeBundle: {
      sequential: true,
      async handler({ dir }, bundle) {
        if (!dir || !('index.html' in bundle)) return
        const files = await precachedFiles(dir)
        const version = sha256(JSON.stringify(files)).toString('base64url').slice(0, 12)
        await build({
          root,
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define: { VERSION: JSON.stringify(version), FILES: JSON.stringify(files) },
          build: {
            outDir: dir,
            emptyOutDir: false,
            modulePreload: false,
            rolldownOptions: {
              input: join(root, entry),
              output: { format: 'iife', entryFileNames: fileName },
            },
          },
        })
      },
    },
  }
}

/** Returns the hashes of the files of a build that the service worker keeps, by their addresses. */
export async function precachedFiles(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((file) => file.isFile())
    .map((file) =>
      join(file.parentPath, file.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !leftOut.test(file))
  const hashes = files.toSorted().map(async (file) => {
    // Served at no other address.
    const address = file === 'landing.html' ? '/' : `/${file}`
    return [address, `sha256-${sha256(await readFile(join(folder, file))).toString('base64')}`] as const
  })
  return Object.fromEntries(await Promise.all(hashes))
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest()
