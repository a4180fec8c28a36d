import express, { type Response, type Router } from 'express'
import { readAllTimePage } from './challenges/allTimePage.ts'
import { readChallengePage, readInvitationPage } from './challenges/challengePage.ts'
import { pictureReader } from './challenges/challengePicture.ts'
import { type ChallengePage, missingPage } from './challenges/pageParts.ts'
import type { AppContext } from './context.ts'

interface PageParts extends Pick<AppContext, 'db' | 'clock' | 'logger' | 'publicUrl'> {
  /** Returns index.html of the client. */
  readonly readIndex: () => string | Promise<string>
}

/** Tables are read from memory for as long, too. */
const cached = 'public, max-age=30'

/** Serves the pages of challenges as index.html with title, preview and text of the page, and their pictures. */
export function challengePages({ readIndex, ...context }: PageParts): Router {
  const router = express.Router()
  const readPicture = pictureReader(context)

  const send = async (res: Response, page: ChallengePage | null) => {
    const index = await readIndex()
    if (page?.fault !== undefined)
      context.logger.warn({ err: page.fault }, 'page was served without its table')
    res.setHeader('Cache-Control', page?.fault === undefined ? cached : 'no-cache')
    res
      .status(page ? 200 : 404)
      .type('html')
      .send(fill(index, page ?? missingPage))
  }

  router.get(/^\/challenges\/all-time\/?$/i, async (req, res, next) => {
    if (req.accepts('html')) await send(res, await readAllTimePage(context))
    else next()
  })
  // Other addresses, malformed ones too, are the client's.
  router.get(/^\/challenges(?:\/([^/%]+))?\/?$/i, async (req, res, next) => {
    if (!req.accepts('html')) {
      next()
      return
    }
    const { table, page, league } = req.query
    const week = req.params[0]
    const code = week === undefined ? textOf(league) : undefined
    const reading =
      code === undefined
        ? readChallengePage(context, { week, table: textOf(table), page: textOf(page) })
        : readInvitationPage(context, code)
    await send(res, await reading)
  })
  router.get(/^\/challenges\/([^/%]+)\/picture\.png$/i, async (req, res, next) => {
    const png = await readPicture(req.params[0] ?? '')
    if (!png) {
      next()
      return
    }
    // Previews of links show it on other sites.
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
    res.setHeader('Cache-Control', cached).type('png').send(png)
  })
  return router
}

/** Parameters that are given twice count as absent. */
function textOf(parameter: unknown): string | undefined {
  return typeof parameter === 'string' ? parameter : undefined
}

/** Inserts a page into index.html. */
function fill(index: string, { head, body }: ChallengePage): string {
  const root = '<div id="root"></div>'
  return index
    .replace(/<meta\s+name="description"[^>]*>\s*/, '')
    .replace(/<title>.*?<\/title>/s, () => head.source)
    .replace(root, () => `${root}\n${body.source}`)
}
