import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Request, RequestHandler } from 'express'
import expressStaticGzip from 'express-static-gzip'

const yearSeconds = 31_536_000

/** The page of '/', and of no other address. */
const landing = '/landing.html'
const page = '/index.html'

/**
 * Serves the built client: files compressed where the build has done so, hashed ones for ever, all others
 * to be asked for again each time; and the page for every address that a person may open. The landing page
 * has a page of its own, and an address that can't be read leads to the login.
 * Throws an Error when `folder` holds no build.
 */
export function builtClient(folder: string): RequestHandler {
  if (!existsSync(join(folder, page)))
    throw new Error(`There is no built client in ${folder}. Run: npm run build`)
  const home = existsSync(join(folder, landing)) ? landing : page
  const files = serveFiles(folder)
  return (req, res, next) => {
    const path = decodedPath(req)
    const serve = (address: string) => {
      req.url = address
      files(req, res, next)
    }
    if (!isRead(req)) {
      res.setHeader('Allow', 'GET, HEAD')
      res.status(405).type('text').send('This address answers to GET, HEAD only.')
    } else if (path === null) {
      if (isPage(path, req)) res.redirect('/login')
      else res.status(400).type('text').send('This address is not valid.')
    } else if (path === '/' || path === landing) {
      serve(path === '/' ? home : page)
    } else {
      files(req, res, (error?: unknown) => {
        if (error) next(error)
        else if (isPage(path, req)) serve(page)
        else res.status(404).type('text').send('There is nothing at this address.')
      })
    }
  }
}

/** Serves what is in the folder, and passes on what is not there. */
function serveFiles(folder: string) {
  const hashed = join(folder, 'assets/')
  return expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br'],
    index: false,
    serveStatic: {
      redirect: false,
      cacheControl: false,
      setHeaders: (res, file) => {
        const keeping = file.startsWith(hashed) ? `public, max-age=${yearSeconds}, immutable` : 'no-cache'
        res.setHeader('Cache-Control', keeping)
      },
    },
  })
}

/** The address in plain characters; null when it is no proper address. */
function decodedPath({ path }: Request): string | null {
  try {
    return decodeURIComponent(path)
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
