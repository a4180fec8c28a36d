import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Request, RequestHandler } from 'express'
import expressStaticGzip from 'express-static-gzip'
import { noticesFile } from './thirdPartyNotices.ts'

const yearSeconds = 31_536_000

/** File for '/', served at no other address. */
const landing = '/landing.html'
const page = '/index.html'

/**
 * Serves the built client: its files, compressed where the build has written a compressed variant, immutable if
 * hashed, else revalidated; and index.html for every page address, landing.html for '/', the notices of
 * third parties for '/licences'. A malformed page address
 * redirects to the login. Follows a new build that is put in place. Throws an Error when `folder` contains no build.
 */
export function builtClient(folder: string): RequestHandler {
  if (!existsSync(join(folder, page)))
    throw new Error(`There is no built client in ${folder}. Run: npm run build`)
  const currentBuild = followBuilds(folder)
  return (req, res, next) => {
    const path = decodedPath(req)
    const { files, home } = currentBuild()
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
    } else if (path === '/licences') {
      serve(`/${noticesFile}`)
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

/** Returns index.html of the build in place. */
export function builtIndex(folder: string): string {
  return readFileSync(join(folder, page), 'utf8')
}

interface Build {
  readonly files: ReturnType<typeof serveFiles>
  /** File for '/'. */
  readonly home: string
}

/** Returns the build in place: its compressed variants are listed again when the folder has changed. */
function followBuilds(folder: string): () => Build {
  const changedAt = () => statSync(folder, { throwIfNoEntry: false })?.mtimeMs
  const open = () => ({
    files: serveFiles(folder),
    home: existsSync(join(folder, landing)) ? landing : page,
  })
  let seenAt = changedAt()
  let build = open()
  return () => {
    const at = changedAt()
    if (at !== seenAt) {
      seenAt = at
      build = open()
    }
    return build
  }
}

/** Serves the files of a folder; calls `next` for missing ones. */
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

/** Decodes the path; null when it is malformed. */
function decodedPath({ path }: Request): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

const isRead = (req: Request) => req.method === 'GET' || req.method === 'HEAD'

/**
 * True when a path without a file is answered with index.html, where the client routes on. Missing scripts and
 * pictures must not be: for a path with an extension, or a malformed one, only requests that prefer HTML over
 * everything else count, as navigations of browsers do.
 */
function isPage(path: string | null, req: Request): boolean {
  if ((path ?? req.path).startsWith('/assets/')) return false
  const isPlain = path !== null && !path.slice(path.lastIndexOf('/') + 1).includes('.')
  return isPlain ? Boolean(req.accepts('html')) : req.accepts()[0] === 'text/html'
}
