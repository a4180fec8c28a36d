import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Request, RequestHandler, Response } from 'express'

const yearSeconds = 31_536_000

/** Best first. The build lays the compressed forms beside the files. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

/**
 * Serves the built client: files compressed where the build has done so, hashed ones for ever, all others
 * to be asked for again each time; and the page for every address that a person may open. The landing page
 * has a page of its own, and an address that can't be read leads to the login.
 * Throws an Error when `folder` holds no build.
 */
export function builtClient(folder: string): RequestHandler {
  const files = listFiles(folder)
  if (!files.has('/index.html')) throw new Error(`There is no built client in ${folder}. Run: npm run build`)
  return (req, res) => {
    const path = decodedPath(req, files)
    if (!isRead(req)) {
      res.setHeader('Allow', 'GET, HEAD')
      res.status(405).type('text').send('This address answers to GET, HEAD only.')
    } else if (path !== null && files.has(path)) {
      sendFile(folder, files, path, req, res)
    } else if (isPage(path, req)) {
      if (path === null) res.redirect('/login')
      else sendFile(folder, files, '/index.html', req, res)
    } else if (path === null) {
      res.status(400).type('text').send('This address is not valid.')
    } else {
      res.status(404).type('text').send('There is nothing at this address.')
    }
  }
}

/** The page of '/', and of no other address. */
const landing = '/landing.html'

/** The file that the address names; null when it is no proper address. */
function decodedPath({ path }: Request, files: ReadonlySet<string>): string | null {
  if (path === '/') return files.has(landing) ? landing : '/index.html'
  try {
    const decoded = decodeURIComponent(path)
    return decoded === landing ? '/index.html' : decoded
  } catch {
    return null
  }
}

const isRead = (req: Request) => req.method === 'GET' || req.method === 'HEAD'

/**
 * Whether the page answers where no file is; the client then leads on. A script or picture that is missing
 * must not get it: at a name with an ending, or at what is no proper address, the page is for those only who
 * would rather have HTML than anything else, as browsers do with what a person types.
 */
function isPage(path: string | null, req: Request): boolean {
  if ((path ?? req.path).startsWith('/assets/')) return false
  const isPlain = path !== null && !path.slice(path.lastIndexOf('/') + 1).includes('.')
  return isPlain ? Boolean(req.accepts('html')) : req.accepts()[0] === 'text/html'
}

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
