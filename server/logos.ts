import express, { type Router } from 'express'
import type { Database } from './db/openDatabase.ts'
import { findLogo } from './services/updateTeam.ts'

const yearSeconds = 31_536_000

/** Serves team logos at addresses with their content hash, so that they can be cached for ever. */
export function logoFiles(db: Database): Router {
  const router = express.Router()
  router.get('/:file', async (req, res, next) => {
    const hash = /^([0-9a-f]{64})\.png$/.exec(req.params.file)?.[1]
    const png = hash === undefined ? null : await findLogo(db, hash)
    if (!png) {
      next()
      return
    }
    res.setHeader('Cache-Control', `public, max-age=${yearSeconds}, immutable`)
    res.setHeader('Content-Disposition', 'inline')
    res.type('png').send(Buffer.from(png))
  })
  return router
}
