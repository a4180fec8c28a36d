import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import express, { type Request, type RequestHandler, type Response } from 'express'

const yearSeconds = 31_536_000

/** Best first. The build lays the compressed forms beside the files. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

/**
 * Serves the built client: files compressed where the build has done so, hashed ones for ever, all others
 * to be asked for again each time; and the page for every address that a person may open; the landing page has one of its own.
 * Throws an Error when `folder` holds no build.
 */
export function builtClient(folder: string): RequestHandler {
  const files = listFiles(folder)
  if (!files.has('/index.html')) throw new Error(`There is no built client in ${folder}. Run: npm run build`)
  const router = express.Router()
  router.use((req, res, next) => {
    const path = decodedPath(req, files)
    if (path === null) res.status(400).type('text').send('This address is not valid.')
    else if (!isRead(req) || !files.has(path)) next()
    else sendFile(folder, files, path, req, res)
  })
  router.all('/{*path}', (req, res) => {
    if (!isRead(req)) {
      res.setHeader('Allow', 'GET, HEAD')
      res.status(405).type('text').send('This address answers to GET, HEAD only.')
    } else if (isPage(req)) {
      sendFile(folder, files, '/index.html', req, res)
    } else {
      res.status(404).type('text').send('There is nothing at this address.')
    }
  })
  return router
}

/** The file that the address names; null when it is no proper address. */
function decodedPath({ path }: Request, files: ReadonlySet<string>): string | null {
  try {
    if (path === '/') return files.has('/landing.html') ? '/landing.html' : '/index.html'
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

const isRead = (req: Request) => req.method === 'GET' || req.method === 'HEAD'

/** A name with an ending is a file that we lack; everything else is a page, if a page is asked for. */
const isPage = (req: Request) => !/\.[^/]*$/.test(req.path) && Boolean(req.accepts('html'))

/** The addresses of all files in the folder, such as '/assets/main-1a2b3c.js'. */
function listFiles(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return new Set(
    files.map((file) => `/${relative(folder, join(file.parentPath, file.name)).split(sep).join('/')}`),
  )
}

function sendFile(
  folder: string,
  files: ReadonlySet<string>,
  path: string,
  req: Request,
  res: Response,
): void {
  const accepted = req.acceptsEncodings()
  const encoding = encodings.find(({ name, ending }) => accepted.includes(name) && files.has(path + ending))
  res.vary('Accept-Encoding')
  res.type(/[^.]*$/.exec(path)?.[0] ?? '')
  res.setHeader(
    'Cache-Control',
    path.startsWith('/assets/') ? `public, max-age=${yearSeconds}, immutable` : 'no-cache',
  )
  if (encoding) res.setHeader('Content-Encoding', encoding.name)
  res.sendFile(path + (encoding?.ending ?? ''), { root: folder, cacheControl: false })
}
